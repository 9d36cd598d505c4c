import { isRecord } from '@contract';

import { rowOf } from './extension-check';
import { GROUP } from './groups';
import { idIn, type Kit, recordIn, textIn } from './kit';

const COMMENTS = `${GROUP}/news/{newsId}/comments`;

/** Comments on a passage, replies, resolves the thread, and deletes the reply. */
export const inspectComments = async (
  { client, inspect, mark }: Kit,
  params: { groupId: string; newsId: string },
): Promise<void> => {
  const row = rowOf('comments');
  const list = async (): Promise<Record<string, unknown>[]> => {
    const data: unknown = (await client.send(`GET ${COMMENTS}`, { params })).body?.['data'];
    return Array.isArray(data) ? data.filter(isRecord) : [];
  };
  const add = async (body: Record<string, unknown>) =>
    idIn(recordIn((await client.send(`POST ${COMMENTS}`, { params, body })).body ?? {}, 'data'), 'id');
  const anchor = { quote: 'ข่าว', before: '', after: '' };
  const threadId = await add({ text: `${mark} ความเห็น`, anchor });
  const reply = await add({ text: `${mark} ตอบ`, threadId });
  const found = async () => (await list()).find((thread) => idIn(thread, 'id') === threadId) ?? {};
  const thread = await found();
  const replies: unknown = thread['replies'];
  const isWhole =
    textIn(recordIn(thread, 'anchor'), 'quote') === anchor.quote &&
    Array.isArray(replies) &&
    replies.some((one) => isRecord(one) && idIn(one, 'id') === reply);
  inspect.expect(row, isWhole, 'a comment is not listed with its passage and its reply');
  const of = (commentId: string) => ({ params: { ...params, commentId } });
  await client.send(`POST ${COMMENTS}/{commentId}/resolve`, of(threadId));
  inspect.expect(row, isRecord((await found())['resolved']), 'a resolved comment is not listed as resolved');
  const kept = await client.send(`DELETE ${COMMENTS}/{commentId}`, of(threadId));
  inspect.expect(row, kept.body?.['success'] === false, 'a comment with replies is deleted');
  const deleted = await client.send(`DELETE ${COMMENTS}/{commentId}`, of(reply));
  inspect.expect(row, deleted.body?.['success'] === true, `a reply is not deleted (HTTP ${deleted.status})`);
};

import type { ExtensionName } from '@contract';

import { inspectComments } from './comments';
import { rowOf } from './extension-check';
import { GROUP } from './groups';
import { idIn, itemsIn, type Kit, recordIn } from './kit';
import { inspectMedia } from './media';
import { inspectPictureSizes } from './picture-sizes';
import { inspectPresence } from './presence';
import { inspectWaitingChanges, inspectWithdrawal } from './published-extensions';
import { sampleForm } from './sample-news';
import { inspectSearch, inspectTags } from './search-extension';
import { inspectTemplates } from './templates';

type Written = { title: string; categoryId: string; countryCode: string; groupId: string; newsId: string };

const CREATE = `POST ${GROUP}/news/create`;
const READ = `GET ${GROUP}/news/{newsId}`;
const APPROVE = `POST ${GROUP}/news/{newsId}/approve`;
const ITEM = `POST ${GROUP}/news/{newsId}`;
const EDIT = `POST ${GROUP}/news/{newsId}/edit`;
const FETCH = `POST ${GROUP}/fetch-picture`;
const VERSIONS = `${READ}/versions`;

/** The id of no user. */
const NOBODY = 2_000_000_000;

/** Asks for a picture that no server may fetch. */
const inspectFetch = async ({ client, inspect }: Kit, groupId: string): Promise<void> => {
  const body = { address: 'http://127.0.0.1/picture.png' };
  const { status } = await client.send(FETCH, { params: { groupId }, body });
  inspect.expect(
    rowOf('fetch-pictures'),
    status === 422,
    `a picture of the server's own computer gives HTTP ${status}`,
  );
};

/** Hands an item over to somebody who is no member of its group. */
const inspectHandOver = async (
  { client, inspect }: Kit,
  params: Pick<Written, 'groupId' | 'newsId'>,
): Promise<void> => {
  const { status, body } = await client.send(`${ITEM}/hand-over`, { params, body: { authorId: NOBODY } });
  inspect.expect(
    rowOf('hand-over-news'),
    status === 400 && 'authorId' in recordIn(body ?? {}, 'errors'),
    `a hand-over to somebody who is no member gives HTTP ${status}`,
  );
};

/** The extensions that concern writing news. What is created here is deleted with its group. */
export const inspectNewsExtensions = async (kit: Kit, { newsId, ...written }: Written): Promise<void> => {
  const { client, inspect, extensions } = kit;
  const params = { groupId: written.groupId, newsId };
  const begin = (name: ExtensionName): boolean => {
    if (!extensions.includes(name)) return false;
    inspect.tried(rowOf(name));
    return true;
  };

  if (begin('author')) {
    const item = recordIn((await client.send(READ, { params })).body ?? {}, 'data');
    const id = idIn(recordIn(item, 'author'), 'id');
    inspect.expect(rowOf('author'), id === kit.me.id, `author.id is ${id || 'missing'}, not ${kit.me.id}`);
  }
  if (begin('search-news')) await inspectSearch(kit, params);
  if (begin('cover-original')) {
    const form = sampleForm({ ...written, newsId }, { covers: true });
    const cover = form.get('cover');
    if (cover) form.set('original', cover);
    await client.send(EDIT, { params, form });
    const item = recordIn((await client.send(READ, { params })).body ?? {}, 'data');
    inspect.expect(
      rowOf('cover-original'),
      typeof item['coverOriginalUrl'] === 'string',
      'an item whose original was sent does not say where it is',
    );
  }
  if (begin('idempotency')) {
    const create = async () => {
      const form = sampleForm({ ...written, title: `${written.title} 1×` }, { covers: true });
      const headers = { 'idempotency-key': kit.mark.replace(/\W+/g, '-') };
      return idIn(recordIn((await client.send(CREATE, { params, form, headers })).body ?? {}, 'data'), 'id');
    };
    const [first, second] = [await create(), await create()];
    inspect.expect(
      rowOf('idempotency'),
      first !== '' && first === second,
      `one key made the items ${first} and ${second}`,
    );
  }
  if (begin('conditional-edit')) {
    const form = sampleForm({ ...written, newsId }, { covers: false });
    const headers = { 'if-match': '"no version of it"' };
    const { status } = await client.send(EDIT, { params, form, headers });
    inspect.expect(
      rowOf('conditional-edit'),
      status === 412,
      `an edit of another version gives HTTP ${status}`,
    );
  }
  if (begin('picture-sizes')) await inspectPictureSizes(kit, params);
  if (begin('fetch-pictures')) await inspectFetch(kit, written.groupId);
  if (begin('tag-suggestions')) await inspectTags(kit, written.groupId);
  if (begin('approval-reason')) {
    const { status, body } = await client.send(APPROVE, { params, body: { reason: ' ' } });
    inspect.expect(
      rowOf('approval-reason'),
      status === 400 && 'reason' in recordIn(body ?? {}, 'errors'),
      `an empty reason gives HTTP ${status}`,
    );
  }
  if (begin('four-eyes')) {
    const { status } = await client.send(APPROVE, { params });
    const isRefused = status === 409 || status === 403;
    inspect.expect(rowOf('four-eyes'), isRefused, `approving what one wrote gives HTTP ${status}`);
  }
  if (begin('published-copy')) await inspectWaitingChanges(kit, { ...written, newsId });
  if (begin('returns')) {
    const comment = `${kit.mark} กลับ`;
    const { status } = await client.send(`${ITEM}/return`, { params, body: { comment } });
    const item = recordIn((await client.send(READ, { params })).body ?? {}, 'data');
    inspect.expect(
      rowOf('returns'),
      recordIn(item, 'returned')['comment'] === comment,
      `a returned item (HTTP ${status}) does not carry the comment`,
    );
  }
  if (extensions.includes('published-copy')) await inspectWithdrawal(kit, { ...written, newsId });
  if (begin('versions')) {
    const { body } = await client.send(VERSIONS, { params });
    const [newest] = itemsIn(recordIn(body ?? {}, 'data'));
    const number = String(newest?.['number'] ?? '');
    const version = await client.send(`${VERSIONS}/{number}`, { params: { ...params, number } });
    const content = recordIn(recordIn(version.body ?? {}, 'data'), 'content');
    inspect.expect(
      rowOf('versions'),
      typeof content['html'] === 'string' && typeof content['title'] === 'string',
      `version ${number || 'of an item'} has no content (HTTP ${version.status})`,
    );
  }
  if (begin('hand-over-news')) await inspectHandOver(kit, params);
  if (begin('presence')) await inspectPresence(kit, params);
  if (begin('trash')) {
    await client.send(`DELETE ${GROUP}/news/{newsId}`, { params });
    const { body } = await client.send(`GET ${GROUP}/trash`, { params });
    const listed = itemsIn(recordIn(body ?? {}, 'data')).some((item) => idIn(item, 'id') === newsId);
    const gone = await client.send(READ, { params });
    const restored = await client.send(`${ITEM}/restore`, { params });
    const back = await client.send(READ, { params });
    inspect.expect(
      rowOf('trash'),
      listed && gone.status === 404 && back.status === 200,
      `deleted news (HTTP ${gone.status}, ${listed ? 'listed' : 'not listed'}) come back with HTTP ${restored.status}`,
    );
  }
  if (begin('comments')) await inspectComments(kit, params);
  if (begin('media')) await inspectMedia(kit, written.groupId);
  if (begin('templates')) await inspectTemplates(kit, params);
  if (begin('removed-html')) {
    const form = sampleForm({ ...written, newsId }, { covers: false });
    form.set('html', '<p onclick="a()">ข้อความ</p><iframe src="https://frame.invalid/"></iframe>');
    const { body } = await client.send(EDIT, { params, form });
    const { removed } = recordIn(body ?? {}, 'data');
    inspect.expect(
      rowOf('removed-html'),
      Array.isArray(removed) && removed.length > 0,
      'the answer does not name what was taken out',
    );
  }
};

import { PostStatus } from '@contract';

import { rowOf } from './extension-check';
import { GROUP } from './groups';
import { type Kit, numberIn, recordIn, textIn } from './kit';
import { sampleForm } from './sample-news';

type Written = { title: string; categoryId: string; countryCode: string; groupId: string; newsId: string };

const ITEM = `${GROUP}/news/{newsId}`;

/** Sends changes that wait: readers go on seeing the approved version. */
export const inspectWaitingChanges = async ({ client, inspect }: Kit, written: Written): Promise<void> => {
  const row = rowOf('published-copy');
  const params = { groupId: written.groupId, newsId: written.newsId };
  const title = `${written.title} รออนุมัติ`;
  const form = sampleForm({ ...written, title }, { covers: false });
  form.set('publish', 'false');
  await client.send(`POST ${ITEM}/edit`, { params, form });
  const item = recordIn((await client.send(`GET ${ITEM}`, { params })).body ?? {}, 'data');
  inspect.expect(
    row,
    textIn(item, 'title') === title && textIn(item, 'waitingSince') !== '',
    'an item with changes does not say since when they wait',
  );
  inspect.expect(row, numberIn(recordIn(item, 'published'), 'version') > 0, 'published.version is missing');
  const copy = recordIn((await client.send(`GET ${ITEM}/published`, { params })).body ?? {}, 'data');
  const shown = textIn(recordIn(copy, 'content'), 'title');
  inspect.expect(
    row,
    shown !== '' && shown !== title,
    `readers see “${shown}” before the changes are approved`,
  );
};

/** Takes the item off the website, and gives it another 24 hours. */
export const inspectWithdrawal = async (
  { client, inspect, extensions }: Kit,
  { groupId, newsId }: Written,
): Promise<void> => {
  const params = { groupId, newsId };
  const statusNow = async () => {
    const item = recordIn((await client.send(`GET ${ITEM}`, { params })).body ?? {}, 'data');
    return numberIn(item, 'status');
  };
  const body = { comment: 'ถอน' };
  const { status } = await client.send(`POST ${ITEM}/withdraw`, { params, body });
  const isHidden = (await statusNow()) === PostStatus.Hidden;
  inspect.expect(rowOf('published-copy'), isHidden, `withdrawn news (HTTP ${status}) is not hidden`);
  if (!extensions.includes('approval-again')) return;
  inspect.tried(rowOf('approval-again'));
  const again = await client.send(`POST ${ITEM}/approve`, { params, body: { again: true } });
  const isShown = (await statusNow()) === PostStatus.Published;
  inspect.expect(rowOf('approval-again'), isShown, `another 24 hours (HTTP ${again.status}) do not publish`);
};

import { ErrorCode, PostStatus } from '@contract';

import type { Request } from './client';
import { GROUP } from './groups';
import { findMade, hasId, idIn, itemsIn, type Kit, NEEDS_WRITE, numberIn, textIn, unknownLike } from './kit';
import { inspectNewsExtensions } from './news-extensions';
import { SAMPLE, sampleForm, sampleImage } from './sample-news';
import { expectPage } from './users';

type Json = Record<string, unknown>;

const LIST = `GET ${GROUP}/news`;
const READ = `GET ${GROUP}/news/{newsId}`;
const CREATE = `POST ${GROUP}/news/create`;
const EDIT = `POST ${GROUP}/news/{newsId}/edit`;
const APPROVE = `POST ${GROUP}/news/{newsId}/approve`;
const UPLOAD = `POST ${GROUP}/upload`;
const STATISTICS = `GET ${GROUP}/statistics`;
const OF_USER = 'GET /api/news/journalist/news/{userId}';
const PAGE = { page: 1, limit: 20 };

type Written = { title: string; categoryId: string; countryCode: string };

/** Checks that the item is read back as it was sent. */
const expectAsSent = (
  { inspect }: Kit,
  call: string,
  item: Json,
  { title, categoryId, ...written }: Written,
): void => {
  const { publishedDate, tags, references, ...texts } = SAMPLE;
  const same = (name: string, value: unknown) =>
    inspect.expect(
      call,
      JSON.stringify(item[name]) === JSON.stringify(value),
      `${name} is ${JSON.stringify(item[name])?.slice(0, 80) ?? 'missing'} instead of what was sent`,
    );
  for (const [name, value] of Object.entries({ title, ...written, ...texts })) same(name, value);
  const category = idIn(item, 'categoryId');
  inspect.expect(call, category === categoryId, `categoryId is ${category} instead of what was sent`);
  same(
    'tags',
    tags.map((name) => ({ name })),
  );
  same('references', references);
  // Backends use either name for the date.
  const publishedAt = textIn(item, 'publishedAt') || textIn(item, 'publishedDate');
  const isSameMoment = new Date(publishedAt).getTime() === new Date(publishedDate).getTime();
  inspect.expect(call, isSameMoment, `publishedAt is ${publishedAt}, another moment than ${publishedDate}`);
  for (const name of ['coverImageUrl', 'squareImageUrl']) {
    inspect.expect(call, textIn(item, name) !== '', `${name} is empty`);
  }
};

const approve = async ({ inspect }: Kit, params: { groupId: string; newsId: string }): Promise<void> => {
  const steps = [
    { flag: 'isApprovedLifeTime', after: 'the first approval' },
    { flag: 'isApprovedPermanent', after: 'the second approval' },
  ];
  for (const { flag, after } of steps) {
    if (!(await inspect.call(APPROVE, { params })).ok) return;
    const { data } = await inspect.call(READ, { params });
    inspect.expect(APPROVE, data[flag] === true, `${flag} is ${String(data[flag])} after ${after}`);
    const isPublished = data['status'] === PostStatus.Published;
    inspect.expect(APPROVE, isPublished, `status is ${String(data['status'])} after ${after}`);
  }
};

const upload = async ({ client, inspect, cleanUp }: Kit, groupId: string): Promise<void> => {
  const form = new FormData();
  form.set('image', sampleImage(), 'image.png');
  const { data, ok } = await inspect.call(UPLOAD, { params: { groupId }, form });
  if (!ok || !textIn(data, 'url')) return;
  const address = client.addressOf(textIn(data, 'url'));
  cleanUp.image(address);
  const answer = await fetch(address).catch(() => undefined);
  await answer?.body?.cancel();
  const type = answer?.headers.get('content-type') ?? 'nothing';
  inspect.expect(
    UPLOAD,
    answer?.ok === true && type.startsWith('image/'),
    `data.url gives ${type}, no image`,
  );
};

const write = async (
  kit: Kit,
  groupId: string,
  base: Omit<Written, 'title'>,
): Promise<string | undefined> => {
  const { inspect, mark } = kit;
  const written = { ...base, title: `${mark} ข่าว` };
  const empty = { because: 'an empty title', code: ErrorCode.InvalidInput, field: 'title' };
  const untitled = sampleForm({ ...written, title: '', groupId }, { covers: true });
  await inspect.refused(CREATE, { params: { groupId }, form: untitled }, empty);
  const form = sampleForm({ ...written, groupId }, { covers: true });
  const created = await inspect.call(CREATE, { params: { groupId }, form });
  if (!created.ok) return undefined;
  const list: [string, Request] = [LIST, { params: { groupId }, query: { ...PAGE, search: written.title } }];
  const name: [string, string] = ['title', written.title];
  const made = await findMade(kit, { call: CREATE, answer: created.data, list, name });
  if (!made) return undefined;
  const newsId = idIn(made, 'id');
  const params = { groupId, newsId };
  const stored = await inspect.call(READ, { params });
  if (stored.ok) expectAsSent(kit, CREATE, stored.data, written);

  const changed = { ...written, title: `${written.title} แก้ไข` };
  const edit = await inspect.call(EDIT, {
    params,
    form: sampleForm({ ...changed, groupId, newsId }, { covers: false }),
  });
  if (edit.ok) expectAsSent(kit, EDIT, (await inspect.call(READ, { params })).data, changed);
  await approve(kit, params);
  await upload(kit, groupId);
  await inspectNewsExtensions(kit, { ...written, groupId, newsId });
  return newsId;
};

/** The news calls of one group; with `--write`, with an item that the kit creates in it. */
export const inspectNews = async (kit: Kit, groupId: string, base: Omit<Written, 'title'> | undefined) => {
  const { inspect, me } = kit;
  const newsId = kit.write && base ? await write(kit, groupId, base) : undefined;
  const why = kit.write ? 'there was no category or country to write with' : NEEDS_WRITE;
  inspect.skip([CREATE, EDIT, APPROVE, UPLOAD], why);

  const params = { groupId };
  const { data } = await inspect.call(LIST, { params, query: { ...PAGE, search: '' } });
  expectPage(kit, LIST, data, PAGE);
  const [first] = itemsIn(data);
  if (newsId !== undefined)
    inspect.expect(LIST, hasId(itemsIn(data), newsId), 'news just written is not on page 1');
  const figures = (await inspect.call(STATISTICS, { params })).data;
  inspect.expect(
    STATISTICS,
    !first || (figures['totalNews'] ?? null) === null || numberIn(figures, 'totalNews') > 0,
    'totalNews is 0 though there is news',
  );

  const readId = newsId ?? (first && idIn(first, 'id'));
  if (readId !== undefined) {
    const item = await inspect.call(READ, { params: { groupId, newsId: readId } });
    if (item.ok) inspect.expect(READ, idIn(item.data, 'id') === readId, 'the answer is another item');
    const unknown = { because: 'an unknown id', code: ErrorCode.ResourceNotFound };
    await inspect.refused(READ, { params: { groupId, newsId: unknownLike(readId) } }, unknown);
  }
  inspect.skip([READ], 'the group has no news');

  const own = await inspect.call(OF_USER, { params: { userId: me.id }, query: PAGE });
  if (!own.ok) return;
  expectPage(kit, OF_USER, own.data, PAGE);
  const found = itemsIn(own.data).find((item) => idIn(item, 'id') === newsId);
  if (newsId === undefined) return;
  inspect.expect(OF_USER, found !== undefined, 'news just written is not on page 1 of its writer');
  const foundIn = found && idIn(found, 'groupId');
  if (foundIn) inspect.expect(OF_USER, foundIn === groupId, 'groupId is another group');
};

/*
 * A backend by somebody else, with only the core API. Users have UUIDs, news and categories have text ids, groups and
 * countries numbers. Every optional field is null, responses have no message, and a write returns null.
 */

export type Json = Record<string, unknown>;
type Call = { ids: string[]; body: () => Promise<Json>; form: () => Promise<FormData> };
export type Route = [method: string, path: string, answer: (call: Call) => unknown];

const EDITOR = '0192f0c1-7c1e-7d3a-b0f4-1b2c3d4e5f60';
const READER = '5f0c4e1b-9a5d-4c8e-8f7a-2d6b1c0e9a3f';
const GROUP = 41;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const person = (id: string, username: string, permission: number) => ({
  id,
  email: `${username}@elsewhere.example`,
  username,
  displayName: null,
  bio: null,
  avatarUrl: null,
  permission,
});

const newsItem = (id: string, title: string): Json => ({
  id,
  title,
  metaTitle: null,
  markdown: null,
  metaDescription: null,
  categoryId: 'k_politics',
  countryCode: 'TH',
  publishedAt: null,
  createdAt: null,
  html: '<p>เนื้อข่าวเดิม</p>',
  tags: null,
  references: null,
  videoUrl: null,
  tiktokUrl: null,
  coverImageUrl: null,
  squareImageUrl: null,
  fullUrl: null,
  shortUrl: null,
  status: 0,
  statusText: null,
  approvalText: null,
  isApprovedLifeTime: null,
  isApprovedPermanent: null,
});

export class NotThere extends Error {}

const found = <T>(item: T | undefined): T => {
  if (item === undefined) throw new NotThere();
  return item;
};

const page = (data: unknown[]) => ({
  data,
  totalPages: 1,
  firstPage: null,
  lastPage: null,
  currentPage: null,
});

/** The calls of the journey, most specific first, with their own data. */
export const createForeignRoutes = (): Route[] => {
  const users = [person(EDITOR, 'editor', 4), person(READER, 'reader', 2)];
  const news = [newsItem('n_c7d8', 'ข่าวที่มีแต่ค่าว่าง')];
  let categories = [
    { id: 'k_politics', name: 'การเมือง', sortOrder: 2 },
    { id: 'k/sport', name: 'กีฬา', sortOrder: 1 },
  ];
  const countries = [{ id: 66, label: 'ไทย', code: 'TH' }];
  const group = {
    id: GROUP,
    name: 'ทีมข่าวอื่น',
    createdAt: null,
    me: { level: 1 },
    members: [{ profile: { id: EDITOR, displayName: null, avatarUrl: null }, level: 1, levelClassMsg: null }],
  };
  const userOf = (id: string | undefined) => found(users.find((user) => user.id === id));
  const newsOf = (id: string | undefined) => found(news.find((item) => item['id'] === id));
  const write = async (item: Json, { form }: Call) => {
    const sent = await form();
    for (const name of ['title', 'markdown', 'categoryId', 'countryCode', 'html'])
      item[name] = sent.get(name);
    return null;
  };
  const JOURNALIST = '/api/news/journalist';
  const OWN = `${JOURNALIST}/:groupId`;
  return [
    ['GET', '/api/auth/me', () => users[0]],
    ['POST', '/api/auth/sign-in', () => ({ token: 'opaque', refreshToken: 'opaque too' })],
    ['GET', '/api/users/search', () => page(users)],
    ['GET', '/api/users/detail/:id', ({ ids: [id] }) => userOf(id)],
    [
      'PUT',
      '/api/users/permissions/:id/add',
      async ({ ids: [id], body }) => {
        userOf(id).permission |= Number((await body())['permission']);
        return null;
      },
    ],
    [
      'PUT',
      '/api/users/permissions/:id/remove',
      async ({ ids: [id], body }) => {
        userOf(id).permission &= ~Number((await body())['permission']);
        return null;
      },
    ],
    ['GET', `${JOURNALIST}/check/:id`, ({ ids: [id] }) => id === EDITOR],
    ['GET', `${JOURNALIST}/news/:userId`, () => page(news)],
    [
      'GET',
      JOURNALIST,
      () => [
        { ...group, members: null },
        { id: 42, name: 'ทีมที่ไม่ได้อยู่', me: null },
      ],
    ],
    ['POST', JOURNALIST, () => null],
    ['GET', `${OWN}/statistics`, () => ({ totalNews: news.length, totalViews: null })],
    ['GET', `${OWN}/categories`, () => categories],
    ['GET', `${OWN}/news`, () => page(news)],
    ['GET', `${OWN}/news/:newsId`, ({ ids: [, id] }) => newsOf(id)],
    [
      'POST',
      `${OWN}/news/create`,
      async (call) => {
        const item = newsItem(`n_${news.length}e5`, '');
        await write(item, call);
        news.push(item);
        return null;
      },
    ],
    ['POST', `${OWN}/news/:newsId/edit`, (call) => write(newsOf(call.ids[1]), call)],
    [
      'POST',
      `${OWN}/news/:newsId/approve`,
      ({ ids: [, id] }) => {
        Object.assign(newsOf(id), { status: 1, isApprovedLifeTime: true });
        return null;
      },
    ],
    ['POST', `${OWN}/upload`, () => ({ url: PIXEL })],
    ['GET', OWN, ({ ids: [id] }) => found(id === String(GROUP) ? group : undefined)],
    ['GET', '/api/news/categories', () => categories],
    ['GET', '/api/news/categories/:id', ({ ids: [id] }) => found(categories.find((one) => one.id === id))],
    [
      'PUT',
      '/api/news/categories/:id',
      async ({ ids: [id], body }) => {
        const { name, sortOrder } = await body();
        const moved = found(categories.find((one) => one.id === id));
        const change = { name: String(name), sortOrder: Number(sortOrder) };
        categories = categories.map((one) => {
          if (one.id === id) return { ...one, ...change };
          return one.sortOrder === change.sortOrder ? { ...one, sortOrder: moved.sortOrder } : one;
        });
        return null;
      },
    ],
    ['GET', '/api/news/countries', () => countries],
    [
      'GET',
      '/api/news/countries/:id',
      ({ ids: [id] }) => found(countries.find((one) => String(one.id) === id)),
    ],
    [
      'PUT',
      '/api/news/countries/:id',
      async ({ ids: [id], body }) => {
        const { name, code } = await body();
        const country = found(countries.find((one) => String(one.id) === id));
        Object.assign(country, { label: name, code });
        return null;
      },
    ],
  ];
};

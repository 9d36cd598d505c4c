import fc from 'fast-check';
import { http, HttpResponse } from 'msw';

import { apiServer } from './api-server';

/*
 * Generates responses as any backend may send them: ids of every kind, optional fields that are null, absent or
 * present, unknown fields, and lists and items that are null.
 */

const orNothing = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 2, arbitrary: fc.constantFrom(null, undefined) });

const id = fc.oneof(fc.integer({ min: 1 }), fc.uuid(), fc.constantFrom('n_c7d8', '7', 'a b/c?d#e%', 'ข่าว-1'));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', 'ข่าวเศรษฐกิจ', '<b>'),
);
const date = fc.constantFrom('2026-11-20T08:00:00+07:00', '2026-11-20T01:00:00Z', '2026-11-20', '', 'soon');
const count = fc.oneof(fc.nat(), fc.constantFrom(0, 1e12));
const address = fc.constantFrom('', 'not an address', 'https://news.test/x', '/files/x.webp', 'dQw4w9WgXcQ');
const html = fc.constantFrom(
  '',
  '<p>เนื้อข่าว #น้ำท่วม</p>',
  'no markup at all',
  '<p>open<ul><li>one',
  '<table><tbody><tr><td>1</td></tr></tbody></table><iframe src="https://www.youtube.com/embed/x"></iframe>',
);

/** An object with the `required` fields, optional fields and unknown fields. */
const record = (
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Record<string, unknown>> => {
  const maybe = Object.fromEntries(Object.entries(optional).map(([name, value]) => [name, orNothing(value)]));
  const unknown = fc.dictionary(
    fc.nat(99).map((n) => `x${n}`),
    fc.jsonValue({ maxDepth: 1 }),
    { maxKeys: 2 },
  );
  return fc
    .tuple(fc.record(required), fc.record(maybe), unknown)
    .map(([known, some, extra]) => ({ ...extra, ...some, ...known }));
};

const list = <T extends { id?: unknown }>(item: fc.Arbitrary<T>) =>
  fc.uniqueArray(item, { maxLength: 3, selector: (one) => String(one.id ?? '') });

const page = <T extends { id?: unknown }>(item: fc.Arbitrary<T>) =>
  record({}, { data: list(item), totalPages: count, firstPage: count, lastPage: count, currentPage: count });

const userFields = { email: text, username: text, displayName: text, bio: text, avatarUrl: address };
const user = record({ id }, { ...userFields, permission: fc.constantFrom(0, 2, 4, 1024, 262143) });
const me = record({ id, permission: fc.constant(4) }, userFields);

const level = fc.integer({ min: 1, max: 8 });
const profile = record({ id }, { displayName: text, avatarUrl: address });
const member = record({}, { profile, level, levelClassMsg: text });
const group = record(
  { id },
  {
    name: text,
    createdAt: date,
    me: record({}, { level }),
    hasHead: fc.boolean(),
    members: fc.array(member, { maxLength: 1 }),
  },
);
const statistics = record(
  {},
  {
    totalCategory: count,
    totalMembers: count,
    totalNews: count,
    totalNewsInThisWeek: count,
    totalViews: count,
  },
);
const category = record({ id }, { name: text, sortOrder: count });
const country = record({ id }, { label: text, code: fc.constantFrom('TH', 'XK', 'th', '') });
const news = record(
  { id },
  {
    title: text,
    metaTitle: text,
    markdown: text,
    metaDescription: text,
    categoryId: id,
    countryCode: fc.constantFrom('TH', 'XK', ''),
    publishedAt: date,
    publishedDate: date,
    createdAt: date,
    html,
    tags: fc.array(orNothing(record({}, { name: text })), { maxLength: 2 }),
    references: fc.array(orNothing(record({}, { label: text, link: address })), { maxLength: 2 }),
    videoUrl: address,
    tiktokUrl: address,
    coverImageUrl: address,
    squareImageUrl: address,
    fullUrl: address,
    shortUrl: address,
    status: fc.integer({ min: 0, max: 3 }),
    statusText: text,
    approvalText: text,
    isApprovedLifeTime: fc.boolean(),
    isApprovedPermanent: fc.boolean(),
    groupId: id,
    author: fc.oneof(profile, text),
    snippet: record({}, { field: text, parts: fc.array(orNothing(record({}, { text })), { maxLength: 2 }) }),
  },
);

const isJournalist = fc.boolean();
const GROUPS = '/api/news/journalist';

/** The data of each read, by address. Writes return no data. */
const answers: Record<string, fc.Arbitrary<unknown>> = {
  '/api/auth/me': me,
  '/api/users/search': orNothing(page(user)),
  '/api/users/detail/:id': orNothing(user),
  [`${GROUPS}/check/:id`]: orNothing(fc.oneof(isJournalist, record({}, { isJournalist }))),
  [`${GROUPS}/news/:userId`]: orNothing(page(news)),
  [GROUPS]: orNothing(list(group)),
  [`${GROUPS}/:groupId`]: orNothing(group),
  [`${GROUPS}/:groupId/members`]: orNothing(
    fc.array(record({}, { profile, level, levelClassMsg: text, since: date, newsCount: count }), {
      maxLength: 1,
    }),
  ),
  [`${GROUPS}/:groupId/statistics`]: orNothing(statistics),
  [`${GROUPS}/:groupId/categories`]: orNothing(list(category)),
  [`${GROUPS}/:groupId/news`]: orNothing(page(news)),
  [`${GROUPS}/:groupId/news/:newsId`]: orNothing(news),
  '/api/news/categories': orNothing(list(category)),
  '/api/news/categories/:id': orNothing(category),
  '/api/news/countries': orNothing(list(country)),
  '/api/news/countries/:id': orNothing(country),
};

const envelope = (data: fc.Arbitrary<unknown>) =>
  record(
    { success: fc.constant(true), data },
    { message: text, code: fc.constant(0), errors: fc.constant({}) },
  );

/** A backend: its response to each read, by address, and an id for the addresses of pages. */
export const anyBackend = fc.record({
  id: id.map(String),
  answers: fc.record(
    Object.fromEntries(Object.entries(answers).map(([path, data]) => [path, envelope(data)])),
  ),
});

export type AnyBackend = typeof anyBackend extends fc.Arbitrary<infer T> ? T : never;

/** Answers every read of the core API with the responses of the backend. */
export const answerAs = (backend: AnyBackend) =>
  apiServer.use(
    // The more specific address first: `…/journalist/check/7` must not match a group's statistics.
    ...Object.entries(backend.answers).map(([path, body]) =>
      http.get(`*${path}`, () => HttpResponse.json(body)),
    ),
  );

import { JournalistLevel, Permission } from '@contract';

/** The expected access to every call, written a second time independently of the routes. */
export type Who =
  'anybody' | 'signed-in' | 'other systems' | { bit: number } | { level: JournalistLevel; orBit?: number };

/** The ids for addresses; `nothing` is an id without a row. */
export type Ids = { self: number; other: number; groupId: number; nothing: number };

export type Row = {
  who: Who;
  url: (ids: Ids) => string;
  body?: object;
  /** The status for an allowed caller; each request changes nothing. */
  passes: number;
};

const { Head, Leader, Professional, Trainee } = JournalistLevel;

const row = (who: Who, passes: number, url: Row['url'], body?: object): Row => ({
  who,
  passes,
  url,
  ...(body && { body }),
});

const group = ({ groupId }: Ids) => `/api/news/journalist/${groupId}`;
const G = '/api/news/journalist/:groupId';

/** Signed-in users may read their own; reading that of others requires USER_READ. */
const ownOrRead = (base: string): Row[] => [
  row('signed-in', 200, ({ self }) => `${base}/${self}`),
  row({ bit: Permission.USER_READ }, 200, ({ other }) => `${base}/${other}`),
];

const item = (base: string) => (ids: Ids) => `${base}/${ids.nothing}`;
const ADMINISTRATOR = { bit: Permission.ADMINISTRATOR };
const account =
  (what: string) =>
  ({ nothing }: Ids) =>
    `/api/accounts/${nothing}${what}`;
const inGroup = (what: string) => (ids: Ids) => `${group(ids)}${what}`;
/** A part of the group that has no row. */
const noneOf =
  (part: string, what = '') =>
  (ids: Ids) =>
    `${group(ids)}${part}/${ids.nothing}${what}`;
const news = (what: string) => (ids: Ids) => `${group(ids)}/news/${ids.nothing}${what}`;
const media = (what: string) => (ids: Ids) =>
  `${group(ids)}/media/00000000-0000-4000-8000-000000000000${what}`;
const webhook =
  (what: string) =>
  ({ nothing }: Ids) =>
    `/api/webhooks/${nothing}${what}`;
const PICTURE = { title: '', alt: '', credit: '', source: '', rightsNote: '', rightsUntil: null, tags: [] };
const RECEIVER = { url: 'https://site.example/', kinds: ['published'] };
const CATEGORIES = '/api/news/categories';
const COUNTRIES = '/api/news/countries';
const administrator = { bit: Permission.ADMINISTRATOR };
const name = { name: 'x' };
const country = { name: 'x', code: 'TH' };

/** Every call and its expected access. A route without a line here fails the matrix, and so does a line without a route. */
export const VERDICTS: Record<string, Row[]> = {
  'GET /api/health': [row('anybody', 200, () => '/api/health')],
  'GET /api/ready': [row('anybody', 200, () => '/api/ready')],
  'GET /api/docs': [row('anybody', 200, () => '/api/docs')],
  'GET /api/events': [row('signed-in', 400, () => '/api/events')],

  'GET /api/auth/me': [row('signed-in', 200, () => '/api/auth/me')],
  'POST /api/auth/sign-in': [row('anybody', 400, () => '/api/auth/sign-in', {})],
  'POST /api/auth/refresh': [row('anybody', 400, () => '/api/auth/refresh', {})],
  'POST /api/auth/sign-out': [row('signed-in', 200, () => '/api/auth/sign-out')],

  'POST /api/auth/sign-in/second-factor': [row('anybody', 400, () => '/api/auth/sign-in/second-factor', {})],
  'POST /api/auth/step-up': [row('signed-in', 400, () => '/api/auth/step-up', {})],
  // Each is refused for its form: the answer to a valid one is no envelope, or needs the provider.
  'POST /api/auth/oidc/start': [row('anybody', 400, () => '/api/auth/oidc/start', { to: '//elsewhere' })],
  'GET /api/auth/oidc/callback': [
    row('anybody', 400, () => `/api/auth/oidc/callback?state=${'x'.repeat(101)}`),
  ],
  'POST /api/auth/oidc/session': [row('anybody', 409, () => '/api/auth/oidc/session')],
  'GET /api/auth/oidc/sign-out': [row('anybody', 409, () => '/api/auth/oidc/sign-out')],
  'POST /api/auth/oidc/link': [row('signed-in', 409, () => '/api/auth/oidc/link')],
  'GET /api/account/provider': [row('signed-in', 200, () => '/api/account/provider')],
  'DELETE /api/account/provider': [row('signed-in', 404, () => '/api/account/provider')],

  'POST /api/account/two-factor/start': [row('signed-in', 400, () => '/api/account/two-factor/start', {})],
  'POST /api/account/two-factor/confirm': [
    row('signed-in', 400, () => '/api/account/two-factor/confirm', {}),
  ],
  'POST /api/account/two-factor/disable': [
    row('signed-in', 400, () => '/api/account/two-factor/disable', {}),
  ],
  'POST /api/account/two-factor/recovery-codes': [
    row('signed-in', 400, () => '/api/account/two-factor/recovery-codes', {}),
  ],
  'GET /api/accounts/:id/two-factor': [
    row('signed-in', 200, ({ self }) => `/api/accounts/${self}/two-factor`),
    row(ADMINISTRATOR, 200, ({ other }) => `/api/accounts/${other}/two-factor`),
  ],
  'DELETE /api/accounts/:id/two-factor': [row(ADMINISTRATOR, 404, account('/two-factor'))],
  'GET /api/accounts/:id/sign-in-ways': [row(ADMINISTRATOR, 404, account('/sign-in-ways'))],
  'DELETE /api/accounts/:id/passkeys/:passkeyId': [row(ADMINISTRATOR, 404, account('/passkeys/1'))],
  'DELETE /api/accounts/:id/provider': [row(ADMINISTRATOR, 404, account('/provider'))],

  'POST /api/auth/sign-in/passkey/start': [row('anybody', 200, () => '/api/auth/sign-in/passkey/start', {})],
  'POST /api/auth/sign-in/passkey': [row('anybody', 400, () => '/api/auth/sign-in/passkey', {})],
  // Nobody in the matrix has a passkey.
  'POST /api/auth/step-up/passkey/start': [row('signed-in', 409, () => '/api/auth/step-up/passkey/start')],
  'POST /api/auth/step-up/passkey': [row('signed-in', 400, () => '/api/auth/step-up/passkey', {})],
  'GET /api/account/passkeys': [row('signed-in', 200, () => '/api/account/passkeys')],
  'POST /api/account/passkeys/start': [row('signed-in', 200, () => '/api/account/passkeys/start')],
  'POST /api/account/passkeys': [row('signed-in', 400, () => '/api/account/passkeys', {})],
  'PUT /api/account/passkeys/:id': [row('signed-in', 404, item('/api/account/passkeys'), name)],
  'DELETE /api/account/passkeys/:id': [row('signed-in', 404, item('/api/account/passkeys'))],

  'PUT /api/account/profile': [row('signed-in', 400, () => '/api/account/profile', {})],
  'PUT /api/account/avatar': [row('signed-in', 415, () => '/api/account/avatar')],
  'DELETE /api/account/avatar': [row('signed-in', 200, () => '/api/account/avatar')],
  'PUT /api/account/password': [row('signed-in', 400, () => '/api/account/password', {})],
  'GET /api/account/sessions': [row('signed-in', 200, () => '/api/account/sessions')],
  'DELETE /api/account/sessions': [row('signed-in', 200, () => '/api/account/sessions')],
  'DELETE /api/account/sessions/:sessionId': [
    row('signed-in', 404, ({ nothing }) => `/api/account/sessions/${nothing}`),
  ],
  'GET /api/account/new-devices': [row('signed-in', 200, () => '/api/account/new-devices')],
  'DELETE /api/account/new-devices': [row('signed-in', 200, () => '/api/account/new-devices')],

  'GET /api/drafts': [row('signed-in', 200, () => '/api/drafts')],
  'GET /api/drafts/:id': [row('signed-in', 404, item('/api/drafts'))],
  'PUT /api/drafts/:id': [row('signed-in', 400, item('/api/drafts'), {})],
  'DELETE /api/drafts/:id': [row('signed-in', 200, item('/api/drafts'))],

  'GET /api/views': [row('signed-in', 200, () => '/api/views')],
  'POST /api/views': [row('signed-in', 400, () => '/api/views', {})],
  'PUT /api/views/:id': [row('signed-in', 400, item('/api/views'), {})],
  'DELETE /api/views/:id': [row('signed-in', 404, item('/api/views'))],

  'GET /api/notifications': [row('signed-in', 200, () => '/api/notifications')],
  'GET /api/notifications/unread': [row('signed-in', 200, () => '/api/notifications/unread')],
  'POST /api/notifications/read': [row('signed-in', 200, () => '/api/notifications/read')],
  'POST /api/notifications/:id/read': [
    row('signed-in', 404, ({ nothing }) => `/api/notifications/${nothing}/read`),
  ],
  'GET /api/notifications/settings': [row('signed-in', 200, () => '/api/notifications/settings')],
  'PUT /api/notifications/settings': [row('signed-in', 400, () => '/api/notifications/settings', {})],

  'GET /api/users/search': [row({ bit: Permission.USER_SEARCH }, 200, () => '/api/users/search')],
  'GET /api/users/administrators': [row({ bit: Permission.USER }, 200, () => '/api/users/administrators')],
  'GET /api/users/detail/:id': ownOrRead('/api/users/detail'),
  'PUT /api/users/permissions/:id/add': [
    row({ bit: Permission.ADMINISTRATOR }, 404, ({ nothing }) => `/api/users/permissions/${nothing}/add`, {
      permission: Permission.TAG_EDIT,
    }),
  ],
  'PUT /api/users/permissions/:id/remove': [
    row({ bit: Permission.ADMINISTRATOR }, 404, ({ nothing }) => `/api/users/permissions/${nothing}/remove`, {
      permission: Permission.TAG_EDIT,
    }),
  ],

  'POST /api/accounts': [row(ADMINISTRATOR, 400, () => '/api/accounts', {})],
  'PUT /api/accounts/:id': [row(ADMINISTRATOR, 415, account(''))],
  'POST /api/accounts/:id/disable': [row(ADMINISTRATOR, 404, account('/disable'))],
  'GET /api/accounts/:id/unfinished': [row(ADMINISTRATOR, 404, account('/unfinished'))],
  'GET /api/accounts/:id/erasure': [row(ADMINISTRATOR, 404, account('/erasure'))],
  'POST /api/accounts/:id/erase': [row(ADMINISTRATOR, 404, account('/erase'))],
  'POST /api/accounts/:id/enable': [row(ADMINISTRATOR, 404, account('/enable'))],
  'POST /api/accounts/:id/link': [row(ADMINISTRATOR, 404, account('/link'))],
  'GET /api/accounts/link': [row('anybody', 200, () => '/api/accounts/link')],
  'POST /api/accounts/link': [row('anybody', 400, () => '/api/accounts/link', {})],
  'POST /api/accounts/forgotten': [row('anybody', 400, () => '/api/accounts/forgotten', {})],
  'GET /api/accounts/first-run': [row('anybody', 200, () => '/api/accounts/first-run')],
  'POST /api/accounts/first-run': [row('anybody', 400, () => '/api/accounts/first-run', {})],

  'GET /api/news/journalist/check/:id': ownOrRead('/api/news/journalist/check'),
  'GET /api/news/journalist/news/:userId': ownOrRead('/api/news/journalist/news'),
  'GET /api/news/journalist': [row('signed-in', 200, () => '/api/news/journalist')],
  'POST /api/news/journalist': [
    row({ bit: Permission.NEWS_CREATE_JOURNALIST_GROUP }, 400, () => '/api/news/journalist', {}),
  ],
  [`GET ${G}`]: [row({ level: Trainee }, 200, group)],
  [`PUT ${G}`]: [row({ level: Head }, 400, group, {})],
  // An administrator sees the members of every group and can make a person its Head, so that no group stays without one.
  [`GET ${G}/members`]: [row({ level: Trainee, orBit: Permission.ADMINISTRATOR }, 200, inGroup('/members'))],
  [`PUT ${G}/members/:userId`]: [
    row({ level: Head, orBit: Permission.ADMINISTRATOR }, 404, noneOf('/members'), { level: Head }),
  ],
  [`DELETE ${G}/members/:userId`]: [row({ level: Head }, 404, noneOf('/members'))],
  [`POST ${G}/members/:userId/restore`]: [row({ level: Head }, 404, noneOf('/members', '/restore'))],
  [`DELETE ${G}`]: [row({ bit: Permission.NEWS_DELETE_JOURNALIST_GROUP }, 404, item('/api/news/journalist'))],
  'GET /api/news/journalist/deleted': [
    row({ bit: Permission.NEWS_DELETE_JOURNALIST_GROUP }, 200, () => '/api/news/journalist/deleted'),
  ],
  [`POST ${G}/restore`]: [
    row(
      { bit: Permission.NEWS_DELETE_JOURNALIST_GROUP },
      404,
      ({ nothing }) => `/api/news/journalist/${nothing}/restore`,
    ),
  ],
  [`GET ${G}/statistics`]: [row({ level: Trainee }, 200, inGroup('/statistics'))],
  [`GET ${G}/categories`]: [row({ level: Trainee }, 200, inGroup('/categories'))],
  [`POST ${G}/categories/:categoryId`]: [row({ level: Head }, 404, noneOf('/categories'))],
  [`DELETE ${G}/categories/:categoryId`]: [row({ level: Head }, 404, noneOf('/categories'))],
  [`POST ${G}/member`]: [row({ level: Leader }, 400, inGroup('/member'), {})],
  [`GET ${G}/news`]: [row({ level: Trainee }, 200, inGroup('/news'))],
  [`GET ${G}/tags`]: [row({ level: Trainee }, 200, inGroup('/tags?search=a'))],
  [`GET ${G}/news/:newsId`]: [row({ level: Trainee }, 404, news(''))],
  [`POST ${G}/news/create`]: [row({ level: Trainee }, 415, inGroup('/news/create'))],
  [`POST ${G}/news/:newsId/edit`]: [row({ level: Trainee }, 415, news('/edit'))],
  [`POST ${G}/news/:newsId/approve`]: [row({ level: Professional }, 404, news('/approve'))],
  [`POST ${G}/news/:newsId/return`]: [
    row({ level: Professional }, 404, news('/return'), { comment: 'แก้ชื่อ' }),
  ],
  [`GET ${G}/news/:newsId/published`]: [row({ level: Trainee }, 404, news('/published'))],
  [`POST ${G}/news/:newsId/withdraw`]: [
    row({ level: Professional }, 404, news('/withdraw'), { comment: 'ผิด' }),
  ],
  [`GET ${G}/news/:newsId/history`]: [row({ level: Trainee }, 404, news('/history'))],
  [`DELETE ${G}/news/:newsId`]: [row({ level: Head }, 404, news(''))],
  [`POST ${G}/news/:newsId/hand-over`]: [
    row({ level: Head }, 404, news('/hand-over'), { authorId: 1, from: 1 }),
  ],
  [`POST ${G}/news/:newsId/restore`]: [row({ level: Head }, 404, news('/restore'))],
  [`GET ${G}/trash`]: [row({ level: Head }, 200, inGroup('/trash'))],
  [`GET ${G}/presence`]: [row({ level: Trainee }, 200, inGroup('/presence'))],
  [`PUT ${G}/news/:newsId/presence/:client`]: [
    row({ level: Trainee }, 404, news('/presence/of-a-page'), { isEditing: false }),
  ],
  [`DELETE ${G}/news/:newsId/presence/:client`]: [row({ level: Trainee }, 200, news('/presence/of-a-page'))],
  [`GET ${G}/news/:newsId/versions`]: [row({ level: Trainee }, 404, news('/versions'))],
  [`GET ${G}/news/:newsId/versions/:number`]: [row({ level: Trainee }, 404, news('/versions/1'))],
  [`POST ${G}/news/:newsId/versions/:number/restore`]: [
    row({ level: Head }, 404, news('/versions/1/restore')),
  ],
  [`GET ${G}/news/:newsId/comments`]: [row({ level: Trainee }, 404, news('/comments'))],
  [`POST ${G}/news/:newsId/comments`]: [row({ level: Trainee }, 404, news('/comments'), { text: 'ดี' })],
  [`POST ${G}/news/:newsId/comments/:commentId/resolve`]: [
    row({ level: Trainee }, 404, news('/comments/1/resolve')),
  ],
  [`POST ${G}/news/:newsId/comments/:commentId/reopen`]: [
    row({ level: Trainee }, 404, news('/comments/1/reopen')),
  ],
  [`DELETE ${G}/news/:newsId/comments/:commentId`]: [row({ level: Trainee }, 404, news('/comments/1'))],
  [`GET ${G}/media`]: [row({ level: Trainee }, 200, inGroup('/media'))],
  [`GET ${G}/media/tags`]: [row({ level: Trainee }, 200, inGroup('/media/tags'))],
  [`GET ${G}/media/trash`]: [row({ level: Trainee }, 200, inGroup('/media/trash'))],
  [`GET ${G}/media/:mediaId`]: [row({ level: Trainee }, 404, media(''))],
  [`POST ${G}/media`]: [row({ level: Trainee }, 415, inGroup('/media'))],
  [`PUT ${G}/media/:mediaId`]: [row({ level: Trainee }, 404, media(''), PICTURE)],
  [`DELETE ${G}/media/:mediaId`]: [row({ level: Trainee }, 404, media(''))],
  [`POST ${G}/media/:mediaId/restore`]: [row({ level: Trainee }, 404, media('/restore'))],
  [`GET ${G}/templates`]: [row({ level: Trainee }, 200, inGroup('/templates'))],
  [`POST ${G}/templates`]: [row({ level: Head }, 400, inGroup('/templates'), {})],
  [`GET ${G}/templates/:templateId`]: [row({ level: Trainee }, 404, noneOf('/templates'))],
  [`PUT ${G}/templates/:templateId`]: [row({ level: Head }, 404, noneOf('/templates'), { name: 'แม่แบบ' })],
  [`DELETE ${G}/templates/:templateId`]: [row({ level: Head }, 404, noneOf('/templates'))],
  [`GET ${G}/figures`]: [row({ level: Professional }, 200, inGroup('/figures'))],
  'GET /api/desk': [row('signed-in', 200, () => '/api/desk')],
  'GET /api/news': [row('signed-in', 200, () => '/api/news')],
  'GET /api/audit': [row(administrator, 200, () => '/api/audit')],
  // The filter is invalid on purpose, because a successful response is not an envelope.
  'GET /api/audit.csv': [row(administrator, 400, () => '/api/audit.csv?kind=none')],

  'GET /api/site/news': [row('anybody', 200, () => '/api/site/news')],
  'POST /api/site/views': [row('other systems', 200, () => '/api/site/views', { views: [] })],
  'POST /api/imports/:groupId': [row('other systems', 200, ({ groupId }) => `/api/imports/${groupId}`)],
  'GET /api/tokens': [row(ADMINISTRATOR, 200, () => '/api/tokens')],
  'POST /api/tokens': [row(ADMINISTRATOR, 400, () => '/api/tokens', {})],
  'DELETE /api/tokens/:id': [row(ADMINISTRATOR, 404, ({ nothing }) => `/api/tokens/${nothing}`)],
  'GET /api/webhooks': [row(ADMINISTRATOR, 200, () => '/api/webhooks')],
  'POST /api/webhooks': [row(ADMINISTRATOR, 400, () => '/api/webhooks', {})],
  'PUT /api/webhooks/:id': [row(ADMINISTRATOR, 404, webhook(''), RECEIVER)],
  'DELETE /api/webhooks/:id': [row(ADMINISTRATOR, 404, webhook(''))],
  'GET /api/webhooks/:id/deliveries': [row(ADMINISTRATOR, 404, webhook('/deliveries'))],
  'POST /api/webhooks/:id/test': [row(ADMINISTRATOR, 404, webhook('/test'))],
  'POST /api/webhooks/:id/failed/again': [row(ADMINISTRATOR, 404, webhook('/failed/again'))],
  'POST /api/webhooks/:id/deliveries/:deliveryId/again': [
    row(ADMINISTRATOR, 404, webhook('/deliveries/1/again')),
  ],

  [`POST ${G}/fetch-picture`]: [row({ level: Trainee }, 400, inGroup('/fetch-picture'), {})],
  [`POST ${G}/upload`]: [row({ level: Trainee }, 415, inGroup('/upload'))],

  [`GET ${CATEGORIES}`]: [row('signed-in', 200, () => CATEGORIES)],
  [`POST ${CATEGORIES}`]: [row({ bit: Permission.NEWS_CATEGORY_CREATE }, 400, () => CATEGORIES, {})],
  [`GET ${CATEGORIES}/:id`]: [row('signed-in', 404, item(CATEGORIES))],
  [`PUT ${CATEGORIES}/:id`]: [row({ bit: Permission.NEWS_CATEGORY_EDIT }, 404, item(CATEGORIES), name)],
  [`DELETE ${CATEGORIES}/:id`]: [row({ bit: Permission.NEWS_CATEGORY_DELETE }, 404, item(CATEGORIES))],
  [`POST ${CATEGORIES}/:id/restore`]: [
    row({ bit: Permission.NEWS_CATEGORY_DELETE }, 404, (ids) => `${CATEGORIES}/${ids.nothing}/restore`),
  ],

  [`GET ${COUNTRIES}`]: [row('signed-in', 200, () => COUNTRIES)],
  [`POST ${COUNTRIES}`]: [row({ bit: Permission.NEWS_COUNTRY_CREATE }, 400, () => COUNTRIES, {})],
  [`GET ${COUNTRIES}/:id`]: [row('signed-in', 404, item(COUNTRIES))],
  [`PUT ${COUNTRIES}/:id`]: [row({ bit: Permission.NEWS_COUNTRY_EDIT }, 404, item(COUNTRIES), country)],
  [`DELETE ${COUNTRIES}/:id`]: [row({ bit: Permission.NEWS_COUNTRY_DELETE }, 404, item(COUNTRIES))],
  [`POST ${COUNTRIES}/:id/restore`]: [
    row({ bit: Permission.NEWS_COUNTRY_DELETE }, 404, (ids) => `${COUNTRIES}/${ids.nothing}/restore`),
  ],
};

/** Public paths outside /api: the built console, images (because <img> sends no token), approved news, and preflights. */
export const PUBLIC_FILES = [
  'GET /',
  'GET /*',
  'GET /config.json',
  'OPTIONS *',
  'GET /files/*',
  'GET /n/:id',
  'GET /n/:id/:slug',
  'GET /feed.json',
  'GET /feed.atom',
  'GET /news-sitemap.xml',
  'GET /files/drawings/avatar-:seed(^\\d+).svg',
  'GET /files/drawings/cover-:seed(^\\d+).svg',
  'GET /files/drawings/square-:seed(^\\d+).svg',
];

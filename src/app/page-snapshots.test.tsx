import { screen, waitFor } from '@testing-library/react';

import { paths } from '@/shared/config/paths';
import { Permission } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok, page } from '@/shared/testing/api-server';
import {
  createCategory,
  createCountry,
  createGroup,
  createMedia,
  createNews,
  createStatistics,
  createUser,
} from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { roleTree } from '@/shared/testing/role-tree';
import { signInAs } from '@/shared/testing/sign-in-as';

import { pageTable } from './routes/route-table';
import { createRoutes } from './routes/router';

// The real editor depends on layout, which jsdom does not have.
jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));

/** Seven in the evening in Bangkok, the newsroom's zone. */
const NOON = '2026-11-22T12:00:00Z';
const GROUP = '/api/news/journalist/7';

const RESULT = { state: 'failed', status: 503, problem: null };
const WEBHOOK = {
  id: 31,
  url: 'https://site.example/told',
  kinds: ['published'],
  createdAt: NOON,
  waiting: 1,
  failed: 1,
  last: { at: NOON, ...RESULT },
};
const DELIVERY = {
  id: 41,
  eventId: 'e',
  kind: 'published',
  newsId: 101,
  at: NOON,
  ...RESULT,
  attempts: 8,
  nextAt: null,
  answeredAt: NOON,
  body: '{"news":{"title":"น้ำขึ้น"}}',
  answer: 'later',
};

const NOTIFICATION = {
  id: 51,
  kind: 'returned',
  at: NOON,
  isRead: false,
  group: { id: 7, name: 'ข่าวเศรษฐกิจ' },
  news: { id: 101, title: 'น้ำขึ้น' },
  by: { id: 2, displayName: 'มาลี ศรีสุข' },
};
const TOKEN = {
  ...{ id: 51, name: 'เว็บไซต์', purpose: 'read-news' },
  ...{ createdAt: NOON, createdBy: 'มาลี', lastUsedAt: null },
};

/** Only dates are faked, so that requests still complete. */
const NOT_FAKE = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...([
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

/** The same date, people, groups and news on every page. */
const setup = (at: string) => {
  jest.useFakeTimers({ now: new Date(NOON), doNotFake: NOT_FAKE });
  signInAs({ permission: Permission.ADMINISTRATOR });
  // All other pages render as on a backend that offers only the core API.
  if (at === paths.account) announceExtensions('profile', 'sessions', 'two-factor');
  if (at.startsWith(paths.webhooks)) announceExtensions('webhooks');
  if (at === paths.tokens) announceExtensions('tokens');
  if (at === paths.notifications) announceExtensions('notifications');
  if (at.startsWith(paths.media.href('7'))) announceExtensions('media');
  answer('get', '/api/notifications/unread', () => ok({ count: 1 }));
  answer('get', '/api/notifications', () => ok(page([NOTIFICATION])));
  answer('get', '/api/tokens', () => ok([TOKEN]));
  answer('get', '/api/webhooks', () => ok([WEBHOOK]));
  answer('get', '/api/webhooks/31/deliveries', () => ok({ deliveries: [DELIVERY], older: null }));
  answer('get', '/api/accounts/:id/two-factor', () =>
    ok({ isEnabled: true, isRequired: false, recoveryCodesLeft: 10 }),
  );
  answer('get', '/api/account/new-devices', () => ok([]));
  answer('get', '/api/account/sessions', () =>
    ok([
      {
        id: 'a',
        browser: 'Chrome on Windows',
        network: '203.0.113.0/24',
        isCurrent: true,
        createdAt: NOON,
        lastSeenAt: NOON,
      },
    ]),
  );
  const news = createNews({ id: 101, createdAt: NOON, publishedAt: NOON });
  const group = createGroup({ createdAt: NOON });
  answer('get', '/api/users/search', () => ok(page([createUser(), createUser({ id: 2, username: 'desk' })])));
  answer('get', '/api/users/detail/1', () => ok(createUser()));
  answer('get', '/api/news/journalist/check/1', () => ok(true));
  answer('get', '/api/news/journalist/news/1', () => ok(page([{ ...news, groupId: 7 }])));
  answer('get', '/api/news/journalist', () =>
    ok([group, createGroup({ ...group, id: 8, name: 'ข่าวกีฬา', me: null })]),
  );
  answer('get', GROUP, () => ok(group));
  answer('get', `${GROUP}/media`, () => ok(page([createMedia({ uploadedAt: NOON, credit: '' })])));
  answer('get', `${GROUP}/media/tags`, () => ok([]));
  answer('get', `${GROUP}/media/trash`, () =>
    ok(page([{ ...createMedia(), deletedAt: NOON, deletedBy: null, keptUntil: '2026-12-22T12:00:00Z' }])),
  );
  answer('get', `${GROUP}/statistics`, () => ok(createStatistics()));
  answer('get', `${GROUP}/categories`, () => ok([createCategory()]));
  answer('get', `${GROUP}/news`, () => ok(page([news])));
  answer('get', `${GROUP}/news/101`, () => ok(news));
  answer('get', '/api/news/categories', () =>
    ok([createCategory({ sortOrder: 2 }), createCategory({ id: 12 })]),
  );
  answer('get', '/api/news/categories/11', () => ok(createCategory()));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', '/api/news/countries/21', () => ok(createCountry()));
  return renderRoutes(createRoutes(), { at });
};

afterEach(() => jest.useRealTimers());

const IDS: Record<string, string> = {
  userId: '1',
  groupId: '7',
  newsId: '101',
  categoryId: '11',
  countryId: '21',
  webhookId: '31',
};
/** The tabs of pages that do not show everything at once. */
const TABS: Record<string, readonly string[]> = {
  '/journalist/group/7': ['?tab=members', '?tab=categories'],
};
const addresses = pageTable
  .map(({ path }) => path.replace(/:(\w+)/g, (_all, name: string) => IDS[name] ?? ''))
  .flatMap((path) => [path, ...(TABS[path] ?? []).map((tab) => path + tab)]);

describe.each(['th', 'en'] as const)('every page says in its language: %s', (locale) => {
  it.each(addresses)('%s', async (at) => {
    setLocale(locale);
    const { store } = setup(at);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => {
      const queries = Object.values(store.getState().api.queries);
      expect(queries.some((query) => query?.status === 'pending')).toBe(false);
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    });
    // The groups load as a separate chunk, and nothing says so.
    if (at === '/dashboard') await screen.findByRole('table');
    // The save bar renders after title and text.
    if (at.endsWith('/news/create')) await screen.findByRole('button', { name: 'Save' });
    // The checks load as a separate chunk and appear after the page.
    if (/\/news\/101(\/edit)?$/.test(at)) await screen.findByText(/เรื่องที่ควรดู|to look at/);
    expect(roleTree(screen.getByRole('main'))).toMatchSnapshot();
  });
});

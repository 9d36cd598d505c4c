import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { http, HttpResponse } from 'msw';

import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { createStore } from '@/shared/api/store';
import { ErrorCode, JournalistLevel } from '@/shared/contract';
import { apiServer, refused } from '@/shared/testing/api-server';
import { signInAs } from '@/shared/testing/sign-in-as';

/** The endpoint definition that RTK Query passes to `enhanceEndpoints`. */
type Definition = { type: 'query' | 'mutation'; providesTags?: unknown; invalidatesTags?: unknown };

/** Mutations that change nothing that a query shows, each with the reason. */
const WITHOUT_TAGS: Record<string, string> = {
  identify: 'it asks whose a token is and changes nothing',
  giveSecondFactor: 'as signIn',
  startTwoFactor: 'a secret is shown once, and counts for nothing before it is confirmed',
  signIn: 'the cache is empty before it: nothing of the last person may be there',
  exportAudit: 'it reads, and is a mutation so that nobody keeps the file',
  createAccountLink: 'a link is shown once, and kept by no query',
  setPasswordByLink: 'whoever sets a password by a link is signed in to nothing',
  createFirstAdministrator: 'nothing was asked before there was anybody',
  uploadImage: 'an uploaded picture is in no list until the news that shows it is saved',
};

const GROUP = { groupId: '{groupId}' };
const NEWS = { ...GROUP, newsId: '{newsId}' };
const { emptyNews } = jest.requireActual<{ emptyNews: (now: Date) => object }>(
  '@/features/news/fields/news-form-values',
);
const FORM = { values: emptyNews(new Date(0)) };

/**
 * The arguments of each endpoint. Ids are the placeholders of the API document, so that the addresses can be
 * compared.
 */
const ARGUMENTS: Record<string, unknown> = {
  getCurrentUser: undefined,
  identify: 'a token',
  signIn: { email: '', password: '' },
  giveSecondFactor: { challenge: '', code: '' },
  getTwoFactor: '{id}',
  startTwoFactor: { password: '' },
  confirmTwoFactor: { userId: '{id}', code: '' },
  disableTwoFactor: { userId: '{id}', password: '', code: '' },
  renewRecoveryCodes: { userId: '{id}', password: '', code: '' },
  resetTwoFactor: '{id}',
  listPermissionGivers: undefined,
  searchUsers: { search: '', page: 1 },
  getUser: '{id}',
  addPermission: { id: '{id}', permission: 2 },
  removePermission: { id: '{id}', permission: 2 },
  checkJournalist: '{id}',
  listJournalistNews: { userId: '{userId}', page: 1 },
  listGroups: { search: '' },
  createGroup: { name: '' },
  getGroup: GROUP.groupId,
  deleteGroup: GROUP.groupId,
  getGroupStatistics: GROUP.groupId,
  listGroupCategories: GROUP.groupId,
  addGroupCategories: { ...GROUP, categoryIds: ['{categoryId}'] },
  removeGroupCategory: { ...GROUP, categoryId: '{categoryId}' },
  inviteMember: { ...GROUP, email: '', level: JournalistLevel.Trainee },
  listMembers: GROUP.groupId,
  renameGroup: { ...GROUP, name: '' },
  changeMemberLevel: { ...GROUP, userId: '{userId}', level: JournalistLevel.Trainee },
  restoreMember: { ...GROUP, userId: '{userId}' },
  removeMember: { ...GROUP, userId: '{userId}', isOneself: false },
  getDesk: undefined,
  getGroupFigures: GROUP.groupId,
  listGroupNews: { ...GROUP, search: '', page: 1, limit: 20 },
  getNews: NEWS,
  findNews: { page: 1 },
  createNews: { ...GROUP, ...FORM },
  editNews: { ...NEWS, ...FORM },
  approveNews: NEWS,
  returnNews: { ...NEWS, comment: '' },
  listNewsVersions: { ...NEWS, page: 1, limit: 10 },
  getNewsVersion: { ...NEWS, number: '{number}' },
  restoreNewsVersion: { ...NEWS, number: '{number}', entityTag: null },
  listDeletedNews: { ...GROUP, page: 1, limit: 20 },
  deleteNews: NEWS,
  restoreNews: NEWS,
  uploadImage: { ...GROUP, image: new File([], 'a.png') },
  listCategories: '',
  createCategory: { name: '' },
  getCategory: '{id}',
  updateCategory: { id: '{id}', name: '', sortOrder: 1 },
  moveCategory: { category: { id: '{id}', name: '', sortOrder: 1 }, direction: 'up' },
  restoreCategory: '{id}',
  deleteCategory: '{id}',
  listCountries: '',
  createCountry: { name: '', code: '' },
  getCountry: '{id}',
  updateCountry: { id: '{id}', name: '', code: '' },
  restoreCountry: '{id}',
  deleteCountry: '{id}',
  editProfile: { id: '{id}', displayName: '', bio: '' },
  setAvatar: { id: '{id}', avatar: new File([], 'a.png') },
  removeAvatar: { id: '{id}' },
  changePassword: { currentPassword: '', newPassword: '' },
  listSessions: undefined,
  endSession: '{sessionId}',
  endOtherSessions: undefined,
  listNewDevices: undefined,
  dismissNewDevices: undefined,
  listAudit: {},
  getNewsHistory: NEWS,
  exportAudit: {},
  createAccount: { displayName: '', username: '', email: '', permission: 2 },
  editAccount: {
    id: '{id}',
    values: { displayName: '', username: '', email: '', bio: '', avatar: null, removeAvatar: false },
  },
  disableAccount: '{id}',
  enableAccount: '{id}',
  createAccountLink: '{id}',
  getAccountLink: 'a token',
  setPasswordByLink: { token: 'a token', password: '' },
  getFirstRun: undefined,
  createFirstAdministrator: { username: '', email: '', password: '', token: '' },
};

type OpenApi = { paths: Record<string, Record<string, object>> };

/**
 * The calls in the API document, as `GET /api/users/detail/{id}`, and whether they belong to an extension.
 */
const DOCUMENTED = Object.entries(
  (JSON.parse(readFileSync(path.resolve(__dirname, '../../docs/openapi.json'), 'utf8')) as OpenApi).paths,
).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${address}`,
    isExtension: 'x-extension' in operation,
  })),
);
const callsWhere = (isExtension: boolean) =>
  DOCUMENTED.filter((documented) => documented.isExtension === isExtension).map(({ call }) => call);
const [CORE_API, EXTENSIONS] = [callsWhere(false), callsWhere(true)];

const FEATURES = path.resolve(__dirname, '../features');

const apiFiles = readdirSync(FEATURES).flatMap((feature) => {
  const folder = path.join(FEATURES, feature, 'api');
  return readdirSync(folder)
    .filter((name) => name.endsWith('-api.ts'))
    .map((name) => path.join(folder, name));
});

const setup = (): Map<string, Definition> => {
  apiFiles.forEach((file) => jest.requireActual(file));
  const definitions = new Map<string, Definition>();
  // By now every feature has injected its endpoints. The static type of the base API does not list them.
  const names = Object.keys(baseApi.endpoints);
  baseApi.enhanceEndpoints({
    endpoints: Object.fromEntries(
      names.map((name) => [name, (definition: Definition) => void definitions.set(name, definition)]),
    ) as never, // the static type lists no endpoints
  });
  return definitions;
};

type Endpoint = {
  initiate: (argument: unknown) => Parameters<ReturnType<typeof createStore>['dispatch']>[0];
};

/** The calls that these endpoints send, as `GET /api/users/detail/{id}`. */
const callsOf = async (names: string[]): Promise<string[]> => {
  const sent: string[] = [];
  signInAs();
  apiServer.use(
    http.all('*/api/*', ({ request }) => {
      sent.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
      return HttpResponse.json(refused(ErrorCode.Alert).body);
    }),
  );
  const endpoints = baseApi.endpoints as Record<string, Endpoint>; // injected, so missing in the static type
  // A new store for each endpoint: a cached answer would suppress the request.
  for (const name of names) {
    const endpoint = endpoints[name];
    if (endpoint) await createStore().dispatch(endpoint.initiate(ARGUMENTS[name]));
  }
  return sent;
};

describe('every endpoint of every feature', () => {
  const definitions = setup();
  const queries = [...definitions].filter(([, { type }]) => type === 'query');
  const mutations = [...definitions].filter(([, { type }]) => type === 'mutation');

  it('sends a call of the core API or of an extension, and together they send all 33 [API-05]', async () => {
    expect(Object.keys(ARGUMENTS).sort()).toEqual([...definitions.keys()].sort());
    const all = await callsOf([...definitions.keys()]);
    const sent = all.filter((call) => !EXTENSIONS.includes(call));
    expect([...new Set(sent)].sort()).toEqual([...CORE_API].sort());
    // updateCategory and moveCategory share one call but invalidate different tags; so do getCurrentUser and
    // identify.
    expect(sent).toHaveLength(CORE_API.length + 2);
    expect(CORE_API).toHaveLength(33);
  });

  it.each(queries)('the query %s provides tags', (_name, { providesTags }) => {
    expect(providesTags).toBeDefined();
  });

  it.each(mutations)(
    'the mutation %s invalidates tags or has a documented reason not to',
    (name, { invalidatesTags }) => {
      expect(invalidatesTags !== undefined || WITHOUT_TAGS[name] !== undefined).toBe(true);
      expect(invalidatesTags !== undefined && WITHOUT_TAGS[name] !== undefined).toBe(false);
    },
  );

  it.each(mutations.filter(([name]) => !WITHOUT_TAGS[name] && name !== 'moveCategory'))(
    'the mutation %s refetches nothing if the server refuses it',
    (_name, { invalidatesTags }) => {
      const error = { code: 1, message: '', fieldErrors: {}, httpStatus: 400 };
      expect(isApiError(error)).toBe(true);
      expect(
        typeof invalidatesTags === 'function' && invalidatesTags(undefined, error, {}, undefined),
      ).toEqual([]);
    },
  );
});

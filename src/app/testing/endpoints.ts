import { readdirSync } from 'node:fs';
import path from 'node:path';

import { baseApi } from '@/shared/api/base-api';
import { type AppStore } from '@/shared/api/store';
import { JournalistLevel } from '@/shared/contract';

/** The endpoint definition that RTK Query passes to `enhanceEndpoints`. */
export type Definition = { type: 'query' | 'mutation'; providesTags?: unknown; invalidatesTags?: unknown };

const GROUP = { groupId: '{groupId}' };
const NEWS = { ...GROUP, newsId: '{newsId}' };
const TEMPLATE = { groupId: '{groupId}', templateId: '{templateId}' };
const { emptyNews } = jest.requireActual<{ emptyNews: (now: Date) => object }>(
  '@/features/news/fields/news-form-values',
);
const PASSKEY = { id: '', rawId: '', type: 'public-key', response: {} };
const FORM = { values: emptyNews(new Date(0)) };

/**
 * The arguments of each endpoint. Ids are the placeholders of the API document, so that the addresses can be
 * compared.
 */
export const ARGUMENTS: Record<string, unknown> = {
  getCurrentUser: undefined,
  identify: 'a token',
  signIn: { email: '', password: '' },
  giveSecondFactor: { challenge: '', code: '' },
  startProviderSignIn: { to: '/' },
  finishProviderSignIn: undefined,
  linkProvider: undefined,
  askProviderSignOut: undefined,
  getProviderLink: '1',
  removeProviderLink: '1',
  startPasskeySignIn: {},
  signInByPasskey: { passkey: PASSKEY },
  startPasskeyProof: undefined,
  stepUpByPasskey: { passkey: PASSKEY },
  listPasskeys: '{userId}',
  startPasskey: undefined,
  addPasskey: { userId: '{id}', name: '', passkey: PASSKEY },
  renamePasskey: { userId: '{userId}', id: '{id}', name: '' },
  removePasskey: { userId: '{userId}', id: '{id}' },
  getTwoFactor: '{id}',
  startTwoFactor: { password: '' },
  stepUp: { password: 'x', code: '1' },
  confirmTwoFactor: { userId: '{id}', code: '' },
  disableTwoFactor: { userId: '{id}', password: '', code: '' },
  renewRecoveryCodes: { userId: '{id}', password: '', code: '' },
  resetTwoFactor: '{id}',
  getSignInWays: '{id}',
  removePasskeyOf: { userId: '{id}', id: '{passkeyId}' },
  removeProviderLinkOf: '{id}',
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
  findPeople: { search: '', page: 1, limit: 20 },
  listDeletedGroups: undefined,
  restoreGroup: GROUP.groupId,
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
  getPublishedNews: NEWS,
  listPresence: GROUP.groupId,
  reportPresence: { ...NEWS, client: '{client}', isEditing: true },
  leavePresence: { ...NEWS, client: '{client}' },
  returnNews: { ...NEWS, comment: '' },
  listTemplates: '{groupId}',
  getTemplate: TEMPLATE,
  createTemplate: { groupId: '{groupId}', name: '' },
  changeTemplate: { ...TEMPLATE, name: '' },
  deleteTemplate: TEMPLATE,
  listNewsComments: NEWS,
  addNewsComment: { ...NEWS, text: '' },
  resolveNewsComment: { ...NEWS, commentId: '{commentId}' },
  reopenNewsComment: { ...NEWS, commentId: '{commentId}' },
  deleteNewsComment: { ...NEWS, commentId: '{commentId}' },
  listViews: '{userId}',
  createView: { me: '{userId}', name: '', query: '', groupId: null },
  updateView: { me: '{userId}', id: '{id}', name: '', query: '', groupId: null },
  deleteView: { me: '{userId}', id: '{id}' },
  listNewsVersions: { ...NEWS, page: 1, limit: 10 },
  getNewsVersion: { ...NEWS, number: '{number}' },
  restoreNewsVersion: { ...NEWS, number: '{number}', entityTag: null },
  listDeletedNews: { ...GROUP, page: 1, limit: 20 },
  deleteNews: NEWS,
  restoreNews: NEWS,
  handOverNews: { ...NEWS, authorId: '{authorId}' },
  listMedia: { ...GROUP, page: 1, limit: 24 },
  listMediaAt: { ...GROUP, addresses: ['/files/a.webp'] },
  getMedia: { ...GROUP, id: '{mediaId}' },
  uploadMedia: { ...GROUP, image: new File([], 'a.png') },
  describeMedia: { ...GROUP, id: '{mediaId}', texts: {} },
  deleteMedia: { ...GROUP, id: '{mediaId}' },
  restoreMedia: { ...GROUP, id: '{mediaId}' },
  listDeletedMedia: { ...GROUP, page: 1, limit: 20 },
  listMediaTags: GROUP.groupId,
  suggestTags: { ...GROUP, search: 'a' },
  fetchPicture: { ...GROUP, address: 'https://site.example/a.png' },
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
  listWebhooks: undefined,
  createWebhook: { url: '', kinds: [] },
  updateWebhook: { id: '{id}', url: '', kinds: [] },
  deleteWebhook: '{id}',
  listWebhookDeliveries: { id: '{id}' },
  testWebhook: '{id}',
  sendWebhookAgain: { id: '{id}', deliveryId: '{deliveryId}' },
  sendFailedAgain: '{id}',
  listDrafts: undefined,
  getDraft: '{id}',
  saveDraft: { id: '{id}', form: '', address: '', name: '', values: {}, version: 0 },
  deleteDraft: '{id}',
  listNotifications: { me: '{userId}', page: 1, limit: 20 },
  countUnreadNotifications: '{userId}',
  markNotificationRead: { me: '{userId}', id: '{id}' },
  markAllNotificationsRead: '{userId}',
  getNotificationSettings: undefined,
  saveNotificationSettings: { channels: {} },
  listTokens: undefined,
  createToken: { name: '', purpose: 'read-news' },
  revokeToken: '{id}',
  createAccount: { displayName: '', username: '', email: '', permission: 2 },
  editAccount: {
    id: '{id}',
    values: { displayName: '', username: '', email: '', bio: '', avatar: null, removeAvatar: false },
  },
  disableAccount: '{id}',
  enableAccount: '{id}',
  createAccountLink: '{id}',
  getErasure: '{id}',
  erasePerson: '{id}',
  getUnfinishedWork: '{id}',
  getAccountLink: 'a token',
  setPasswordByLink: { token: 'a token', password: '' },
  requestAccountLink: { name: 'somsri' },
  getFirstRun: undefined,
  createFirstAdministrator: { username: '', email: '', password: '', token: '' },
};

const FEATURES = path.resolve(__dirname, '../../features');

const apiFiles = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('-api.ts'))
  .map((name) => path.join(FEATURES, name));

/** Loads every endpoint of every feature. */
export const loadEndpoints = (): Map<string, Definition> => {
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
  initiate: (argument: unknown) => Parameters<AppStore['dispatch']>[0];
};

/** Sends the call of the endpoint, by default with its arguments of the table above. */
export const send = (store: AppStore, name: string, argument: unknown = ARGUMENTS[name]) => {
  const endpoints = baseApi.endpoints as Record<string, Endpoint>; // injected, so missing in the static type
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  return store.dispatch(endpoint.initiate(argument));
};

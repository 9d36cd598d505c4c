/**
 * What a response can contain. `account`: rights and state of a person; `name`: their name and picture; `found`: who is found by a
 * name; `membership`: who belongs to a group, at which level; `code`: the code of a country in news.
 */
type Entity =
  | 'account'
  | 'name'
  | 'found'
  | 'second-factor'
  | 'provider-link'
  | 'passkey'
  | 'session'
  | 'device'
  | 'group'
  | 'membership'
  | 'group-categories'
  | 'news'
  | 'category'
  | 'country'
  | 'code'
  | 'webhook'
  | 'delivery'
  | 'token'
  | 'draft'
  | 'comment'
  | 'view'
  | 'picture'
  | 'template'
  | 'read-mark'
  | 'notification-settings';

/** What the response of each query contains. */
export const embeds: Record<string, readonly Entity[]> = {
  getCurrentUser: ['account', 'name', 'second-factor'],
  getUser: ['account', 'name'],
  searchUsers: ['account', 'name', 'found'],
  getTwoFactor: ['second-factor', 'passkey'],
  getProviderLink: ['provider-link'],
  getSignInWays: ['passkey', 'provider-link'],
  listPasskeys: ['passkey'],
  listSessions: ['session'],
  listNewDevices: ['device'],
  listPermissionGivers: ['found'],
  // The question before an account is disabled, which loads it each time it opens.
  getUnfinishedWork: [],
  // The question before a person is erased, likewise.
  getErasure: [],
  getAccountLink: [],
  getFirstRun: [],
  checkJournalist: ['membership'],
  listJournalistNews: ['news', 'code'],
  listGroups: ['group', 'membership', 'name'],
  getGroup: ['group', 'membership', 'name'],
  listDeletedGroups: ['group', 'name'],
  findPeople: ['account', 'name', 'found'],
  listMembers: ['membership', 'name', 'news'],
  getGroupStatistics: ['membership', 'group-categories', 'news'],
  listGroupCategories: ['group-categories', 'category'],
  getDesk: ['group', 'membership', 'news', 'name', 'code'],
  findNews: ['group', 'membership', 'news', 'name', 'code'],
  getGroupFigures: ['news', 'name'],
  listGroupNews: ['news', 'code'],
  suggestTags: ['news'],
  getNews: ['news', 'name', 'code'],
  listNewsComments: ['comment', 'name'],
  listViews: ['view', 'group', 'membership', 'name'],
  listMedia: ['picture', 'news', 'name'],
  // The checks show no use and no name.
  listMediaAt: ['picture'],
  getMedia: ['picture', 'news', 'name'],
  listDeletedMedia: ['picture', 'news', 'name'],
  listMediaTags: ['picture'],
  listTemplates: ['template'],
  getTemplate: ['template', 'code'],
  listPresence: ['name'],
  reportPresence: ['name'],
  listNewsVersions: ['news', 'name'],
  // Nothing else of a version changes.
  getNewsVersion: ['code'],
  listDeletedNews: ['news', 'name'],
  // The log holds the names of its time.
  listAudit: [],
  getNewsHistory: ['news'],
  getPublishedNews: ['news', 'code'],
  listCategories: ['category'],
  getCategory: ['category'],
  listCountries: ['country'],
  getCountry: ['country'],
  listWebhooks: ['webhook', 'delivery'],
  listWebhookDeliveries: ['delivery'],
  listTokens: ['token'],
  listDrafts: ['draft'],
  getDraft: ['draft'],
  listNotifications: ['read-mark', 'group', 'membership', 'news', 'name'],
  countUnreadNotifications: ['read-mark', 'membership'],
  getNotificationSettings: ['notification-settings'],
};

/**
 * What a mutation changes; `except`: the queries that it does not refetch, each with the reason; `sameRows`: lists that keep their
 * rows, so that it refetches only those that show what it changed.
 */
type Change = {
  entities: readonly Entity[];
  except?: Record<string, string>;
  sameRows?: readonly string[];
};

const NOTHING_SHOWS_IT_YET = 'nothing shows the new one yet';
const STILL_OPEN = 'its page is still open, and the server would answer 404';

const WAS_DELETED = 'its page could not be opened while the group was deleted';

const newsItem = (reason: string) => ({
  getNews: reason,
  getPublishedNews: reason,
  listNewsVersions: reason,
  getNewsHistory: reason,
});
const library = (reason: string) => ({ listMedia: reason, getMedia: reason, listDeletedMedia: reason });
const groupPage = (reason: string) => ({ getGroup: reason, listMembers: reason, getGroupStatistics: reason });

/** The searches of people, and the lists that name people beside what they did or do. */
const SEARCHES = ['searchUsers', 'findPeople'];
const DEEDS = [
  'getGroupFigures',
  'listNewsVersions',
  'listNewsComments',
  'listDeletedNews',
  'listMedia',
  'listDeletedMedia',
  'listPresence',
  'reportPresence',
];

const NEWS: Change = { entities: ['news'], sameRows: ['listJournalistNews', 'listNotifications'] };
const MEMBERS: Change = { entities: ['membership'] };
const RIGHTS: Change = { entities: ['account'], sameRows: SEARCHES };
const PICTURE: Change = { entities: ['name'], sameRows: [...SEARCHES, ...DEEDS] };
const CATEGORY: Change = { entities: ['category'], sameRows: ['listGroupCategories'] };
const COUNTRY: Change = { entities: ['country'] };
const SECOND_FACTOR: Change = { entities: ['second-factor'] };

/** What each mutation with tags changes. */
export const changes: Record<string, Change> = {
  addPermission: RIGHTS,
  removePermission: RIGHTS,
  disableAccount: { entities: ['account', 'found'] },
  enableAccount: { entities: ['account', 'found'] },
  createAccount: {
    entities: ['account', 'found'],
    except: { getUser: NOTHING_SHOWS_IT_YET, getCurrentUser: 'it is another person' },
  },
  editAccount: { entities: ['account', 'name', 'found'], sameRows: DEEDS },
  erasePerson: { entities: ['account', 'name', 'found', 'membership'], sameRows: DEEDS },
  editProfile: { entities: ['name', 'found'], sameRows: DEEDS },
  setAvatar: PICTURE,
  removeAvatar: PICTURE,
  changePassword: { entities: ['session'] },
  endSession: { entities: ['session'] },
  endOtherSessions: { entities: ['session'] },
  dismissNewDevices: { entities: ['device'] },
  linkProvider: { entities: ['provider-link'] },
  removeProviderLink: { entities: ['provider-link'] },
  confirmTwoFactor: SECOND_FACTOR,
  disableTwoFactor: SECOND_FACTOR,
  renewRecoveryCodes: SECOND_FACTOR,
  resetTwoFactor: { entities: ['second-factor', 'passkey'] },
  removePasskeyOf: { entities: ['passkey', 'second-factor'] },
  removeProviderLinkOf: { entities: ['provider-link'] },
  addPasskey: { entities: ['passkey', 'second-factor'] },
  renamePasskey: { entities: ['passkey'] },
  removePasskey: { entities: ['passkey', 'second-factor'] },
  createGroup: { entities: ['group', 'membership'], except: groupPage(NOTHING_SHOWS_IT_YET) },
  renameGroup: { entities: ['group'] },
  deleteGroup: {
    entities: ['group', 'membership', 'news'],
    except: {
      ...groupPage(STILL_OPEN),
      ...newsItem(STILL_OPEN),
      listGroupNews: STILL_OPEN,
      suggestTags: STILL_OPEN,
      listDeletedNews: STILL_OPEN,
      ...library(STILL_OPEN),
      getGroupFigures: STILL_OPEN,
    },
  },
  restoreGroup: {
    entities: ['group', 'membership', 'news'],
    except: {
      ...newsItem(WAS_DELETED),
      getGroupStatistics: WAS_DELETED,
      listGroupNews: WAS_DELETED,
      suggestTags: WAS_DELETED,
      listDeletedNews: WAS_DELETED,
      ...library(WAS_DELETED),
      getGroupFigures: WAS_DELETED,
    },
  },
  inviteMember: MEMBERS,
  changeMemberLevel: { ...MEMBERS, except: { getGroupStatistics: 'a level changes no number' } },
  removeMember: MEMBERS,
  restoreMember: MEMBERS,
  addGroupCategories: { entities: ['group-categories'] },
  removeGroupCategory: { entities: ['group-categories'] },
  createNews: { entities: ['news'], except: newsItem(NOTHING_SHOWS_IT_YET) },
  editNews: NEWS,
  approveNews: NEWS,
  returnNews: { ...NEWS, entities: ['news', 'comment'] },
  addNewsComment: { entities: ['comment'] },
  resolveNewsComment: { entities: ['comment'] },
  reopenNewsComment: { entities: ['comment'] },
  deleteNewsComment: { entities: ['comment'] },
  createView: { entities: ['view'] },
  updateView: { entities: ['view'] },
  deleteView: { entities: ['view'] },
  createTemplate: { entities: ['template'] },
  changeTemplate: { entities: ['template'] },
  deleteTemplate: { entities: ['template'] },
  restoreNewsVersion: NEWS,
  deleteNews: { entities: ['news'], except: newsItem(STILL_OPEN) },
  restoreNews: { entities: ['news'] },
  handOverNews: { entities: ['news'] },
  uploadMedia: { entities: ['picture'], except: { getMedia: NOTHING_SHOWS_IT_YET } },
  describeMedia: { entities: ['picture'] },
  deleteMedia: { entities: ['picture'], except: { getMedia: STILL_OPEN } },
  restoreMedia: { entities: ['picture'] },
  createCategory: {
    entities: ['category'],
    except: { getCategory: NOTHING_SHOWS_IT_YET, listGroupCategories: 'no group has it yet' },
  },
  updateCategory: CATEGORY,
  moveCategory: CATEGORY,
  deleteCategory: { entities: ['category', 'group-categories'], sameRows: ['listGroupCategories'] },
  restoreCategory: { entities: ['category', 'group-categories'] },
  createCountry: { entities: ['country'], except: { getCountry: NOTHING_SHOWS_IT_YET } },
  updateCountry: { entities: ['country', 'code'] },
  restoreCountry: COUNTRY,
  deleteCountry: { entities: ['country'], except: { getCountry: STILL_OPEN } },
  saveDraft: { entities: ['draft'] },
  deleteDraft: { entities: ['draft'], except: { getDraft: 'nothing shows it any more' } },
  createWebhook: { entities: ['webhook'] },
  updateWebhook: { entities: ['webhook'] },
  deleteWebhook: { entities: ['webhook', 'delivery'], except: { listWebhookDeliveries: STILL_OPEN } },
  testWebhook: { entities: ['delivery'] },
  sendWebhookAgain: { entities: ['delivery'] },
  sendFailedAgain: { entities: ['delivery'] },
  markNotificationRead: { entities: ['read-mark'] },
  markAllNotificationsRead: { entities: ['read-mark'] },
  saveNotificationSettings: { entities: ['notification-settings'] },
  createToken: { entities: ['token'] },
  revokeToken: { entities: ['token'] },
};

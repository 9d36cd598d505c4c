/**
 * What a response can contain. `account`: rights and state of a person; `name`: their name and picture;
 * `membership`: who belongs to a group, at which level.
 */
type Entity =
  | 'account'
  | 'name'
  | 'second-factor'
  | 'session'
  | 'device'
  | 'group'
  | 'membership'
  | 'group-categories'
  | 'news'
  | 'category'
  | 'country'
  | 'webhook'
  | 'delivery'
  | 'token';

/** What the response of each query contains. */
export const embeds: Record<string, readonly Entity[]> = {
  getCurrentUser: ['account', 'name', 'second-factor'],
  getUser: ['account', 'name'],
  searchUsers: ['account', 'name'],
  getTwoFactor: ['second-factor'],
  listSessions: ['session'],
  listNewDevices: ['device'],
  // One sentence of a dialog, which loads the names when it opens.
  listPermissionGivers: [],
  // The question before an account is disabled, which loads it each time it opens.
  getUnfinishedWork: [],
  getAccountLink: [],
  getFirstRun: [],
  checkJournalist: ['membership'],
  listJournalistNews: ['news'],
  listGroups: ['group', 'membership', 'name'],
  getGroup: ['group', 'membership', 'name'],
  listDeletedGroups: ['group', 'name'],
  findPeople: ['account', 'name'],
  listMembers: ['membership', 'name', 'news'],
  getGroupStatistics: ['membership', 'group-categories', 'news'],
  listGroupCategories: ['group-categories', 'category'],
  getDesk: ['group', 'membership', 'news', 'name'],
  findNews: ['group', 'membership', 'news', 'name'],
  getGroupFigures: ['news', 'name'],
  listGroupNews: ['news'],
  suggestTags: ['news'],
  getNews: ['news', 'name'],
  listNewsVersions: ['news', 'name'],
  // The content of a version never changes.
  getNewsVersion: [],
  listDeletedNews: ['news', 'name'],
  // The log holds the names of its time.
  listAudit: [],
  getNewsHistory: ['news'],
  getPublishedNews: ['news'],
  listCategories: ['category'],
  getCategory: ['category'],
  listCountries: ['country'],
  getCountry: ['country'],
  listWebhooks: ['webhook', 'delivery'],
  listWebhookDeliveries: ['delivery'],
  listTokens: ['token'],
};

/** What a mutation changes; `except`: the queries that it does not refetch, each with the reason. */
type Change = { entities: readonly Entity[]; except?: Record<string, string> };

const NOTHING_SHOWS_IT_YET = 'nothing shows the new one yet';
const STILL_OPEN = 'its page is still open, and the server would answer 404';

const WAS_DELETED = 'its page could not be opened while the group was deleted';

const newsItem = (reason: string) => ({
  getNews: reason,
  getPublishedNews: reason,
  listNewsVersions: reason,
  getNewsHistory: reason,
});
const groupPage = (reason: string) => ({ getGroup: reason, listMembers: reason, getGroupStatistics: reason });

const NEWS: Change = { entities: ['news'] };
const MEMBERS: Change = { entities: ['membership'] };
const PERSON: Change = { entities: ['name'] };
const CATEGORY: Change = { entities: ['category'] };
const COUNTRY: Change = { entities: ['country'] };
const SECOND_FACTOR: Change = { entities: ['second-factor'] };

/** What each mutation with tags changes. */
export const changes: Record<string, Change> = {
  addPermission: { entities: ['account'] },
  removePermission: { entities: ['account'] },
  disableAccount: { entities: ['account'] },
  enableAccount: { entities: ['account'] },
  createAccount: {
    entities: ['account'],
    except: { getUser: NOTHING_SHOWS_IT_YET, getCurrentUser: 'it is another person' },
  },
  editAccount: { entities: ['account', 'name'] },
  editProfile: PERSON,
  setAvatar: PERSON,
  removeAvatar: PERSON,
  changePassword: { entities: ['session'] },
  endSession: { entities: ['session'] },
  endOtherSessions: { entities: ['session'] },
  dismissNewDevices: { entities: ['device'] },
  confirmTwoFactor: SECOND_FACTOR,
  disableTwoFactor: SECOND_FACTOR,
  renewRecoveryCodes: SECOND_FACTOR,
  resetTwoFactor: SECOND_FACTOR,
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
  returnNews: NEWS,
  restoreNewsVersion: NEWS,
  deleteNews: { entities: ['news'], except: newsItem(STILL_OPEN) },
  restoreNews: NEWS,
  createCategory: {
    entities: ['category'],
    except: { getCategory: NOTHING_SHOWS_IT_YET, listGroupCategories: 'no group has it yet' },
  },
  updateCategory: CATEGORY,
  moveCategory: CATEGORY,
  deleteCategory: { entities: ['category', 'group-categories'] },
  restoreCategory: { entities: ['category', 'group-categories'] },
  createCountry: { entities: ['country'], except: { getCountry: NOTHING_SHOWS_IT_YET } },
  updateCountry: COUNTRY,
  restoreCountry: COUNTRY,
  deleteCountry: { entities: ['country'], except: { getCountry: STILL_OPEN } },
  createWebhook: { entities: ['webhook'] },
  updateWebhook: { entities: ['webhook'] },
  deleteWebhook: { entities: ['webhook', 'delivery'], except: { listWebhookDeliveries: STILL_OPEN } },
  testWebhook: { entities: ['delivery'] },
  sendWebhookAgain: { entities: ['delivery'] },
  sendFailedAgain: { entities: ['delivery'] },
  createToken: { entities: ['token'] },
  revokeToken: { entities: ['token'] },
};

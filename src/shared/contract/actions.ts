import type { ExtensionName } from './extensions';
import { Permission } from './permissions';

/**
 * The permission that each call requires, by its operation name in the API document. The buttons of the
 * console and the list of a person's abilities use this table. A test compares it with the document.
 */
export const ACTION_NEEDS = {
  searchUsers: Permission.USER_SEARCH,
  getUser: Permission.USER_READ,
  addPermission: Permission.ADMINISTRATOR,
  removePermission: Permission.ADMINISTRATOR,
  createGroup: Permission.NEWS_CREATE_JOURNALIST_GROUP,
  deleteGroup: Permission.NEWS_DELETE_JOURNALIST_GROUP,
  listDeletedGroups: Permission.NEWS_DELETE_JOURNALIST_GROUP,
  restoreGroup: Permission.NEWS_DELETE_JOURNALIST_GROUP,
  createCategory: Permission.NEWS_CATEGORY_CREATE,
  updateCategory: Permission.NEWS_CATEGORY_EDIT,
  deleteCategory: Permission.NEWS_CATEGORY_DELETE,
  restoreCategory: Permission.NEWS_CATEGORY_DELETE,
  createCountry: Permission.NEWS_COUNTRY_CREATE,
  updateCountry: Permission.NEWS_COUNTRY_EDIT,
  deleteCountry: Permission.NEWS_COUNTRY_DELETE,
  restoreCountry: Permission.NEWS_COUNTRY_DELETE,
  createAccount: Permission.ADMINISTRATOR,
  editAccount: Permission.ADMINISTRATOR,
  createAccountLink: Permission.ADMINISTRATOR,
  disableAccount: Permission.ADMINISTRATOR,
  enableAccount: Permission.ADMINISTRATOR,
  erasePerson: Permission.ADMINISTRATOR,
  listAudit: Permission.ADMINISTRATOR,
  exportAudit: Permission.ADMINISTRATOR,
  resetTwoFactor: Permission.ADMINISTRATOR,
  removePasskeyOf: Permission.ADMINISTRATOR,
  removeProviderLinkOf: Permission.ADMINISTRATOR,
  listWebhooks: Permission.ADMINISTRATOR,
  createWebhook: Permission.ADMINISTRATOR,
  updateWebhook: Permission.ADMINISTRATOR,
  deleteWebhook: Permission.ADMINISTRATOR,
  testWebhook: Permission.ADMINISTRATOR,
  listWebhookDeliveries: Permission.ADMINISTRATOR,
  sendWebhookAgain: Permission.ADMINISTRATOR,
  sendFailedAgain: Permission.ADMINISTRATOR,
  listTokens: Permission.ADMINISTRATOR,
  createToken: Permission.ADMINISTRATOR,
  revokeToken: Permission.ADMINISTRATOR,
} as const;

export type ActionName = keyof typeof ACTION_NEEDS;

/** The extension that the backend must announce for an action outside the core API. */
export const ACTION_EXTENSION: Partial<Record<ActionName, ExtensionName>> = {
  listDeletedGroups: 'trash',
  restoreGroup: 'trash',
  restoreCategory: 'restore',
  restoreCountry: 'restore',
  createAccount: 'accounts',
  editAccount: 'accounts',
  createAccountLink: 'accounts',
  disableAccount: 'accounts',
  enableAccount: 'accounts',
  erasePerson: 'erasure',
  listAudit: 'audit',
  exportAudit: 'audit',
  resetTwoFactor: 'two-factor',
  removePasskeyOf: 'sign-in-ways',
  removeProviderLinkOf: 'sign-in-ways',
  listWebhooks: 'webhooks',
  createWebhook: 'webhooks',
  updateWebhook: 'webhooks',
  deleteWebhook: 'webhooks',
  testWebhook: 'webhooks',
  listWebhookDeliveries: 'webhooks',
  sendWebhookAgain: 'webhooks',
  sendFailedAgain: 'webhooks',
  listTokens: 'tokens',
  createToken: 'tokens',
  revokeToken: 'tokens',
};

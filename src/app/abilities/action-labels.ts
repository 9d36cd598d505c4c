import type { ActionName } from '@/shared/contract';

/** The label of each action in the list of what a person can do. */
export const ACTION_LABELS: Record<ActionName, string> = {
  searchUsers: 'Search users',
  getUser: 'View a user',
  addPermission: 'Add permissions',
  removePermission: 'Remove permissions',
  createGroup: 'Create group',
  deleteGroup: 'Delete group',
  listDeletedGroups: 'See deleted groups',
  restoreGroup: 'Restore group',
  createCategory: 'Create category',
  updateCategory: 'Rename and order categories',
  deleteCategory: 'Delete category',
  restoreCategory: 'Restore category',
  createCountry: 'Add country',
  updateCountry: 'Change country',
  deleteCountry: 'Delete country',
  restoreCountry: 'Restore country',
  createAccount: 'Create account',
  editAccount: 'Change name, e-mail and picture of a person',
  createAccountLink: 'Create a link to set a password',
  disableAccount: 'Disable account',
  enableAccount: 'Enable account',
  listAudit: 'Read the audit log',
  exportAudit: 'Export the audit log',
  resetTwoFactor: 'Reset a second factor',
};

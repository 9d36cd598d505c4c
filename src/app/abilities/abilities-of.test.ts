import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  ACTION_EXTENSION,
  ACTION_NEEDS,
  type ActionName,
  EXTENSIONS,
  type ExtensionName,
  Permission,
  permissionsIn,
} from '@/shared/contract';

import { pageTable } from '../routes/route-table';

import { abilitiesOf, changeOf } from './abilities-of';
import { actionMessages } from './action-messages';

const { USER, ADMINISTRATOR, USER_SEARCH, NEWS_CATEGORY_CREATE } = Permission;
type Call = { operationId: string; description: string; 'x-extension'?: string };
type OpenApi = { paths: Record<string, Record<string, Call>> };

const EVERYTHING = { pages: pageTable, actions: actionMessages.en, extensions: EXTENSIONS };
const namesOf = (permission: number, extensions: readonly ExtensionName[] = EXTENSIONS) => {
  const { pages, actions } = abilitiesOf(permission, { ...EVERYTHING, extensions });
  return { pages: pages.map(({ label }) => label), actions: actions.map(({ label }) => label) };
};

describe('the abilities of a person', () => {
  it('include what needs no permission, for everybody [ACC-09]', () => {
    const { pages, actions } = namesOf(USER);
    expect(pages).toEqual(
      expect.arrayContaining(['Journalists', 'Journalists › Group › News', 'Categories']),
    );
    expect(pages).not.toContain('Users');
    expect(actions).toEqual([]);
  });

  it('include everything for an administrator [ACC-09]', () => {
    expect(namesOf(ADMINISTRATOR).actions).toHaveLength(Object.keys(ACTION_NEEDS).length);
    expect(namesOf(ADMINISTRATOR).pages).toHaveLength(pageTable.filter(({ label }) => label).length);
  });

  it('leave out extensions that the backend has not announced [ACC-09]', () => {
    const core = namesOf(ADMINISTRATOR, []);
    expect(core.pages).toContain('Users');
    for (const page of ['Audit log', 'Users › Create', 'Users › Edit'])
      expect(core.pages).not.toContain(page);
    expect(core.actions).toHaveLength(
      Object.keys(ACTION_NEEDS).length - Object.keys(ACTION_EXTENSION).length,
    );
    const withAudit = namesOf(ADMINISTRATOR, ['audit']);
    expect(withAudit.pages).toContain('Audit log');
    expect(withAudit.actions).toContain('Read the audit log');
    expect(withAudit.actions).not.toContain('Disable account');
  });

  it('change only by what one permission adds and removes [ACC-09]', () => {
    expect(changeOf(USER, USER | NEWS_CATEGORY_CREATE, EVERYTHING)).toEqual({
      gained: ['Categories › Create', 'Create category'],
      lost: [],
    });
    expect(changeOf(USER | USER_SEARCH, USER, EVERYTHING)).toEqual({
      gained: [],
      lost: ['Users', 'Search users'],
    });
    expect(changeOf(ADMINISTRATOR, ADMINISTRATOR | USER_SEARCH, EVERYTHING)).toEqual({
      gained: [],
      lost: [],
    });
  });
});

describe('the table of actions', () => {
  const file = path.resolve(__dirname, '../../../docs/openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi; // a server test checks its shape
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  /** Calls that need a permission but belong to a page, with the page that sends them. */
  const PARTS_OF_PAGES = [
    'checkJournalist', // the page of a person, together with the person
    'listNewsOfUser',
    'getTwoFactor',
    'getSignInWays',
    'listPermissionGivers', // the 403 page
    'getUnfinishedWork', // the question before an account is disabled
    'getErasure', // the question before a person is erased
  ];

  it('lists every call of the API that needs a permission, with that permission and its extension [ACC-09]', () => {
    const documented = calls
      .filter(({ operationId }) => !PARTS_OF_PAGES.includes(operationId))
      .flatMap(({ operationId, description, 'x-extension': extension = 'core' }) => {
        const permission = /^Needs (\w+)/.exec(description)?.[1];
        return permission === undefined ? [] : [[operationId, { permission, extension }]];
      });
    const table = (Object.entries(ACTION_NEEDS) as [ActionName, number][]).map(([name, bit]) => [
      name,
      { permission: permissionsIn(bit)[0]?.name, extension: ACTION_EXTENSION[name] ?? 'core' },
    ]);
    expect(Object.fromEntries(table)).toEqual(Object.fromEntries(documented));
  });

  it('leaves out only calls that everybody may send, that other systems send, or that depend on the level in a group [ACC-09]', () => {
    const others = calls.filter(({ description }) => !description.startsWith('Needs '));
    const BY_OTHER_RULES =
      /^For (anybody|any signed-in user|another system, with a token for [\w-]+|members of the group: level \w+ or higher(; also for ADMINISTRATOR)?)\.$/;
    expect(others.filter(({ description }) => !BY_OTHER_RULES.test(description))).toEqual([]);
  });
});

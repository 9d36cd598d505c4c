import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ACTION_NEEDS, Permission, permissionsIn } from '@/shared/contract';

import { pageTable } from '../route-table';

import { abilitiesOf, changeOf } from './abilities-of';

const { USER, ADMINISTRATOR, USER_SEARCH, NEWS_CATEGORY_CREATE } = Permission;
type OpenApi = { paths: Record<string, Record<string, { operationId: string; description: string }>> };

const namesOf = (permission: number) => {
  const { pages, actions } = abilitiesOf(permission, pageTable);
  return { pages: pages.map(({ label }) => label), actions: actions.map(({ label }) => label) };
};

describe('what a person can open and do', () => {
  it('is what asks for no permission, without any [ACC-09]', () => {
    const { pages, actions } = namesOf(USER);
    expect(pages).toEqual(
      expect.arrayContaining(['Journalists', 'Journalists › Group › News', 'Categories']),
    );
    expect(pages).not.toContain('Users');
    expect(actions).toEqual([]);
  });

  it('is everything for an administrator [ACC-09]', () => {
    expect(namesOf(ADMINISTRATOR).actions).toHaveLength(Object.keys(ACTION_NEEDS).length);
    expect(namesOf(ADMINISTRATOR).pages).toHaveLength(pageTable.filter(({ label }) => label).length);
  });

  it('differs by what one permission gives and takes [ACC-09]', () => {
    expect(changeOf(USER, USER | NEWS_CATEGORY_CREATE, pageTable)).toEqual({
      gained: ['Categories › Create', 'Create category'],
      lost: [],
    });
    expect(changeOf(USER | USER_SEARCH, USER, pageTable)).toEqual({
      gained: [],
      lost: ['Users', 'Search users'],
    });
    expect(changeOf(ADMINISTRATOR, ADMINISTRATOR | USER_SEARCH, pageTable)).toEqual({ gained: [], lost: [] });
  });
});

describe('the table of actions', () => {
  it('is that of the API: each call of the core API for a permission, and the same one [ACC-09]', () => {
    const file = path.resolve(__dirname, '../../../docs/openapi.json');
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi; // a test of the server holds it
    const documented = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter((call) => !('x-extension' in call))
      // The page of a person asks for both together with the person.
      .filter(({ operationId }) => !['checkJournalist', 'listNewsOfUser'].includes(operationId))
      .flatMap(({ operationId, description }) => {
        const permission = /^Needs (\w+)/.exec(description)?.[1];
        return permission === undefined ? [] : [[operationId, permission]];
      });
    const table = Object.entries(ACTION_NEEDS).map(([name, bit]) => [name, permissionsIn(bit)[0]?.name]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(table));
  });
});

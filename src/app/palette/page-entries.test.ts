import { JournalistLevel, Permission } from '@/shared/contract';
import { createGroup } from '@/shared/testing/factories';

import { openPages } from '../routes/route-table';

import { fixedPages, mayOpenAddress, pagesAround, type Visitor } from './page-entries';

const visitor = (level: JournalistLevel | null, more: Partial<Visitor> = {}): Visitor => ({
  permission: Permission.USER,
  extensions: [],
  groups: [createGroup({ id: 7, name: 'กีฬา', me: level === null ? null : { level } })],
  ...more,
});
const around = (pathname: string, who: Visitor) =>
  pagesAround(pathname, openPages(), who).map(({ id }) => id);

const GROUP = '/journalist/group/7';

describe('the pages around the open one', () => {
  it('are those of the same item and group, by the level in the group [LOK-01]', () => {
    expect(around(`${GROUP}/news/1`, visitor(JournalistLevel.Trainee))).toEqual([
      GROUP,
      `${GROUP}/news`,
      `${GROUP}/news/create`,
      `${GROUP}/news/1/edit`,
    ]);
    expect(
      around(`${GROUP}/news`, visitor(JournalistLevel.Head, { extensions: ['trash', 'versions'] })),
    ).toEqual([GROUP, `${GROUP}/member/invite`, `${GROUP}/news/deleted`, `${GROUP}/news/create`]);
  });

  it('are named as in the trail, with the name of the group [LOK-01]', () => {
    const [, list] = pagesAround(`${GROUP}/news/create`, openPages(), visitor(JournalistLevel.Trainee));
    expect(list?.label).toBe('Journalists › กีฬา › News');
  });

  it('are nothing of a group to which the person does not belong but its overview [LOK-01]', () => {
    expect(around(`${GROUP}/news`, visitor(null))).toEqual([GROUP]);
    expect(mayOpenAddress(`${GROUP}/news/1`, openPages(), visitor(null))).toBe(false);
    expect(mayOpenAddress(`${GROUP}/news/1`, openPages(), visitor(JournalistLevel.Trainee))).toBe(true);
  });
});

it('the account page is offered where the backend has something to show on it [LOK-01, ANY-03]', () => {
  const ids = (extensions: Visitor['extensions']) =>
    fixedPages(openPages(), visitor(null, { extensions }), {}).map(({ id }) => id);
  expect(ids([])).not.toContain('/account');
  expect(ids(['sessions'])).toContain('/account');
});

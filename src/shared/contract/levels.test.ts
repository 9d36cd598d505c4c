import { JournalistLevel } from './enums';
import { type LevelRight, mayAtLevel } from './levels';

const LEVELS = Object.values(JournalistLevel).filter((level) => level !== JournalistLevel.Deleted);
const allowed = (right: LevelRight) => LEVELS.filter((level) => mayAtLevel(level, right));

describe('the rights of a level in its group', () => {
  it('allow Head, Audit, Leader and Professional to approve news [NWS-03]', () => {
    expect(allowed('approve')).toEqual([1, 2, 3, 4]);
  });

  it('allow only the Head to manage categories [GRP-04]', () => {
    expect(allowed('manageCategories')).toEqual([1]);
  });

  it('allow Head, Audit and Leader to invite', () => {
    expect(allowed('invite')).toEqual([1, 2, 3]);
  });

  it('allow only the Head to manage members and to restore versions of news', () => {
    expect(allowed('manageMembers')).toEqual([1]);
    expect(allowed('manageNews')).toEqual([1]);
    expect(allowed('shareViews')).toEqual([1]);
  });

  it('allow every member to read', () => {
    expect(allowed('read')).toEqual(LEVELS);
  });

  it('allow a non-member and a Deleted member nothing', () => {
    const rights: LevelRight[] = [
      'read',
      'approve',
      'invite',
      'manageCategories',
      'manageMembers',
      'manageNews',
      'shareViews',
    ];
    for (const level of [null, JournalistLevel.Deleted])
      expect(rights.filter((right) => mayAtLevel(level, right))).toEqual([]);
  });
});

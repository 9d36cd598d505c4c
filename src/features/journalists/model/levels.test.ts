import { JournalistLevel, type JournalistLevel as Level } from '@/shared/contract';

import {
  canApprove,
  canInvite,
  canManageCategories,
  canManageMembers,
  canManageNews,
  invitableLevels,
  ownLevel,
} from './levels';

const LEVELS = Object.values(JournalistLevel).filter((level) => level !== JournalistLevel.Deleted);
const allowed = (may: (level: Level | null) => boolean) => LEVELS.filter(may);

describe('the rights of a level in its group', () => {
  it('allow Head, Audit, Leader and Professional to approve news [NWS-03]', () => {
    expect(allowed(canApprove)).toEqual([1, 2, 3, 4]);
  });

  it('allow only the Head to manage categories [GRP-04]', () => {
    expect(allowed(canManageCategories)).toEqual([1]);
  });

  it('allow Head, Audit and Leader to invite', () => {
    expect(allowed(canInvite)).toEqual([1, 2, 3]);
  });

  it('allow only the Head to manage members and to restore versions of news', () => {
    expect(allowed(canManageMembers)).toEqual([1]);
    expect(allowed(canManageNews)).toEqual([1]);
  });

  it('allow a non-member nothing', () => {
    const rights = [canApprove, canInvite, canManageCategories, canManageMembers, canManageNews];
    expect(rights.some((may) => may(null))).toBe(false);
  });
});

describe("the caller's own level", () => {
  it('is null for a non-member and for a Deleted member', () => {
    expect(ownLevel(undefined)).toBeNull();
    expect(ownLevel({ me: null })).toBeNull();
    expect(ownLevel({ me: { level: JournalistLevel.Deleted } })).toBeNull();
    expect(ownLevel({ me: { level: JournalistLevel.Trainee } })).toBe(JournalistLevel.Trainee);
  });
});

describe('the levels offered on an invitation', () => {
  it('offers every level but Deleted by its name [GRP-08]', () => {
    expect(invitableLevels(JournalistLevel.Head)).toEqual([
      { label: 'Head', value: 1 },
      { label: 'Audit', value: 2 },
      { label: 'Leader', value: 3 },
      { label: 'Professional', value: 4 },
      { label: 'Freelance', value: 5 },
      { label: 'Trainee', value: 6 },
    ]);
  });

  it("offers no level above the inviter's own", () => {
    expect(invitableLevels(JournalistLevel.Leader).map(({ label }) => label)).toEqual([
      'Leader',
      'Professional',
      'Freelance',
      'Trainee',
    ]);
  });
});

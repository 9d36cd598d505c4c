import { JournalistLevel } from '@/shared/contract';

import { invitableLevels, ownLevel } from './levels';

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

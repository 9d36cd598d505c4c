import { nextApproval } from './approval';

describe('the next approval step', () => {
  it.each([
    [false, false, 'hours'],
    [true, false, 'permanent'],
    [true, true, null],
    [false, true, 'hours'],
  ] as const)(
    'with 24 hours %s and permanent %s is %s [NWS-04]',
    (isApprovedLifeTime, isApprovedPermanent, step) => {
      expect(nextApproval({ isApprovedLifeTime, isApprovedPermanent })).toBe(step);
    },
  );
});

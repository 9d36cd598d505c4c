import { JournalistLevel, PostStatus } from '@contract';

import { afterEdit, approve, type ApprovalState, hasExpired, nextStep, statusAt, withdraw } from './approval';

const NOW = new Date('2026-03-18T05:00:00Z');
const DRAFT: ApprovalState = { status: PostStatus.Draft, approvedUntil: null, approvedPermanently: false };
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const ONCE = approve(DRAFT, 'hours', NOW);
const TWICE = approve(ONCE, 'permanent', later(1));

describe('approval of news', () => {
  it('goes from 24 hours to permanent and then no further [SRV-02]', () => {
    expect([DRAFT, ONCE, TWICE].map(nextStep)).toEqual(['hours', 'permanent', null]);
  });

  it('publishes for exactly 24 hours the first time [SRV-02]', () => {
    expect(statusAt(ONCE, NOW)).toBe(PostStatus.Published);
    expect(statusAt(ONCE, new Date(later(24).getTime() - 1))).toBe(PostStatus.Published);
    expect(statusAt(ONCE, later(24))).toBe(PostStatus.Hidden);
  });

  it('publishes permanently the second time, also after the 24 hours are over [SRV-02]', () => {
    expect(statusAt(TWICE, later(1000))).toBe(PostStatus.Published);
    expect(nextStep(ONCE)).toBe('permanent');
    expect(statusAt(approve(ONCE, 'permanent', later(48)), later(48))).toBe(PostStatus.Published);
  });

  it('is required again after an edit by someone who may not approve', () => {
    expect(afterEdit(TWICE, { level: JournalistLevel.Trainee })).toEqual(DRAFT);
    expect(afterEdit(TWICE, { level: JournalistLevel.Professional })).toBe(TWICE);
    const hidden = { ...DRAFT, status: PostStatus.Hidden };
    expect(afterEdit(hidden, { level: JournalistLevel.Freelance })).toBe(hidden);
  });

  it('ends with its 24 hours, unless it is permanent or there was none', () => {
    expect(ONCE).toEqual({
      status: PostStatus.Published,
      approvedUntil: later(24),
      approvedPermanently: false,
    });
    expect(TWICE).toEqual({ ...ONCE, approvedPermanently: true });
    expect([DRAFT, ONCE, TWICE].map((state) => hasExpired(state, later(24)))).toEqual([false, true, false]);
    expect(hasExpired(ONCE, new Date(later(24).getTime() - 1))).toBe(false);
    expect(statusAt(DRAFT, later(24))).toBe(PostStatus.Draft);
    expect(statusAt({ ...ONCE, status: PostStatus.Draft }, later(24))).toBe(PostStatus.Draft);
  });

  it('can be withdrawn, and the next approval is the permanent one', () => {
    for (const state of [withdraw(NOW), { ...withdraw(NOW), status: PostStatus.Published }]) {
      expect(statusAt(state, NOW)).toBe(PostStatus.Hidden);
      expect(nextStep(state)).toBe('permanent');
    }
    expect(withdraw(NOW)).toEqual({
      status: PostStatus.Hidden,
      approvedUntil: NOW,
      approvedPermanently: false,
    });
  });

  it('is required again for a returned item, whoever saves it', () => {
    expect(afterEdit(TWICE, { level: JournalistLevel.Head, wasReturned: true })).toEqual(DRAFT);
    expect(afterEdit(withdraw(NOW), { level: JournalistLevel.Head, wasReturned: true })).toEqual(DRAFT);
    expect(afterEdit(ONCE, { level: JournalistLevel.Freelance })).toEqual(DRAFT);
  });

  it('is required again after every save where somebody else has to approve [PUB-04]', () => {
    for (const state of [ONCE, TWICE, withdraw(NOW)]) {
      expect(afterEdit(state, { level: JournalistLevel.Head, fourEyes: true })).toEqual(DRAFT);
    }
  });
});

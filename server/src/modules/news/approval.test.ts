import { JournalistLevel, PostStatus } from '@contract';

import {
  afterSave,
  approvalFlags,
  approve,
  hasExpired,
  isInForce,
  isScheduled,
  newDraft,
  nextStep,
  type NewsState,
  statusAt,
  withdraw,
} from './approval';

const NOW = new Date('2026-03-18T05:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const DRAFT: NewsState = { ...newDraft(NOW), version: 1, publishedAt: NOW, returnedAt: null };
const step = (state: NewsState, name: 'hours' | 'permanent', now = NOW): NewsState => ({
  ...state,
  ...approve(state, name, now),
  waitingSince: null,
});
const ONCE = step(DRAFT, 'hours');
const TWICE = step(ONCE, 'permanent', later(1));
const by = (level: JournalistLevel, now = NOW) => ({ level, now, fourEyes: false, isToPublish: true });
const save = (state: NewsState, saved: ReturnType<typeof by>, publishedAt = NOW): NewsState => ({
  ...state,
  publishedAt,
  ...afterSave(state, publishedAt, saved),
});
const { Head, Professional, Freelance, Trainee } = JournalistLevel;

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
    expect(statusAt(step(ONCE, 'permanent', later(48)), later(48))).toBe(PostStatus.Published);
  });

  it('counts the 24 hours from Publish at, if that is later [PUB-05]', () => {
    const scheduled = step({ ...DRAFT, publishedAt: later(30) }, 'hours');
    expect(scheduled.approvedUntil).toEqual(later(54));
    expect([NOW, later(29), later(30)].map((at) => isScheduled(scheduled, at))).toEqual([true, true, false]);
    expect(isInForce(scheduled, NOW)).toBe(true);
    expect(step({ ...DRAFT, publishedAt: later(-30) }, 'hours').approvedUntil).toEqual(later(24));
  });

  it('ends with its 24 hours, unless it is permanent or there was none', () => {
    expect([DRAFT, ONCE, TWICE].map((state) => hasExpired(state, later(24)))).toEqual([false, true, false]);
    expect(hasExpired(ONCE, new Date(later(24).getTime() - 1))).toBe(false);
    expect(statusAt(DRAFT, later(24))).toBe(PostStatus.Draft);
  });

  it('can be withdrawn, and the next approval is the permanent one [PUB-06]', () => {
    const withdrawn = { ...TWICE, ...withdraw(NOW) };
    expect(statusAt(withdrawn, NOW)).toBe(PostStatus.Hidden);
    expect(isInForce(withdrawn, NOW)).toBe(false);
    expect(nextStep(withdrawn)).toBe('permanent');
  });
});

describe('a save', () => {
  it('of somebody who may not approve leaves the published copy alone and waits [PUB-02]', () => {
    for (const state of [ONCE, TWICE]) {
      const saved = save(state, by(Freelance, later(2)));
      expect(saved).toMatchObject({ version: 2, publishedVersion: 1, waitingSince: later(2) });
      expect(statusAt(saved, later(3))).toBe(PostStatus.Published);
      expect(save(saved, by(Trainee, later(3))).waitingSince).toEqual(later(2));
    }
  });

  it('of changes is approved by the step that puts it live [SRV-02, PUB-02]', () => {
    const [once, twice] = [save(ONCE, by(Trainee)), save(TWICE, by(Trainee))];
    expect([once, twice].map(nextStep)).toEqual(['hours', 'permanent']);
    expect(approvalFlags(once)).toEqual({ isApprovedLifeTime: false, isApprovedPermanent: false });
    expect(approvalFlags(twice)).toEqual({ isApprovedLifeTime: true, isApprovedPermanent: false });
    expect(step(twice, 'permanent')).toMatchObject({ publishedVersion: 2, approvedPermanently: true });
    expect(step(once, 'hours', later(5))).toMatchObject({ publishedVersion: 2, approvedUntil: later(29) });
  });

  it('of somebody who may approve is live at once, with the clock that it has [PUB-03]', () => {
    for (const state of [ONCE, TWICE]) {
      const saved = save(state, by(Professional, later(2)));
      expect(saved).toMatchObject({ version: 2, publishedVersion: 2, waitingSince: null });
      expect(saved.approvedUntil).toEqual(state.approvedUntil);
    }
    expect(save(save(ONCE, by(Trainee)), by(Head))).toMatchObject({
      publishedVersion: 3,
      waitingSince: null,
    });
  });

  it('moves the 24 hours with Publish at, and never lengthens them for readers [PUB-05]', () => {
    expect(save(ONCE, by(Head), later(3)).approvedUntil).toEqual(later(27));
    const scheduled = step({ ...DRAFT, publishedAt: later(100) }, 'hours');
    expect(save(scheduled, by(Head, later(1)), later(1)).approvedUntil).toEqual(later(25));
  });

  it('never publishes a draft, an item that went dark or was withdrawn, nor what is not to be published [PUB-03]', () => {
    expect(save(DRAFT, by(Head, later(1)))).toMatchObject({ publishedVersion: null, waitingSince: NOW });
    expect(save(ONCE, by(Head, later(25)))).toMatchObject({ publishedVersion: 1, waitingSince: later(25) });
    expect(save({ ...TWICE, ...withdraw(NOW) }, by(Head))).toMatchObject({ publishedVersion: 1 });
    expect(save(TWICE, { ...by(Head), isToPublish: false })).toMatchObject({ publishedVersion: 1 });
  });

  it('never publishes where somebody else has to approve [PUB-04]', () => {
    for (const state of [ONCE, TWICE]) {
      expect(save(state, { ...by(Head), fourEyes: true })).toMatchObject({ publishedVersion: 1 });
    }
  });
});

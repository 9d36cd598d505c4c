import { PostStatus } from '@contract';

import { secondsToKeep, visibilityAt } from './visibility';

const NOW = new Date('2026-03-20T05:00:00Z');
const inMs = (ms: number) => new Date(NOW.getTime() + ms);

const DRAFT = {
  status: PostStatus.Draft,
  approvedUntil: null,
  approvedPermanently: false,
  publishedVersion: null,
  shownFrom: null,
  deletedAt: null,
};
const APPROVED = { ...DRAFT, publishedVersion: 1, shownFrom: NOW };
const FOR_A_DAY = { ...APPROVED, status: PostStatus.Published, approvedUntil: inMs(1) };
const FOR_GOOD = { ...APPROVED, status: PostStatus.Published, approvedPermanently: true };

describe('readers', () => {
  it.each([
    ['draft', DRAFT, 'unknown'],
    ['deleted draft', { ...DRAFT, deletedAt: NOW }, 'unknown'],
    ['published but never approved item', { ...DRAFT, status: PostStatus.Published }, 'unknown'],
    ['item approved for a day', FOR_A_DAY, 'shown'],
    ['item whose day is over', { ...FOR_A_DAY, approvedUntil: NOW }, 'gone'],
    ['permanently approved item', FOR_GOOD, 'shown'],
    ['permanently approved item after its day', { ...FOR_GOOD, approvedUntil: inMs(-1) }, 'shown'],
    ['hidden item', { ...FOR_GOOD, status: PostStatus.Hidden }, 'gone'],
    ['deleted item', { ...FOR_GOOD, deletedAt: NOW }, 'gone'],
    ['item of a later date', { ...FOR_GOOD, shownFrom: inMs(1) }, 'unknown'],
  ])('find a page for each item: %s', (_name, item, visibility) => {
    expect(visibilityAt(item, NOW)).toBe(visibility);
  });

  it.each([
    [FOR_GOOD, 60],
    [{ ...FOR_GOOD, approvedUntil: inMs(5_000) }, 60],
    [{ ...FOR_A_DAY, approvedUntil: null }, 60],
    [{ ...FOR_A_DAY, approvedUntil: inMs(3_600_000) }, 60],
    [{ ...FOR_A_DAY, approvedUntil: inMs(60_000) }, 60],
    [{ ...FOR_A_DAY, approvedUntil: inMs(59_999) }, 59],
    [{ ...FOR_A_DAY, approvedUntil: inMs(999) }, 0],
    [{ ...FOR_A_DAY, approvedUntil: inMs(-5_000) }, 0],
  ])('may keep the page of %j for %i seconds', (item, seconds) => {
    expect(secondsToKeep(item, NOW)).toBe(seconds);
  });
});

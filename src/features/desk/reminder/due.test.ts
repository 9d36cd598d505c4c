import type { DeskItem } from '@/shared/contract';
import { createNews } from '@/shared/testing/factories';

import { dueAt, isOver, keyOf, nextMoment, timeUntil } from './due';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const HOUR = 3_600_000;

const item = (approvedUntil: string | null): DeskItem => ({
  ...createNews({ id: 5 }),
  groupId: 3,
  groupName: 'กลุ่ม',
  authorName: 'มาลี',
  approvedUntil,
});
const endingAt = (time: number) => item(new Date(time).toISOString());

describe('approvals that end soon', () => {
  it('are those with at most two hours left, whose time is not over', () => {
    const none = item(null);
    const over = endingAt(NOW);
    const almostOver = endingAt(NOW + 1);
    const soon = endingAt(NOW + 2 * HOUR);
    const later = endingAt(NOW + 2 * HOUR + 1);
    expect(dueAt([none, over, almostOver, soon, later], NOW)).toEqual([almostOver, soon]);
  });

  it('change next when one becomes due or ends', () => {
    const ends = endingAt(NOW + HOUR);
    expect(nextMoment([ends, endingAt(NOW + 5 * HOUR)], NOW)).toBe(NOW + HOUR);
    expect(nextMoment([endingAt(NOW + 5 * HOUR), ends], NOW + HOUR)).toBe(NOW + 3 * HOUR);
    expect(nextMoment([endingAt(NOW), item(null)], NOW)).toBeNull();
    expect(nextMoment([], NOW)).toBeNull();
  });

  it('are told apart by group, item and end', () => {
    expect(keyOf(item('2026-11-26T10:00:00Z'))).toBe('3/5@2026-11-26T10:00:00Z');
  });

  it.each([
    ['3/5@2026-11-26T08:00:00Z', true],
    ['3/5@2026-11-26T08:00:01Z', false],
    ['page 3/5@2026-11-26T07:00:00Z', true],
    ['outside 3/5@2026-11-26T09:00:00Z', false],
    ['3/5@null', true],
    ['nothing', true],
  ])('are over from their end on: %s', (key, expected) => {
    expect(isOver(key, NOW)).toBe(expected);
  });

  it('are checked again after twelve hours at the latest', () => {
    jest.useFakeTimers({ now: NOW });
    expect(timeUntil(NOW + 12 * HOUR - 1)).toBe(12 * HOUR - 1);
    expect(timeUntil(NOW + 13 * HOUR)).toBe(12 * HOUR);
    jest.useRealTimers();
  });
});

import type { Database } from '../../db/database';

import { findWrongCounters, listGroupIds, repairCounters, type WrongCounter } from './counters';

const NAMES: Record<WrongCounter['counter'], string> = {
  totalNews: 'news',
  totalViews: 'views',
  newsCount: 'news',
  tagUses: 'news',
};

const lineOf = ({ groupId, userId, tag, counter, stored, counted }: WrongCounter): string => {
  const part = userId !== null ? `, member ${userId}` : tag !== undefined ? `, tag "${tag}"` : '';
  const of = `Group ${groupId}${part}`;
  return `${of}, ${NAMES[counter]}: stored ${stored}, counted ${counted}`;
};

/** Compares the counters of every group with its news, and reports each difference; returns how many there were. */
export const reportCounters = async (
  db: Database,
  { repairs }: { repairs: boolean },
  say: (line: string) => void,
): Promise<number> => {
  const groupIds = await listGroupIds(db);
  let total = 0;
  for (const groupId of groupIds) {
    const wrong = await (repairs ? repairCounters : findWrongCounters)(db, groupId);
    for (const one of wrong) say(lineOf(one));
    total += wrong.length;
  }
  const numbers = total === 1 ? '1 number is' : `${total} numbers are`;
  say(`${groupIds.length} groups were counted, ${numbers} ${repairs ? 'corrected' : 'wrong'}.`);
  return total;
};

import type { Database } from '../../db/database';

import { findLaggingGroups, repairCounters } from './counters';

/**
 * Repairs the groups in which every creation would fail: an earlier release that ran beside an upgrade saved news without
 * counting it. Says what it corrected.
 */
export const repairLaggingGroups = async (db: Database, warn: (text: string) => void): Promise<void> => {
  for (const groupId of await findLaggingGroups(db)) {
    const corrected = (await repairCounters(db, groupId)).map(
      ({ counter, userId, stored, counted }) =>
        `${counter}${userId === null ? '' : ` of user ${userId}`} from ${stored} to ${counted}`,
    );
    warn(
      `Group ${groupId} was behind its news, so nobody could add any. Corrected: ${corrected.join(', ')}.`,
    );
  }
};

import { refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { hasChanges, isInForce } from '../news/approval';

import { type DecisionDeps, registerDecision } from './commented-decision';
import { returnMessages } from './messages';
import { setReturn } from './returned';

/**
 * An approver returns the newest version of an item to its writer, with a comment (DSK-04). The next save ends the return.
 * Readers go on seeing the published copy.
 */
export const registerReturnRoutes = (app: App, deps: DecisionDeps): void =>
  registerDecision(app, deps, {
    name: 'return',
    extension: 'returns',
    operationId: 'returnNews',
    summary:
      'Return news that waits to its writer, with a comment; readers go on seeing the approved version',
    action: 'news.returned',
    done: returnMessages.returned,
    store: async (tx, current, now, by) => {
      if (current.returnedAt) throw refused(returnMessages.returnedMeanwhile);
      if (isInForce(current, now) && !hasChanges(current)) throw refused(returnMessages.nothingWaits);
      await setReturn(tx, current.id, { waitingSince: null, ...by });
    },
  });

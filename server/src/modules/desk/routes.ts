import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { findReturns } from '../returns/returned';

import { toDeskItem } from './presenter';
import { type DeskRow, findDesk } from './repository';
import { deskSchema } from './schemas';

type Deps = { db: Database; clock: Clock; fourEyes: boolean; timeZone: string };

/** The approval desk: the news that needs a person's attention, in all their groups. */
export const registerDeskRoutes = (app: App, { db, clock, fourEyes, timeZone }: Deps): void => {
  app.get(
    '/api/desk',
    {
      config: {
        access: 'signed-in',
        extension: 'approval-desk',
        operationId: 'getDesk',
        summary:
          'News that waits for the caller’s approval, runs out or went dark, and the caller’s latest news',
        tag: 'News',
      },
      schema: { response: success(deskSchema) },
    },
    async (request) => {
      const now = clock();
      const moment = { now, locale: request.locale, timeZone };
      const toItem = (row: DeskRow) => toDeskItem(row, moment);
      const desk = await findDesk(db, callerOf(request).id, { now, fourEyes });
      const hasReturns = app.extensions.has('returns');
      const withReturns = async (rows: DeskRow[]) => {
        const returns = hasReturns ? await findReturns(db, rows) : [];
        return rows.map((row, index) => ({ ...toItem(row), ...returns[index] }));
      };
      const toList = async ({ rows, total }: { rows: DeskRow[]; total: number }) => ({
        items: await withReturns(rows),
        total,
      });
      return ok({
        groupIds: desk.groupIds,
        waiting: await toList(desk.waiting),
        runningOut: await toList(desk.runningOut),
        goneDark: await toList(desk.goneDark),
        ...(hasReturns && { returned: await withReturns(desk.returned) }),
        own: await withReturns(desk.own),
      });
    },
  );
};

import { LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { membershipOf } from '../../http/access';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { groupParams } from '../journalists/schemas';

import { findMostRead } from './most-read';
import { findFigures } from './repository';
import { groupFiguresSchema } from './schemas';

type Deps = { db: Database; clock: Clock; timeZone: string };

/** A group's figures for its approvers (DSK-11). */
export const registerFigureRoutes = (app: App, { db, clock, timeZone }: Deps): void => {
  app.get(
    '/api/news/journalist/:groupId/figures',
    {
      config: {
        access: { level: LOWEST_LEVEL.approve },
        extension: 'approval-desk',
        operationId: 'getGroupFigures',
        summary: 'What a group published in 30 days, and how long its news waited for a decision',
        tag: 'Groups',
      },
      schema: { params: groupParams, response: success(groupFiguresSchema) },
    },
    async (request) => {
      const { groupId } = membershipOf(request);
      const figures = await findFigures(db, groupId, { now: clock(), timeZone });
      if (!app.extensions.has('site')) return ok(figures);
      return ok({ ...figures, mostRead: await findMostRead(db, groupId, { now: clock(), timeZone }) });
    },
  );
};

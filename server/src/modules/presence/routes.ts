import { Type } from 'typebox';

import { type CacheTag, idTag, listTag, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { announce } from '../events/announce';
import { groupParams } from '../journalists/schemas';

import { leavePage, listPresence, type OpenPage, reportPage } from './repository';
import { newsPresenceSchema, personPresentSchema, presenceBody, presenceParams } from './schemas';

// To have an item open changes nothing of it: the audit log says nothing of it.
const CONFIG = { access: { level: LOWEST_LEVEL.read }, extension: 'presence', tag: 'News' } as const;
const WRITES = { ...CONFIG, announces: true, audits: false } as const;

const PAGE = '/api/news/journalist/:groupId/news/:newsId/presence/:client';

/** The pages of the item, and the lists of its group. */
const tagsOf = ({ groupId, newsId }: OpenPage): CacheTag[] => [
  listTag('Presence', groupId),
  idTag('Presence', newsId),
];

/** Who has which item of a group open, for everybody who may read it. */
export const registerPresenceRoutes = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  app.get(
    '/api/news/journalist/:groupId/presence',
    {
      config: {
        ...CONFIG,
        operationId: 'listPresence',
        summary: 'The news of a group that other people have open, with these people',
      },
      schema: { params: groupParams, response: success(Type.Array(newsPresenceSchema)) },
    },
    async (request) => {
      const { groupId } = membershipOf(request);
      return ok(await listPresence(db, { groupId, userId: callerOf(request).id }, clock()));
    },
  );

  app.put(
    PAGE,
    {
      config: {
        ...WRITES,
        operationId: 'reportPresence',
        summary: 'Report that news is open on a page; returns the other people who have it open',
      },
      schema: {
        params: presenceParams,
        body: presenceBody,
        response: success(Type.Array(personPresentSchema)),
      },
    },
    async (request) => {
      const page = { ...request.params, userId: callerOf(request).id };
      const met = await reportPage(db, page, request.body.isEditing, clock());
      if (!met) throw notFound();
      if (met.hasChanged) announce(request, tagsOf(page));
      return ok(met.others);
    },
  );

  app.delete(
    PAGE,
    {
      config: {
        ...WRITES,
        operationId: 'leavePresence',
        summary: 'Report that a page with news was left',
      },
      schema: { params: presenceParams, response: success(Type.Null()) },
    },
    async (request) => {
      const page = { ...request.params, userId: callerOf(request).id };
      if (await leavePage(db, page, clock())) announce(request, tagsOf(page));
      return ok(null);
    },
  );
};

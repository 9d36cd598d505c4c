import { Type } from 'typebox';

import { idTag, LOWEST_LEVEL, partialTag } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';
import { groupTags } from '../news/group-tags';
import { newsParams } from '../news/schemas';

import { handOverNews } from './hand-over-news';
import { handOverMessages } from './messages';
import { handOverNewsBody } from './schemas';

/** A Head gives news to another author, also in another group of theirs (TOG-03). */
export const registerNewsHandOverRoutes = (app: App, { db }: { db: Database }): void => {
  app.post(
    '/api/news/journalist/:groupId/news/:newsId/hand-over',
    {
      config: {
        access: { level: LOWEST_LEVEL.manageNews },
        extension: 'hand-over-news',
        operationId: 'handOverNews',
        summary: 'Give news another author, and another group of the caller; readers see what they saw',
        tag: 'News',
        announces: true,
        audits: ['news.handed-over'],
      },
      schema: { params: newsParams, body: handOverNewsBody, response: success(Type.Null()) },
    },
    async (request) => {
      const { newsId } = request.params;
      const { groupId, level } = membershipOf(request);
      const caller = { groupId, newsId, level, userId: callerOf(request).id, by: actorOf(request) };
      const name = await handOverNews(db, caller, request.body);
      const { to } = request.body;
      announce(request, [
        ...groupTags(groupId),
        ...(to && to.groupId !== groupId ? groupTags(to.groupId) : []),
        idTag('News', newsId),
        // The item also appears in the own news of its new author, and disappears from those of the former one.
        partialTag('News'),
      ]);
      return ok(null, handOverMessages.handedOver(name)[request.locale]);
    },
  );
};

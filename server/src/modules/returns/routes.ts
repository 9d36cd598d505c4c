import { Type } from 'typebox';

import { idTag, LOWEST_LEVEL, MAX_RETURN_COMMENT } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { requiredText } from '../../http/schemas';
import { actorOf, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { hasChanges, isInForce } from '../news/approval';
import { changedBeforeApproval } from '../news/approve-version';
import { newsOf } from '../news/audited-news';
import { groupTags } from '../news/group-tags';
import { toNewsItem } from '../news/presenter';
import { lockNews } from '../news/repository';
import { ifMatchHeaders, newsParams } from '../news/schemas';
import { entityTagOf, meetsIfMatch } from '../news/version';

import { returnMessages } from './messages';
import { setReturn } from './returned';

type Deps = { db: Database; clock: Clock; publicUrl: string };

/**
 * An approver returns the newest version of an item to its writer, with a comment (DSK-04). The next save ends the return.
 * Readers go on seeing the published copy.
 */
export const registerReturnRoutes = (app: App, { db, clock, publicUrl }: Deps): void => {
  app.post(
    '/api/news/journalist/:groupId/news/:newsId/return',
    {
      config: {
        access: { level: LOWEST_LEVEL.approve },
        extension: 'returns',
        operationId: 'returnNews',
        summary:
          'Return news that waits to its writer, with a comment; readers go on seeing the approved version',
        tag: 'News',
        announces: true,
        audits: ['news.returned'],
      },
      schema: {
        params: newsParams,
        headers: ifMatchHeaders,
        body: Type.Object({ comment: requiredText(MAX_RETURN_COMMENT) }),
        response: success(Type.Null()),
      },
    },
    async (request, reply) => {
      const { groupId, newsId } = request.params;
      const { locale } = request;
      const now = clock();
      const ifMatch = request.headers['if-match'];
      const outdated = await db.transaction(async (tx) => {
        const current = await lockNews(tx, groupId, newsId);
        if (!current) throw notFound();
        if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) return current;
        if (isInForce(current, now) && !hasChanges(current)) throw refused(returnMessages.nothingWaits);
        const comment = request.body.comment.trim();
        await setReturn(tx, newsId, {
          waitingSince: null,
          returnedAt: now,
          returnedBy: callerOf(request).id,
          returnComment: comment,
        });
        const entry = { action: 'news.returned', ...newsOf(current), after: { comment } } as const;
        await recordAudit(tx, actorOf(request), entry);
        return null;
      });
      if (outdated) {
        reply.header('etag', entityTagOf(outdated));
        throw changedBeforeApproval(toNewsItem(outdated, { now, locale }, publicUrl));
      }
      announce(request, [...groupTags(groupId), idTag('News', newsId)]);
      return ok(null, returnMessages.returned[locale]);
    },
  );
};

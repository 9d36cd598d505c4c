import { Type } from 'typebox';

import { idTag, LOWEST_LEVEL, MAX_RETURN_COMMENT, PostStatus } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { requiredText } from '../../http/schemas';
import { actorOf, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { statusAt, withdraw } from '../news/approval';
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
 * An approver returns an item to its writer, with a comment (DSK-04). The next save ends the return. An item on the website
 * is withdrawn too (DSK-06).
 */
export const registerReturnRoutes = (app: App, { db, clock, publicUrl }: Deps): void => {
  app.post(
    '/api/news/journalist/:groupId/news/:newsId/return',
    {
      config: {
        access: { level: LOWEST_LEVEL.approve },
        extension: 'returns',
        operationId: 'returnNews',
        summary: 'Return news to its writer, with a comment; published news is taken off the website',
        tag: 'News',
        announces: true,
        audits: ['news.returned', 'news.hidden'],
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
      const { outdated, isWithdrawn } = await db.transaction(async (tx) => {
        const current = await lockNews(tx, groupId, newsId);
        if (!current) throw notFound();
        if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) return { outdated: current };
        const isShown = statusAt(current, now) === PostStatus.Published;
        const comment = request.body.comment.trim();
        await setReturn(tx, newsId, {
          ...(isShown && withdraw(now)),
          returnedAt: now,
          returnedBy: callerOf(request).id,
          returnComment: comment,
        });
        const action = isShown ? 'news.hidden' : 'news.returned';
        await recordAudit(tx, actorOf(request), { action, ...newsOf(current), after: { comment } });
        return { isWithdrawn: isShown };
      });
      if (outdated) {
        reply.header('etag', entityTagOf(outdated));
        throw changedBeforeApproval(toNewsItem(outdated, { now, locale }, publicUrl));
      }
      announce(request, [...groupTags(groupId), idTag('News', newsId)]);
      return ok(null, (isWithdrawn ? returnMessages.withdrawn : returnMessages.returned)[locale]);
    },
  );
};

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
import { isInForce, withdraw } from '../news/approval';
import { changedBeforeApproval } from '../news/approve-version';
import { newsOf } from '../news/audited-news';
import { groupTags } from '../news/group-tags';
import { toNewsItem } from '../news/presenter';
import { findNews, lockNews } from '../news/repository';
import { ifMatchHeaders, newsParams } from '../news/schemas';
import { entityTagOf, meetsIfMatch } from '../news/version';
import { setReturn } from '../returns/returned';
import { contentSchema } from '../versions/schemas';

import { publishedMessages } from './messages';
import { findPublished, findPublishedContent } from './repository';
import { publishedCopySchema } from './schemas';

type Deps = { db: Database; clock: Clock; publicUrl: string };

/** What readers see of an item, and how it is taken off the website. */
export const registerPublishedRoutes = (app: App, { db, clock, publicUrl }: Deps): void => {
  app.get(
    '/api/news/journalist/:groupId/news/:newsId/published',
    {
      config: {
        access: { level: LOWEST_LEVEL.read },
        extension: 'published-copy',
        operationId: 'getPublishedNews',
        summary: 'The version of news that readers see, or saw until it went dark',
        tag: 'News',
      },
      schema: {
        params: newsParams,
        response: success(Type.Object({ ...publishedCopySchema.properties, content: contentSchema })),
      },
    },
    async ({ params: { groupId, newsId } }) => {
      const row = await findNews(db, groupId, newsId);
      const [copy] = row ? await findPublished(db, [row]) : [];
      const content = row && copy && (await findPublishedContent(db, row));
      if (!copy || !content) throw notFound();
      return ok({ ...copy, content });
    },
  );

  app.post(
    '/api/news/journalist/:groupId/news/:newsId/withdraw',
    {
      config: {
        access: { level: LOWEST_LEVEL.approve },
        extension: 'published-copy',
        operationId: 'withdrawNews',
        summary: 'Take news off the website, with a comment; changes that wait go on waiting',
        tag: 'News',
        announces: true,
        audits: ['news.hidden'],
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
      const comment = request.body.comment.trim();
      const outdated = await db.transaction(async (tx) => {
        const current = await lockNews(tx, groupId, newsId);
        if (!current) throw notFound();
        if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) return current;
        if (!isInForce(current, now)) throw refused(publishedMessages.notShown);
        // Without changes to decide on, the item goes back to its writer, who reads the comment there.
        const by = { returnedAt: now, returnedBy: callerOf(request).id, returnComment: comment };
        await setReturn(tx, newsId, { ...withdraw(now), ...(current.waitingSince === null && by) });
        await recordAudit(tx, actorOf(request), {
          action: 'news.hidden',
          ...newsOf(current),
          after: { comment },
        });
        return null;
      });
      if (outdated) {
        reply.header('etag', entityTagOf(outdated));
        throw changedBeforeApproval(toNewsItem(outdated, { now, locale }, publicUrl));
      }
      announce(request, [...groupTags(groupId), idTag('News', newsId)]);
      return ok(null, publishedMessages.withdrawn[locale]);
    },
  );
};

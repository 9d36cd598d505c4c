import { Type } from 'typebox';

import {
  type AuditAction,
  type ExtensionName,
  type Id,
  idTag,
  listTag,
  LOWEST_LEVEL,
  MAX_RETURN_COMMENT,
} from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import type { Localized } from '../../http/localized';
import { requiredText } from '../../http/schemas';
import { actorOf, recordAudit } from '../audit/record';
import { addComment } from '../comments/repository';
import { announce } from '../events/announce';
import { changedBeforeApproval } from '../news/approve-version';
import { newsOf } from '../news/audited-news';
import type { NewsRow } from '../news/columns';
import { groupTags } from '../news/group-tags';
import { toNewsItem } from '../news/presenter';
import { lockNews } from '../news/repository';
import { ifMatchHeaders, newsParams } from '../news/schemas';
import { entityTagOf, meetsIfMatch } from '../news/version';

export type DecisionDeps = { db: Database; clock: Clock; publicUrl: string; timeZone: string };

/** What a decision stores of a return, if it is one. */
type ReturnedBy = { returnedAt: Date; returnedBy: Id; returnComment: string };

type Decision = {
  /** The last part of its address. */
  name: 'return' | 'withdraw';
  extension: ExtensionName;
  operationId: string;
  summary: string;
  action: AuditAction;
  done: Localized;
  /** Stores it for the locked item; throws if there is nothing to decide. */
  store: (tx: Database, current: NewsRow, now: Date, by: ReturnedBy) => Promise<void>;
};

/**
 * A decision of an approver about the version that they saw, with a comment for its writer. Somebody who saw another version
 * gets 412 with the item as it is.
 */
export const registerDecision = (
  app: App,
  { db, clock, publicUrl, timeZone }: DecisionDeps,
  { name, extension, operationId, summary, action, done, store }: Decision,
): void => {
  app.post(
    `/api/news/journalist/:groupId/news/:newsId/${name}`,
    {
      config: {
        access: { level: LOWEST_LEVEL.approve },
        extension,
        operationId,
        summary,
        tag: 'News',
        announces: true,
        audits: [action],
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
      const by = { returnedAt: now, returnedBy: callerOf(request).id, returnComment: comment };
      const outdated = await db.transaction(async (tx) => {
        const current = await lockNews(tx, groupId, newsId);
        if (!current) throw notFound();
        if (ifMatch !== undefined && !meetsIfMatch(current, ifMatch)) return current;
        await store(tx, current, now, by);
        // The comment begins a thread, so that it can be answered.
        await addComment(tx, {
          newsId,
          authorId: by.returnedBy,
          text: comment,
          isReturn: true,
          createdAt: now,
        });
        await recordAudit(tx, actorOf(request), { action, ...newsOf(current), after: { comment } });
        return null;
      });
      if (outdated) {
        reply.header('etag', entityTagOf(outdated));
        throw changedBeforeApproval(toNewsItem(outdated, { now, locale, timeZone }, publicUrl));
      }
      announce(request, [...groupTags(groupId), idTag('News', newsId), listTag('Comment', groupId)]);
      return ok(null, done[locale]);
    },
  );
};

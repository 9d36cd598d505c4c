import { idTag, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';

import { approveVersion, changedBeforeApproval } from './approve-version';
import { groupTags } from './group-tags';
import { newsMessages } from './messages';
import { toNewsItem } from './presenter';
import { findNews } from './repository';
import { approvalBody, ifMatchHeaders, newsItemSchema, newsParams } from './schemas';
import { entityTagOf } from './version';

type Deps = { db: Database; clock: Clock; publicUrl: string; timeZone: string; fourEyes: boolean };

const APPROVERS = { level: LOWEST_LEVEL.approve };

export const registerNewsApproveRoutes = (
  app: App,
  { db, clock, publicUrl, timeZone, fourEyes }: Deps,
): void => {
  app.post(
    '/api/news/journalist/:groupId/news/:newsId/approve',
    {
      config: {
        access: APPROVERS,
        operationId: 'approveNews',
        summary: 'Approve news: the first call for 24 hours, the next permanently',
        tag: 'News',
        core: true,
        supports: [
          ...(['conditional-edit', 'approval-reason', 'approval-again', 'published-copy'] as const),
          ...(fourEyes ? (['four-eyes'] as const) : []),
        ],
        announces: true,
        audits: ['news.approved', 'news.approved-again'],
      },
      schema: {
        params: newsParams,
        headers: ifMatchHeaders,
        body: approvalBody,
        response: success(newsItemSchema),
      },
    },
    async (request, reply) => {
      const { groupId, newsId } = request.params;
      const { locale } = request;
      const now = clock();
      const again = request.body?.again === true;
      const read = await findNews(db, groupId, newsId);
      if (!read) throw notFound();
      const approval = await approveVersion(db, read, {
        now,
        by: actorOf(request),
        fourEyes,
        ifMatch: request.headers['if-match'],
        again,
        seen: request.body?.seen,
        reason: request.body?.reason?.trim(),
      });
      if (approval === 'own-work') throw refused(newsMessages.fourEyes);
      if (approval === 'already-approved') throw refused(newsMessages.alreadyApproved);
      if (approval === 'approved-meanwhile') throw refused(newsMessages.approvedMeanwhile);
      if (approval === 'edited-meanwhile') throw refused(newsMessages.editedBeforeApproval);
      if ('current' in approval) {
        reply.header('etag', entityTagOf(approval.current));
        throw changedBeforeApproval(toNewsItem(approval.current, { now, locale, timeZone }, publicUrl));
      }
      announce(request, [...groupTags(groupId), idTag('News', newsId)]);
      const forADay = again ? newsMessages.approvedAgain : newsMessages.approvedForADay;
      const message = approval.step === 'hours' ? forADay : newsMessages.approvedPermanently;
      return ok(toNewsItem(approval.row, { now, locale, timeZone }, publicUrl), message[locale]);
    },
  );
};

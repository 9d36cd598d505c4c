import { Type } from 'typebox';

import { LOWEST_LEVEL } from '@contract';

import { notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { isInForce, withdraw } from '../news/approval';
import { findNews } from '../news/repository';
import { newsParams } from '../news/schemas';
import { type DecisionDeps, registerDecision } from '../returns/commented-decision';
import { setReturn } from '../returns/returned';
import { contentSchema } from '../versions/schemas';

import { publishedMessages } from './messages';
import { findPublished, findPublishedContent } from './repository';
import { publishedCopySchema } from './schemas';

/** What readers see of an item, and how it is taken off the website. */
export const registerPublishedRoutes = (app: App, deps: DecisionDeps): void => {
  const { db } = deps;
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

  registerDecision(app, deps, {
    name: 'withdraw',
    extension: 'published-copy',
    operationId: 'withdrawNews',
    summary: 'Take news off the website, with a comment; changes that wait go on waiting',
    action: 'news.hidden',
    done: publishedMessages.withdrawn,
    store: async (tx, current, now, by) => {
      if (!isInForce(current, now)) throw refused(publishedMessages.notShown);
      // Without changes to decide on, the item goes back to its writer, who reads the comment there.
      await setReturn(tx, current.id, { ...withdraw(now), ...(current.waitingSince === null && by) });
    },
  });
};

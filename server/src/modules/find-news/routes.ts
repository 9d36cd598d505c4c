import { STATES_THAT_RUN_OUT } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { withMoments } from '../../http/moments';
import { toPaginated } from '../../http/paginate';
import { paginated } from '../../http/schemas';
import { toDeskItem } from '../desk/presenter';
import { deskItemSchema } from '../desk/schemas';
import { findSnippets } from '../news-search/repository';
import { findReturns } from '../returns/returned';

import { findNewsMessages } from './messages';
import { findNewsOfMember } from './repository';
import { findNewsQuery } from './schemas';

type Deps = { db: Database; clock: Clock; fourEyes: boolean; timeZone: string };

/** The news of the caller's groups, filtered and sorted. */
export const registerFindNewsRoutes = (app: App, { db, clock, fourEyes, timeZone }: Deps): void => {
  app.get(
    '/api/news',
    {
      config: {
        access: 'signed-in',
        extension: 'find-news',
        operationId: 'findNews',
        summary: 'A page of the news of the caller’s groups, filtered and sorted',
        tag: 'News',
        supports: ['search-news'],
      },
      schema: { querystring: findNewsQuery, response: success(paginated(deskItemSchema)) },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query;
      if (filter.sort === 'runs-out' && !STATES_THAT_RUN_OUT.includes(filter.state)) {
        throw invalidInput({ sort: findNewsMessages.sortNeedsState });
      }
      if (filter.sort === 'best' && !filter.search?.trim()) {
        throw invalidInput({ sort: findNewsMessages.bestNeedsSearch });
      }
      const now = clock();
      const found = await findNewsOfMember(
        db,
        callerOf(request).id,
        withMoments(filter),
        { now, fourEyes },
        {
          page,
          limit,
        },
      );
      const returns = app.extensions.has('returns') ? await findReturns(db, found.rows) : [];
      const snippets = await findSnippets(db, found.rows, filter.search);
      const moment = { now, locale: request.locale, timeZone };
      return ok(
        toPaginated(
          found.rows.map((row, index) => ({
            ...toDeskItem(row, moment),
            ...returns[index],
            ...snippets[index],
          })),
          found.place,
        ),
      );
    },
  );
};

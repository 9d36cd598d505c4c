import { Type } from 'typebox';

import { LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { membershipOf } from '../../http/access';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { groupParams } from '../journalists/schemas';

import { findTags } from './repository';
import { tagsQuery, tagSuggestionSchema } from './schemas';

/** The tags that a group's news have, for the members who type one. */
export const registerTagSuggestionRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/news/journalist/:groupId/tags',
    {
      config: {
        access: { level: LOWEST_LEVEL.read },
        extension: 'tag-suggestions',
        operationId: 'suggestTags',
        summary: 'The tags of a group’s news that begin with a text, most used first',
        tag: 'News',
      },
      schema: {
        params: groupParams,
        querystring: tagsQuery,
        response: success(Type.Array(tagSuggestionSchema)),
      },
    },
    async (request) => {
      const { groupId } = membershipOf(request);
      return ok(await findTags(db, groupId, request.query.search));
    },
  );
};

import { Type } from 'typebox';

import type { Database } from '../../db/database';
import { notFound } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { withMoments } from '../../http/moments';
import { toPaginated } from '../../http/paginate';
import { paginated } from '../../http/schemas';
import type { Storage } from '../../storage/storage';
import { groupParams } from '../journalists/schemas';
import type { Workers } from '../news/workers';

import { BASE, CONFIG } from './calls';
import { findByAddresses, findPictures, listMediaTags } from './find-pictures';
import { toPicture } from './pictures';
import { findPicture, findUses } from './repository';
import {
  mediaParams,
  mediaPictureSchema,
  mediaPictureWithUsesSchema,
  mediaQuery,
  mediaTagSchema,
} from './schemas';
import { registerMediaTrashRoutes } from './trash-routes';
import { registerMediaWriteRoutes } from './write-routes';

type Deps = {
  db: Database;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  uploadMegabytesPerDay: number;
};

/** The pictures of a group: what people wrote about them, where they are used, and their trash. */
export const registerMediaRoutes = (app: App, deps: Deps): void => {
  const { db } = deps;
  app.get(
    BASE,
    {
      config: {
        ...CONFIG,
        operationId: 'listMedia',
        summary: 'A page of the group’s pictures that match, newest first; or those with these addresses',
      },
      schema: {
        params: groupParams,
        querystring: mediaQuery,
        response: success(paginated(mediaPictureSchema)),
      },
    },
    async (request) => {
      const { groupId } = request.params;
      const { address, ...query } = withMoments(request.query);
      if (address) {
        const rows = await findByAddresses(db, groupId, address);
        return ok(toPaginated(rows.map(toPicture), { currentPage: 1, lastPage: 1, offset: 0 }));
      }
      const { rows, place } = await findPictures(db, groupId, query, query);
      return ok(toPaginated(rows.map(toPicture), place));
    },
  );

  app.get(
    `${BASE}/tags`,
    {
      config: {
        ...CONFIG,
        operationId: 'listMediaTags',
        summary: 'The tags of the group’s pictures, most used first',
      },
      schema: { params: groupParams, response: success(Type.Array(mediaTagSchema)) },
    },
    async (request) => ok(await listMediaTags(db, request.params.groupId)),
  );

  app.get(
    `${BASE}/:mediaId`,
    {
      config: { ...CONFIG, operationId: 'getMedia', summary: 'A picture, and the items that show it' },
      schema: { params: mediaParams, response: success(mediaPictureWithUsesSchema) },
    },
    async (request) => {
      const row = await findPicture(db, request.params);
      if (!row) throw notFound();
      return ok({ ...toPicture(row), usedIn: await findUses(db, request.params.groupId, row.key) });
    },
  );

  registerMediaWriteRoutes(app, deps);
  registerMediaTrashRoutes(app, deps);
};

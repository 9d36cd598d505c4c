import { Type } from 'typebox';

import { ErrorCode, LOWEST_LEVEL } from '@contract';

import type { Database } from '../../db/database';
import { callerOf, membershipOf } from '../../http/access';
import { ApiError, invalidInput } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import type { Storage } from '../../storage/storage';
import { actorOf } from '../audit/record';
import { imageUrl, storeImage, takePicture } from '../images/image-store';
import { refusalOf } from '../images/image-type';
import { requireQuota } from '../images/quota';
import { groupParams } from '../journalists/schemas';
import { uploadedImageSchema } from '../news/schemas';
import type { Workers } from '../news/workers';

import { createFetchLimit } from './fetch-limit';
import type { FetchPicture } from './fetch-picture';
import { fetchMessages } from './messages';

type Deps = {
  db: Database;
  storage: Storage;
  workers: Workers;
  clock: Clock;
  uploadMegabytesPerDay: number;
  fetchPicture: FetchPicture;
};

const MAX_ADDRESS = 4_096;
const fetchBody = Type.Object({ address: Type.String({ minLength: 1, maxLength: MAX_ADDRESS }) });

/** Stores a picture that was pasted and lies on another server (PST-04). It goes through everything that an upload does. */
export const registerFetchedPictureRoutes = (
  app: App,
  { db, storage, workers, clock, uploadMegabytesPerDay: megabytes, fetchPicture }: Deps,
): void => {
  const limit = createFetchLimit(clock);
  app.post(
    '/api/news/journalist/:groupId/fetch-picture',
    {
      config: {
        access: { level: LOWEST_LEVEL.read },
        extension: 'fetch-pictures',
        operationId: 'fetchPicture',
        summary: 'Store an image of another website for the text of news',
        tag: 'News',
        announces: false,
        // As an upload: the news that shows the picture is audited.
        audits: false,
      },
      schema: { params: groupParams, body: fetchBody, response: success(uploadedImageSchema) },
    },
    async (request) => {
      const { groupId } = membershipOf(request);
      const owner = callerOf(request).id;
      await requireQuota(db, owner, { now: clock(), megabytes });
      const end = limit.begin(owner);
      try {
        const bytes = await fetchPicture(request.body.address);
        // One answer for all causes: they would tell what is in the network of the server.
        if (!bytes || refusalOf(bytes))
          throw new ApiError(ErrorCode.Alert, fetchMessages.notFetched, { httpStatus: 422 });
        const taken = await takePicture(workers, { bytes, purpose: 'inline' }, owner);
        if ('refusal' in taken) throw invalidInput({ address: taken.refusal });
        const key = await storeImage({ db, storage }, taken.image, {
          groupId,
          uploadedBy: owner,
          createdAt: clock(),
          by: actorOf(request),
        });
        return ok({ url: imageUrl(key) });
      } finally {
        end();
      }
    },
  );
};

import { Type } from 'typebox';

import { cleanText, DRAFT_LIMITS, DRAFT_MAX_BYTES, ErrorCode } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { ApiError, invalidInput, notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { commonMessages } from '../../http/messages';
import { charactersOf } from '../../http/plain-text';

import { draftsMessages } from './messages';
import { deleteDraft, findDraft, listDrafts, saveDraft } from './repository';
import { draftBody, draftParams, draftSchema, draftSummarySchema } from './schemas';

/** More than any form has; what is nested much deeper cannot be written as JSON again. */
const MAX_DEPTH = 20;

// A draft is private and not yet work of the newsroom: the audit log, which administrators read, says nothing of it.
const CONFIG = { access: 'signed-in', extension: 'drafts', tag: 'Account' } as const;
const WRITES = { ...CONFIG, announces: false, audits: false } as const;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1)));

/** The calls for a person's own unsaved texts, which nobody else sees, whatever permissions they have. */
export const registerDraftRoutes = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  app.get(
    '/api/drafts',
    {
      config: { ...CONFIG, operationId: 'listDrafts', summary: 'The caller’s unsaved texts, latest first' },
      schema: { response: success(Type.Array(draftSummarySchema)) },
    },
    async (request) => ok(await listDrafts(db, callerOf(request).id)),
  );

  app.get(
    '/api/drafts/:id',
    {
      config: { ...CONFIG, operationId: 'getDraft', summary: 'An unsaved text of the caller' },
      schema: { params: draftParams, response: success(draftSchema) },
    },
    async (request) => {
      const draft = await findDraft(db, { userId: callerOf(request).id, id: request.params.id });
      if (!draft) throw notFound();
      return ok(draft);
    },
  );

  app.put(
    '/api/drafts/:id',
    {
      bodyLimit: DRAFT_MAX_BYTES,
      config: {
        ...WRITES,
        operationId: 'saveDraft',
        summary: 'Store an unsaved text of the caller, who names the version last seen',
        largeBody: true,
      },
      schema: { params: draftParams, body: draftBody, response: success(draftSummarySchema) },
    },
    async (request) => {
      const { body, params } = request;
      const name = cleanText(body.name);
      if (charactersOf(name).length > DRAFT_LIMITS.name)
        throw invalidInput({ name: commonMessages.tooLong(DRAFT_LIMITS.name) });
      if (isDeeperThan(body.values, MAX_DEPTH))
        throw invalidInput({ values: draftsMessages.tooDeep(MAX_DEPTH) });
      const key = { userId: callerOf(request).id, id: params.id };
      const saved = await saveDraft(db, key, { ...body, name }, clock());
      if (saved === 'too-many') throw refused(draftsMessages.tooMany);
      if (saved === 'changed')
        throw new ApiError(ErrorCode.Alert, draftsMessages.changedMeanwhile, { httpStatus: 412 });
      return ok(saved);
    },
  );

  app.delete(
    '/api/drafts/:id',
    {
      config: { ...WRITES, operationId: 'deleteDraft', summary: 'Remove an unsaved text of the caller' },
      schema: { params: draftParams, response: success(Type.Null()) },
    },
    async (request) => {
      await deleteDraft(db, { userId: callerOf(request).id, id: request.params.id });
      return ok(null);
    },
  );
};

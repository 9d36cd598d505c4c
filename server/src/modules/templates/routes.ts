import { Type } from 'typebox';

import {
  cleanText,
  type Id,
  listTag,
  LOWEST_LEVEL,
  MAX_TEMPLATES,
  TEMPLATE_MAX_BYTES,
  type TemplateContent,
} from '@contract';

import type { Database } from '../../db/database';
import { violatesUnique } from '../../db/sql-errors';
import { callerOf } from '../../http/access';
import { alreadyExists, notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { idSchema } from '../../http/schemas';
import { actorOf, auditObject, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { lockGroup } from '../journalists/group-there';
import { groupParams } from '../journalists/schemas';
import type { Workers } from '../news/workers';

import { templateMessages } from './messages';
import {
  addTemplate,
  changeTemplate,
  countTemplates,
  deleteTemplate,
  findTemplate,
  listTemplates,
  TEMPLATE_NAME_KEY,
} from './repository';
import {
  templateBody,
  templateChangeBody,
  templateParams,
  templateSchema,
  templateSummarySchema,
} from './schemas';
import { readTemplateContent } from './template-content';

const explainConflict = (error: unknown): never => {
  if (violatesUnique(error, TEMPLATE_NAME_KEY)) throw alreadyExists({ name: templateMessages.nameTaken });
  throw error;
};

const lock = async (tx: Database, groupId: Id): Promise<void> => {
  if (!(await lockGroup(tx, groupId))) throw notFound();
};

const BASE = '/api/news/journalist/:groupId/templates';
const COMMON = { extension: 'templates', tag: 'News' } as const;
// Whoever may write news begins with a template; the Head prepares them.
const READS = { ...COMMON, access: { level: LOWEST_LEVEL.read } } as const;
const WRITES = { ...COMMON, access: { level: LOWEST_LEVEL.manageNews }, announces: true } as const;

const registerReads = (app: App, db: Database): void => {
  app.get(
    BASE,
    {
      config: { ...READS, operationId: 'listTemplates', summary: 'The templates of a group, by name' },
      schema: { params: groupParams, response: success(Type.Array(templateSummarySchema)) },
    },
    async ({ params }) => ok(await listTemplates(db, params.groupId)),
  );

  app.get(
    `${BASE}/:templateId`,
    {
      config: { ...READS, operationId: 'getTemplate', summary: 'A template of a group with its content' },
      schema: { params: templateParams, response: success(templateSchema) },
    },
    async ({ params }) => {
      const template = await findTemplate(db, params);
      if (!template) throw notFound();
      return ok(template);
    },
  );
};

type Deps = { db: Database; workers: Workers; clock: Clock };

/** The prepared texts of a group, with which its members begin news. */
export const registerTemplateRoutes = (app: App, { db, workers, clock }: Deps): void => {
  const read = (content: TemplateContent, owner: Id) =>
    readTemplateContent(content, (html) => workers.cleanHtml(html, owner));

  registerReads(app, db);

  app.post(
    BASE,
    {
      bodyLimit: TEMPLATE_MAX_BYTES,
      config: {
        ...WRITES,
        operationId: 'createTemplate',
        summary: 'Store a template for the news of a group',
        audits: ['template.created'],
        largeBody: true,
      },
      schema: {
        params: groupParams,
        body: templateBody,
        response: success(Type.Object({ id: idSchema })),
      },
    },
    async (request) => {
      const { groupId } = request.params;
      const savedBy = callerOf(request).id;
      const name = cleanText(request.body.name);
      const content = await read(request.body.content, savedBy);
      const id = await db
        .transaction(async (tx) => {
          await lock(tx, groupId);
          if ((await countTemplates(tx, groupId)) >= MAX_TEMPLATES) throw refused(templateMessages.tooMany);
          const added = await addTemplate(tx, { groupId, name, content, savedAt: clock(), savedBy });
          const object = auditObject('template', { id: added, name });
          await recordAudit(tx, actorOf(request), { action: 'template.created', object, groupId });
          return added;
        })
        .catch(explainConflict);
      announce(request, [listTag('Template', groupId)]);
      return ok({ id });
    },
  );

  app.put(
    `${BASE}/:templateId`,
    {
      bodyLimit: TEMPLATE_MAX_BYTES,
      config: {
        ...WRITES,
        operationId: 'changeTemplate',
        summary: 'Rename a template, or replace its content too',
        audits: ['template.edited'],
        largeBody: true,
      },
      schema: { params: templateParams, body: templateChangeBody, response: success(Type.Null()) },
    },
    async (request) => {
      const { params, body } = request;
      const { groupId, templateId } = params;
      const savedBy = callerOf(request).id;
      const name = cleanText(body.name);
      const content =
        body.content && (await readTemplateContent(body.content, (html) => workers.cleanHtml(html, savedBy)));
      await db
        .transaction(async (tx) => {
          await lock(tx, groupId);
          const save = { name, savedAt: clock(), savedBy, ...(content && { content }) };
          const before = await changeTemplate(tx, params, save);
          if (before === null) throw notFound();
          await recordAudit(tx, actorOf(request), {
            action: 'template.edited',
            object: auditObject('template', { id: templateId, name }),
            groupId,
            before: { name: before },
            after: { name, content: content ? 'changed' : 'kept' },
          });
        })
        .catch(explainConflict);
      announce(request, [listTag('Template', groupId)]);
      return ok(null);
    },
  );

  app.delete(
    `${BASE}/:templateId`,
    {
      config: {
        ...WRITES,
        operationId: 'deleteTemplate',
        summary: 'Delete a template of a group',
        audits: ['template.deleted'],
      },
      schema: { params: templateParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { params } = request;
      const { groupId, templateId } = params;
      await db.transaction(async (tx) => {
        await lock(tx, groupId);
        const name = await deleteTemplate(tx, params);
        if (name === null) throw notFound();
        const object = auditObject('template', { id: templateId, name });
        await recordAudit(tx, actorOf(request), { action: 'template.deleted', object, groupId });
      });
      announce(request, [listTag('Template', groupId)]);
      return ok(null);
    },
  );
};

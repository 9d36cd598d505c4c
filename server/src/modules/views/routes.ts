import { Type } from 'typebox';

import {
  cleanText,
  idTag,
  isViewQuery,
  listTag,
  type SavedView,
  type SavedViewRequest,
  viewQuery,
} from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';

import { changeView, createView, removeView } from './change-view';
import { viewsMessages } from './messages';
import { listViews } from './repository';
import { savedViewSchema, viewBody, viewParams } from './schemas';

// Who may do what depends on the view, so that each write judges it itself.
const CONFIG = { access: 'signed-in', extension: 'views', tag: 'News' } as const;
const announces = true;

/** The view as it is stored: its name in one line, and its query in one order. */
const cleaned = ({ name, query, groupId }: SavedViewRequest): SavedViewRequest => {
  if (!isViewQuery(query)) throw invalidInput({ query: viewsMessages.notAView });
  return { name: cleanText(name), query: viewQuery(new URLSearchParams(query)), groupId };
};

/** Only its owner hears of a private view. That some view is shared tells nothing of it. */
const tagsOf = (view: SavedView, before = view) => [
  view.group || before.group ? listTag('View') : idTag('View', view.owner.id),
];

/** The saved views of the list of news: the caller's own, and those that are shared with their groups. */
export const registerViewRoutes = (app: App, { db }: { db: Database }): void => {
  app.get(
    '/api/views',
    {
      config: {
        ...CONFIG,
        operationId: 'listViews',
        summary: 'The caller’s saved views and those that are shared with their groups, oldest first',
      },
      schema: { response: success(Type.Array(savedViewSchema)) },
    },
    async (request) => ok(await listViews(db, callerOf(request).id)),
  );

  app.post(
    '/api/views',
    {
      config: {
        ...CONFIG,
        operationId: 'createView',
        summary: 'Save a view of the list of news; a Head of a group can share it with the group',
        announces,
        audits: ['view.shared'],
      },
      schema: { body: viewBody, response: success(savedViewSchema) },
    },
    async (request) => {
      const caller = { userId: callerOf(request).id, by: actorOf(request) };
      const view = await createView(db, caller, cleaned(request.body));
      announce(request, tagsOf(view));
      return ok(view);
    },
  );

  app.put(
    '/api/views/:id',
    {
      config: {
        ...CONFIG,
        operationId: 'updateView',
        summary: 'Rename or replace a view, or change whom it is shared with',
        announces,
        audits: ['view.shared', 'view.edited', 'view.unshared'],
      },
      schema: { params: viewParams, body: viewBody, response: success(savedViewSchema) },
    },
    async (request) => {
      const caller = { userId: callerOf(request).id, by: actorOf(request) };
      const { before, after } = await changeView(db, caller, request.params.id, cleaned(request.body));
      announce(request, tagsOf(after, before));
      return ok(after);
    },
  );

  app.delete(
    '/api/views/:id',
    {
      config: {
        ...CONFIG,
        operationId: 'deleteView',
        summary: 'Remove a view of the caller, or as a Head one that is shared with the group',
        announces,
        audits: ['view.deleted'],
      },
      schema: { params: viewParams, response: success(Type.Null()) },
    },
    async (request) => {
      const caller = { userId: callerOf(request).id, by: actorOf(request) };
      announce(request, tagsOf(await removeView(db, caller, request.params.id)));
      return ok(null);
    },
  );
};

import { Type } from 'typebox';

import { MAX_REPORTED_ITEMS, MAX_REPORTED_VIEWS } from '@contract';

import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import { idSchema } from '../../http/schemas';

import type { Views } from './views';

export const viewsBody = Type.Object({
  views: Type.Array(
    Type.Object({ id: idSchema, count: Type.Integer({ minimum: 1, maximum: MAX_REPORTED_VIEWS }) }),
    { minItems: 1, maxItems: MAX_REPORTED_ITEMS },
  ),
});

/** The views that a website counted itself: they are added to those of the public pages. */
export const registerViewsRoute = (app: App, views: Views): void => {
  app.post(
    '/api/site/views',
    {
      config: {
        access: { token: 'report-views' },
        extension: 'tokens',
        operationId: 'reportViews',
        summary: 'Add the views that a website counted since its last report',
        tag: 'Website',
        announces: false,
        audits: false,
      },
      schema: { body: viewsBody, response: success(Type.Null()) },
    },
    async ({ body }) => {
      for (const { id, count } of body.views) views.add(id, count);
      return ok(null);
    },
  );
};

import { Type } from 'typebox';

import type { App } from '../../http/app-instance';
import { ok, success } from '../../http/envelope';
import type { Views } from '../site/views';

import { viewsBody } from './schemas';

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

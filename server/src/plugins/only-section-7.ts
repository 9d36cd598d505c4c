import { notFound } from '../http/api-error';
import type { App } from '../http/app-instance';

const GROUP = '/api/news/journalist/:groupId';

/** The calls of section 7, by the patterns of their routes. */
export const SECTION_7 = new Set([
  'GET /api/auth/me',
  'POST /api/auth/sign-in',
  'GET /api/users/search',
  'GET /api/users/detail/:id',
  'PUT /api/users/permissions/:id/add',
  'PUT /api/users/permissions/:id/remove',
  'GET /api/news/journalist/check/:id',
  'GET /api/news/journalist/news/:userId',
  'GET /api/news/journalist',
  'POST /api/news/journalist',
  `GET ${GROUP}`,
  `DELETE ${GROUP}`,
  `GET ${GROUP}/statistics`,
  `POST ${GROUP}/categories/:categoryId`,
  `DELETE ${GROUP}/categories/:categoryId`,
  `GET ${GROUP}/categories`,
  `POST ${GROUP}/member`,
  `GET ${GROUP}/news`,
  `GET ${GROUP}/news/:newsId`,
  `POST ${GROUP}/news/create`,
  `POST ${GROUP}/news/:newsId/edit`,
  `POST ${GROUP}/news/:newsId/approve`,
  `POST ${GROUP}/upload`,
  'GET /api/news/categories',
  'POST /api/news/categories',
  'GET /api/news/categories/:id',
  'PUT /api/news/categories/:id',
  'DELETE /api/news/categories/:id',
  'GET /api/news/countries',
  'POST /api/news/countries',
  'GET /api/news/countries/:id',
  'PUT /api/news/countries/:id',
  'DELETE /api/news/countries/:id',
]);

/** The headers of section 7 are those of http; what else the console sends, such a backend has never heard of. */
const UNKNOWN_HEADERS = ['idempotency-key', 'if-match', 'x-client-id'];

/** Makes this server a backend that knows section 7 and nothing more: the journeys run against both (docs/server.md). */
export const registerOnlySection7 = (app: App): void => {
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions, headers } = request;
    const { url } = routeOptions;
    if (url?.startsWith('/api') && !SECTION_7.has(`${method} ${url}`)) throw notFound();
    for (const name of UNKNOWN_HEADERS) delete headers[name];
  });
};

import swagger from '@fastify/swagger';

import type { App } from '../http/app-instance';
import { DOCUMENT_TAGS } from '../http/route-config';

import { describeRoute } from './describe-route';
import { documentPage } from './document-page';
import { finishDocument } from './finish-document';

const INFO = {
  title: 'Newsdesk',
  version: '1.0.0',
  description:
    'The calls of the console. Every answer is an envelope: `success`, `data`, `message`, `code`, `errors`. Messages ' +
    'are in the language of `Accept-Language` (th or en).',
};

const tags = DOCUMENT_TAGS.map((name) => ({ name }));

/** Collects every route that is registered after it into one OpenAPI document, and serves it at /api/docs. */
export const registerOpenApi = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/' }],
      tags,
      security: [{ bearer: [] }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: '`token` of sign-in' },
        },
      },
    },
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => describeRoute(schema, url, route),
    transformObject: (document) =>
      'openapiObject' in document ? finishDocument(document.openapiObject) : document.swaggerObject,
  });

  app.get(
    '/api/docs',
    {
      config: {
        access: 'public',
        extension: 'api-docs',
        operationId: 'getDocument',
        summary: 'This document; a page to read for a browser',
        tag: 'Service',
        produces: 'application/json',
      },
    },
    (request, reply) => {
      const wantsPage = (request.headers.accept ?? '').includes('text/html');
      return wantsPage
        ? reply.type('text/html; charset=utf-8').send(documentPage(app.swagger()))
        : reply.send(app.swagger());
    },
  );
};

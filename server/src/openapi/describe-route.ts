import type { FastifySchema, RouteOptions } from 'fastify';

import { nameOf, JournalistLevel, permissionsIn } from '@contract';

import type { Access } from '../http/access';

import { failureSchema } from './contract-schemas';

const whoMay = (access: Access | undefined): string => {
  if (access === undefined || access === 'public') return 'For anybody.';
  if (access === 'signed-in') return 'For any signed-in user.';
  if ('token' in access) return `For another system, with a token for ${access.token}.`;
  if ('level' in access) {
    const lowest = nameOf(JournalistLevel, access.level) ?? '';
    const bits = permissionsIn(access.orPermission ?? 0).map(({ name }) => name);
    const others = bits.length > 0 ? `; also for ${bits.join(' and ')}` : '';
    return `For members of the group: level ${lowest} or higher${others}.`;
  }
  const bits = permissionsIn(access.permission).map(({ name }) => name);
  return `Needs ${bits.join(' and ')}${access.orSelf ? ', except for oneself' : ''}.`;
};

const failure = (description: string) => ({ ...failureSchema, 'x-response-description': description });

/** The refusals that follow from access and input; `default` covers the others. */
const failuresOf = (access: Access | undefined, schema: FastifySchema) => ({
  ...((schema.body !== undefined || schema.querystring !== undefined) && {
    400: failure('InvalidInput: what was sent is not valid, field by field'),
  }),
  ...(access !== 'public' && { 401: failure('UnAuthorization: no token, or one that is not good') }),
  ...(typeof access === 'object' && { 403: failure('Alert: the caller may not do this') }),
  ...(schema.params !== undefined && { 404: failure('ResourceNotFound') }),
  default: failure('Any other refusal'),
});

const describeAnswers = (response: unknown) =>
  Object.fromEntries(
    Object.entries(response ?? {}).map(([status, schema]) => [
      status,
      { ...schema, 'x-response-description': 'Done' },
    ]),
  );

type Described = { schema: FastifySchema; url: string };

/** A route's entry in the document: its schemas, its access, and its refusals. */
export const describeRoute = (schema: FastifySchema = {}, url: string, route: RouteOptions): Described => {
  if (!url.startsWith('/api')) return { schema: { ...schema, hide: true }, url };
  const { access, form, operationId, summary, tag, extension, supports, takes, produces } =
    route.config ?? {};
  const stated: FastifySchema = {
    ...schema,
    ...(form && { body: form, consumes: ['multipart/form-data'] }),
    ...(takes && { body: { type: 'string' }, consumes: [takes] }),
  };
  const answer = produces
    ? {
        200: {
          description: 'Not an envelope',
          content: { [produces]: { schema: {} } },
        },
      }
    : describeAnswers(schema.response);
  return {
    url,
    schema: {
      ...stated,
      operationId,
      summary,
      tags: tag && [tag],
      ...(extension && { 'x-extension': extension }),
      ...(supports && { 'x-supports': supports }),
      description: whoMay(access),
      ...(access === 'public' && { security: [] }),
      response: { ...answer, ...failuresOf(access, stated) },
    },
  };
};

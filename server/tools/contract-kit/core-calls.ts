import { isRecord } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

/** The calls of the core API (`GET /api/users/detail/{id}`): those without an extension in the document. */
export const coreCallsOf = (document: Json): string[] =>
  Object.entries(document['paths'] ?? {}).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {})
      .filter(([, operation]) => isRecord(operation) && !('x-extension' in operation))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );

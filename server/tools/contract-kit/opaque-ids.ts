import { isRecord } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

const isId = (name: string): boolean => name === 'id' || name.endsWith('Id');

const opened = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => opened(item));
  if (!isRecord(value)) return value;
  if (isId(name) && value['type'] === 'integer') return { type: ['integer', 'string'], minLength: 1 };
  return withOpaqueIds(value);
};

/** The document with every id as text or a number, because a backend may choose the type of its ids (ANY-01). */
export const withOpaqueIds = (document: Json): Json =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, opened(value, name)]));

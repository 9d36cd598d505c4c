import { isRecord } from '@contract';

import { namedSchemas } from './contract-schemas';

type Json = Record<string, unknown>;

const at = (record: Json, name: string): Json => {
  const value = record[name];
  return isRecord(value) ? value : {};
};

/** OpenAPI 3.1 has no `nullable`: null is one of the types. */
const withNullType = ({ nullable, ...schema }: Json): Json => {
  if (nullable !== true) return schema;
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(schema['enum']) && { enum: [...(schema['enum'] as unknown[]), null] }), // checked beside it
  };
};

/** Properties with a default are optional in the document; the server's schema check treats them as present. */
const withOptionalDefaults = (record: Json): Json =>
  'in' in record && isRecord(record['schema']) && 'default' in record['schema']
    ? { ...record, required: false }
    : record;

/** A nullable body is optional, because a client of the core API sends none. */
const withOptionalBody = (record: Json): Json => {
  const json = at(at(at(record, 'requestBody'), 'content'), 'application/json');
  const { nullable, type } = at(json, 'schema');
  const isOptional = nullable === true || (Array.isArray(type) && type.includes('null'));
  return isOptional ? { ...record, requestBody: { ...at(record, 'requestBody'), required: false } } : record;
};

const rewrite = (value: unknown, change: (record: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => rewrite(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(change(value)).map(([name, item]) => [name, rewrite(item, change)]),
  );
};

/** A plain copy, without typebox's internal keys. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const names = new Map(
  Object.entries(namedSchemas).map(([name, { schema }]) => [
    JSON.stringify(rewrite(plain(schema), withNullType)),
    name,
  ]),
);

const toReference = (record: Json): Json => {
  const name = names.get(JSON.stringify(record));
  return name === undefined ? record : { $ref: `#/components/schemas/${name}` };
};

/** The components: each refers to the others where it contains them. */
const components = (): Json =>
  Object.fromEntries(
    Object.entries(namedSchemas).map(([name, { schema, description }]) => {
      // A copy is a record, as the schema is.
      const own = rewrite(plain(schema), withNullType) as Json;
      const inside = Object.entries(own).map(([key, item]) => [key, rewrite(item, toReference)]);
      return [name, { ...(description !== undefined && { description }), ...Object.fromEntries(inside) }];
    }),
  );

/** The generated document in plain OpenAPI 3.1, with references to the named schemas instead of copies of them. */
export const finishDocument = (generated: object): Json => {
  const document = rewrite(
    rewrite(plain(generated), (record) => withOptionalBody(withOptionalDefaults(withNullType(record)))),
    toReference,
  ) as Json; // a record stays one
  const rest = isRecord(document['components']) ? document['components'] : {};
  return { ...document, components: { ...rest, schemas: components() } };
};

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** What the document says and this check leaves unsaid would pass unseen, so it names all it knows. */
const KNOWN = new Set(
  [
    '$ref',
    'type',
    'const',
    'enum',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'format',
  ].concat(['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'default', 'description']),
);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const isOfType = (value: unknown, type: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const limitsBroken = (value: unknown, schema: Json): string | undefined => {
  const atLeast = (actual: number, limit: unknown) => typeof limit !== 'number' || actual >= limit;
  const atMost = (actual: number, limit: unknown) => typeof limit !== 'number' || actual <= limit;
  if (typeof value === 'number') {
    if (!atLeast(value, schema['minimum'])) return `is ${value}, below ${String(schema['minimum'])}`;
    if (!atMost(value, schema['maximum'])) return `is ${value}, above ${String(schema['maximum'])}`;
  }
  if (typeof value === 'string') {
    if (!atLeast(value.length, schema['minLength'])) return 'is too short';
    if (!atMost(value.length, schema['maxLength'])) return 'is too long';
    if (schema['format'] === 'date-time' && !DATE_TIME.test(value))
      return `is ${shown(value)}, no date with offset`;
    if (typeof schema['pattern'] === 'string' && !new RegExp(schema['pattern'], 'u').test(value)) {
      return `is ${shown(value)}, not like ${schema['pattern']}`;
    }
  }
  return undefined;
};

/**
 * Checks values against schemas of one OpenAPI document; gives each mismatch as a sentence. Fields that `isOptional`
 * names may be missing or null, whatever the document says.
 */
export const createSchemaCheck = (document: Json, isOptional: (name: string) => boolean = () => false) => {
  const resolve = (reference: string): Json => {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), document);
    if (!isRecord(found)) throw new Error(`The document has no ${reference}.`);
    return found;
  };

  const check = (value: unknown, schema: Json, where: string): string[] => {
    if (typeof schema['$ref'] === 'string') return check(value, resolve(schema['$ref']), where);
    const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
    if (unknown !== undefined) throw new Error(`The check does not know the keyword ${unknown}.`);

    if ('const' in schema && value !== schema['const']) {
      return [`${where} is ${shown(value)} instead of ${shown(schema['const'])}`];
    }
    const types = [schema['type']].flat();
    if ('type' in schema && !types.some((type) => isOfType(value, type))) {
      return [`${where} is ${shown(value)} instead of ${types.join(' or ')}`];
    }
    if ('enum' in schema && !list(schema['enum']).includes(value)) {
      return [`${where} is ${shown(value)}, none of ${list(schema['enum']).join(', ')}`];
    }
    const broken = limitsBroken(value, schema);
    if (broken !== undefined) return [`${where} ${broken}`];

    const { items, properties = {}, additionalProperties } = schema;
    if (Array.isArray(value) && isRecord(items)) {
      return value.flatMap((item: unknown, index) => check(item, items, `${where}[${index}]`));
    }
    if (!isRecord(value) || !isRecord(properties)) return [];
    const missing = list(schema['required'])
      .map(String)
      .filter((name) => value[name] === undefined && !isOptional(name))
      .map((name) => `${where}.${name} is missing`);
    const wrong = Object.entries(value).flatMap(([name, item]) => {
      if (item === null && isOptional(name)) return [];
      const own = properties[name] ?? additionalProperties;
      return isRecord(own) && item !== undefined ? check(item, own, `${where}.${name}`) : [];
    });
    return [...missing, ...wrong];
  };

  return check;
};

/** Checks the body of an answer to a call of the document (`get`, `/api/users/detail/{id}`) with its status. */
export const createAnswerCheck = (document: Json) => {
  const check = createSchemaCheck(document);
  const at = (holder: unknown, key: string): Json => {
    const value = isRecord(holder) ? holder[key] : undefined;
    return isRecord(value) ? value : {};
  };
  return (call: { method: string; path: string; status: number }, body: unknown): string[] => {
    const responses = at(at(at(document['paths'], call.path), call.method.toLowerCase()), 'responses');
    const response =
      responses[String(call.status)] ?? (call.status >= 400 ? responses['default'] : undefined);
    if (!isRecord(response)) return [`The document has no answer ${call.status}`];
    return check(body, at(at(at(response, 'content'), 'application/json'), 'schema'), 'body');
  };
};

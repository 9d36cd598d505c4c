import { AjvCompiler } from '@fastify/ajv-compiler';

import { isRecord } from '@contract';

export type Json = Record<string, unknown>;

/**
 * The engine with which fastify checks requests. It is strict: an unknown keyword, which it would otherwise ignore, is an
 * error, and so is a broken reference. The document's schemas refer to its `components`.
 */
const compile = AjvCompiler()(
  {},
  {
    customOptions: {
      allErrors: true,
      verbose: true,
      strict: true,
      allowUnionTypes: true,
      coerceTypes: false,
      useDefaults: false,
      removeAdditional: false,
      keywords: ['components'],
    },
  },
);

type Mismatch = NonNullable<ReturnType<typeof compile>['errors']>[number];

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const SENTENCES: Record<string, (mismatch: Mismatch) => string> = {
  required: ({ params }) => `.${String(params['missingProperty'])} is missing`,
  const: ({ data, schema }) => ` is ${shown(data)} instead of ${shown(schema)}`,
  type: ({ data, schema }) => ` is ${shown(data)} instead of ${[schema].flat().join(' or ')}`,
  enum: ({ data, schema }) => ` is ${shown(data)}, none of ${[schema].flat().join(', ')}`,
  minimum: ({ data, schema }) => ` is ${shown(data)}, below ${String(schema)}`,
  maximum: ({ data, schema }) => ` is ${shown(data)}, above ${String(schema)}`,
  minLength: () => ' is too short',
  maxLength: () => ' is too long',
  pattern: ({ data, schema }) => ` is ${shown(data)}, not like ${String(schema)}`,
  format: ({ data, schema }) => ` is ${shown(data)}, no ${String(schema)}`,
};

/** Converts `/data/tags/0` to `.data.tags[0]`. */
const placeOf = ({ instancePath }: Mismatch) => instancePath.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.');

/**
 * Checks values against schemas of one OpenAPI document; returns each mismatch as a sentence, one per value. Fields that
 * `isOptional` names may be missing or null, whatever the document says; unknown fields are allowed.
 */
export const createSchemaCheck = (document: Json, isOptional: (name: string) => boolean = () => false) => {
  const compiled = new Map<Json, ReturnType<typeof compile>>();
  const validatorOf = (schema: Json) => {
    const validate =
      compiled.get(schema) ?? compile({ schema: { ...schema, components: document['components'] } });
    compiled.set(schema, validate);
    return validate;
  };
  const matters = ({ keyword, instancePath, params, data }: Mismatch) => {
    if (keyword === 'additionalProperties') return false;
    if (keyword === 'required') return !isOptional(String(params['missingProperty']));
    return data !== null || !isOptional(instancePath.split('/').at(-1) ?? '');
  };

  return (value: unknown, schema: Json, where: string): string[] => {
    const validate = validatorOf(schema);
    void validate(value);
    const said = new Map<string, string>();
    for (const mismatch of (validate.errors ?? []).filter(matters)) {
      const { keyword, instancePath, params } = mismatch;
      const sentence = SENTENCES[keyword]?.(mismatch) ?? ` breaks ${keyword}`;
      const value =
        keyword === 'required' ? `${instancePath}/${String(params['missingProperty'])}` : instancePath;
      if (!said.has(value)) said.set(value, where + placeOf(mismatch) + sentence);
    }
    return [...said.values()];
  };
};

/** Checks the body of a response to a call of the document (`get`, `/api/users/detail/{id}`) with its status. */
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

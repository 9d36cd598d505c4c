import { isRecord } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

import { formFor } from './multipart';
import type { Random } from './random';
import { asText, encoded, valueFor } from './values';

export type FuzzRequest = {
  call: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Announces a longer body than it sends, and disconnects. */
  breaksOff: boolean;
};

type Operation = { method: string; path: string; operation: Json };

const at = (holder: unknown, ...keys: string[]): Json => {
  const found = keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), holder);
  return isRecord(found) ? found : {};
};

const inlined = (document: Json, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => inlined(document, item));
  if (!isRecord(value)) return value;
  if (typeof value['$ref'] === 'string') {
    return inlined(document, at(document, ...value['$ref'].replace('#/', '').split('/')));
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inlined(document, item)]));
};

/** Excluded, because streams and ended sessions would stop the run, not the server. */
const LEFT_OUT = new Set(['/api/events', '/api/auth/sign-out']);

const operationsOf = (document: Json): Operation[] =>
  Object.entries(at(document, 'paths'))
    .filter(([path]) => !LEFT_OUT.has(path))
    .flatMap(([path, item]) =>
      Object.entries(isRecord(item) ? item : {}).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation: at(inlined(document, { operation }), 'operation'),
      })),
    );

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  '',
] as const;

const brokenJson = (random: Random, text: string): string =>
  random.pick([
    text.slice(0, random.upTo(text.length + 1)),
    `${text},`,
    `\ufeff${text}`,
    '['.repeat(5_000),
    '"',
  ]);

const TEXT = { type: 'string' };
/** A line of an import. The document says only that it is JSON. */
const ARTICLE = {
  type: 'object',
  properties: {
    sourceId: TEXT,
    title: TEXT,
    html: TEXT,
    summary: TEXT,
    author: { enum: ['head', 'trainee', ['nobody', 'head']] },
    category: TEXT,
    country: { enum: ['TH', 'th'] },
    tags: { enum: [['ข่าวด่วน'], 'ก,ข'] },
    references: TEXT,
    createdAt: { enum: ['2019-05-01T03:00:00Z'] },
    publishedAt: { enum: ['2019-05-01T03:00:00Z', ''] },
    status: { enum: ['published', 'draft'] },
    address: { enum: ['https://old.example/1', '/2019/1'] },
    cover: TEXT,
  },
};

const linesFor = (random: Random, spoil: number): Buffer =>
  Buffer.from(
    Array.from({ length: 1 + random.upTo(4) }, () => {
      const text = JSON.stringify(valueFor(random, ARTICLE, spoil)) ?? 'null';
      return `${random.chance(spoil / 2) ? brokenJson(random, text) : text}\n`;
    }).join(''),
  );

const bodyOf = (random: Random, operation: Json, spoil: number): { body?: Buffer; type?: string } => {
  const content = at(operation, 'requestBody', 'content');
  const form = at(content, 'multipart/form-data', 'schema');
  if (Object.keys(form).length > 0) return formFor(random, form, spoil);
  if ('application/x-ndjson' in content)
    return { body: linesFor(random, spoil), type: 'application/x-ndjson' };
  const schema = at(content, 'application/json', 'schema');
  if (Object.keys(schema).length === 0 && !random.chance(0.05)) return {};
  const text = JSON.stringify(valueFor(random, schema, spoil)) ?? 'null';
  const bytes = Buffer.from(random.chance(spoil / 2) ? brokenJson(random, text) : text);
  const body = random.chance(spoil / 4) ? Buffer.concat([bytes, Buffer.from([0xc3, 0x28, 0xff])]) : bytes;
  return { body, type: random.chance(spoil / 3) ? random.pick(TYPES) : 'application/json' };
};

/** The tokens for the calls of other systems, by the beginning of their path. */
export type SystemTokens = Record<string, string>;

/** Requests generated from the document: some valid, most of them invalid in some way. */
export const createRequests = (document: Json, random: Random, systemTokens: SystemTokens = {}) => {
  const operations = operationsOf(document);
  const systemTokenFor = (path: string) =>
    Object.entries(systemTokens).find(([start]) => path.startsWith(start))?.[1];

  return (tokenOfPerson: string | undefined): FuzzRequest => {
    const { method, path, operation } =
      operations[random.upTo(operations.length)] ?? operations[0] ?? never();
    const token = systemTokenFor(path) ?? tokenOfPerson;
    const spoil = random.pick([0, 0.1, 0.3, 0.6]);
    const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].filter(isRecord) : [];
    const valueOf = (parameter: Json) => asText(valueFor(random, at(parameter, 'schema'), spoil / 2));
    const named = (name: string) =>
      parameters.find((one) => one['in'] === 'path' && one['name'] === name) ?? {};
    const filled = path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => encoded(random, valueOf(named(name))) || '0',
    );
    // Most calls that take something away use an unknown id, so that data and rights remain for the other calls.
    const takesAway = method === 'DELETE' || /\/(disable|remove)$/.test(path);
    const target = takesAway && !random.chance(0.1) ? withUnknownId(filled) : filled;
    const query = parameters
      .filter((one) => one['in'] === 'query' && !random.chance(0.3))
      .map((one) => `${String(one['name'])}=${encoded(random, valueOf(one))}`)
      .join(random.chance(0.02) ? '&&' : '&');
    const { body, type } = bodyOf(random, operation, spoil);
    const authorization = random.chance(0.03)
      ? random.pick(['Bearer', 'Bearer x.y.z', 'Basic eDp5'])
      : token && `Bearer ${token}`;
    return {
      call: `${method} ${path}`,
      method: random.chance(0.01) ? random.pick(['PATCH', 'OPTIONS', 'HEAD']) : method,
      path: target + (query && `?${query}`),
      headers: {
        ...(authorization && { authorization }),
        ...(type && { 'content-type': type }),
        ...(random.chance(0.05) && { 'accept-language': random.pick(['en', 'xx;q=9', ',,,;', 'th;q=0']) }),
        ...(random.chance(0.02) && { 'if-match': random.pick(['"x"', '*', 'W/"x"', '"'.repeat(300)]) }),
        ...(random.chance(0.02) && { 'idempotency-key': random.pick(['x', 'y', 'k'.repeat(300)]) }),
      },
      body,
      breaksOff: body !== undefined && random.chance(0.01),
    };
  };
};

/** A much larger id in place of the last one; a path without an id becomes unknown itself. */
const withUnknownId = (path: string): string => path.replace(/^\D*$|\d+(?!.*\d)/, (id) => `${id}0000`);

const never = (): never => {
  throw new Error('The document has no calls.');
};

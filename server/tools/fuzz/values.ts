import { isRecord } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

import type { Random } from './random';

/** Texts that have broken programs before. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\uffff',
  'ก\u0e33\u0e48\u0e49',
  '👨‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(50),
  '\u202egnp.exe',
  "'; DROP TABLE users; --",
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '%_\\',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '2147483648',
  '9999999999999999999999',
  '\r\nx: y',
  '\u2028',
  'true',
  '[]',
  '{}',
  '9999-12-31T23:59:59+14:00',
  '0000-00-00T00:00:00Z',
  '275760-09-13T00:00:00Z',
  'https://',
  'https://[::1',
  'javascript:alert(1)',
  'TH',
  '[{"label":null,"link":5}]',
  '[[[[[[[[]]]]]]]]',
] as const;

const NUMBERS = [
  0,
  -1,
  1,
  2,
  1.5,
  -1.5,
  1e21,
  Infinity,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
] as const;

const LENGTHS = [1, 99, 100, 101, 254, 255, 300, 301, 1_025, 5_000, 20_000] as const;

/** Ids up to this one mostly exist. */
const NAMED = 12;

const anything = (random: Random, depth = 0): unknown => {
  const kind = random.upTo(depth > 2 ? 6 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick(NUMBERS);
  if (kind <= 4) return random.pick(TEXTS);
  if (kind === 5) return random.pick(['ข', 'x', '\u0e49']).repeat(random.pick(LENGTHS));
  if (kind === 6) return Array.from({ length: random.upTo(4) }, () => anything(random, depth + 1));
  return { [random.pick(TEXTS)]: anything(random, depth + 1) };
};

const fitting = (random: Random, schema: Json): unknown => {
  const { enum: values, minimum, maximum, maxLength, pattern, type } = schema;
  if (Array.isArray(values)) return values[random.upTo(values.length)];
  if (type === 'integer') {
    const low = typeof minimum === 'number' ? minimum : 0;
    // Small numbers, so that ids sometimes exist.
    return random.chance(0.9) ? low + random.upTo(NAMED) : typeof maximum === 'number' ? maximum : low;
  }
  if (pattern === '^\\d+$') return String(1 + random.upTo(NAMED));
  const limit = Math.min(typeof maxLength === 'number' ? maxLength : 50, random.chance(0.05) ? 2_000 : 20);
  return random
    .pick(['ข่าวด่วน', 'news', 'TH', '๑๒๓', 'https://a.example/x', 'ก'])
    .repeat(3)
    .slice(0, Math.max(1, limit));
};

/** A value for the schema: mostly a valid or nearly valid one, and often something completely different. */
export const valueFor = (random: Random, schema: Json, spoil: number): unknown => {
  if (random.chance(spoil)) return anything(random);
  if (schema['type'] === 'object' && isRecord(schema['properties'])) {
    return Object.fromEntries(
      Object.entries(schema['properties'])
        .filter(() => !random.chance(spoil / 2))
        .map(([name, own]) => [name, valueFor(random, isRecord(own) ? own : {}, spoil)]),
    );
  }
  return fitting(random, schema);
};

/** The value as text for an address or a form. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Percent-encoded, and sometimes wrongly. */
export const encoded = (random: Random, text: string): string => {
  if (random.chance(0.03))
    return random.pick(['%', '%zz', '%00', '%c0%80', '%ff', '%ed%a0%80', '%2e%2e', '//', ';a=b']);
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
};

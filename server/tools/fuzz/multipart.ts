import { isRecord } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

import type { Random } from './random';
import { asText, valueFor } from './values';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const FILES = [
  PNG,
  PNG.subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.alloc(70_000, 0x41),
] as const;

const part = (head: string, content: Buffer, boundary: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

/** Damage as caused by broken connections, proxies and faulty clients. */
const damage = (random: Random, body: Buffer, boundary: string): Buffer => {
  const at = random.upTo(body.length);
  switch (random.upTo(8)) {
    case 0:
      return body.subarray(0, at);
    case 1:
      return Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    case 2:
      return Buffer.concat([body.subarray(0, at), Buffer.from([random.upTo(256)]), body.subarray(at + 1)]);
    case 3:
      return Buffer.concat([body, body]);
    case 4:
      return Buffer.from(`--${boundary}--\r\n`);
    case 5:
      return Buffer.concat([Buffer.from(`--${boundary}\r\n`.repeat(50)), body]);
    case 6:
      return part('name="x'.padEnd(20_000, 'x'), PNG, boundary);
    default:
      return Buffer.from(
        body.toString('latin1').replaceAll('form-data', random.pick(['attachment', '', ';;;'])),
        'latin1',
      );
  }
};

/** A multipart form for the schema, whole or damaged, with its content type. */
export const formFor = (random: Random, schema: Json, spoil: number) => {
  const boundary = random.pick(['fuzz-boundary', 'x', "a'b()+_,-./:=?", 'f'.repeat(70)]);
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const parts = Object.entries(properties).flatMap(([name, own]) => {
    if (random.chance(spoil / 2)) return [];
    const isFile = isRecord(own) && own['format'] === 'binary';
    const times = random.chance(0.03) ? 3 : 1;
    const content = isFile
      ? random.pick(FILES)
      : Buffer.from(asText(valueFor(random, isRecord(own) ? own : {}, spoil)));
    const head = isFile
      ? `name="${name}"; filename="${random.pick(['a.png', '../a', 'ก.png', ''])}"`
      : `name="${name}"`;
    return Array.from({ length: times }, () => part(head, content, boundary));
  });
  if (random.chance(0.03)) parts.push(part('name="__proto__"', Buffer.from('x'), boundary));
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    body: random.chance(spoil) ? damage(random, whole, boundary) : whole,
    type: random.chance(0.03) ? 'multipart/form-data' : `multipart/form-data; boundary="${boundary}"`,
  };
};

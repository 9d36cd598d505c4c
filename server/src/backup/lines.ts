import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The characters of one batch of lines: few enough for the memory, many enough for one statement. */
export const BATCH_CHARACTERS = 1_000_000;

/** The size and the SHA-256 of a file. */
export type Digest = { bytes: number; sha256: string };

/** How many lines there were, and one hash over all of them. */
export type Content = { rows: number; content: string };

const HASH_BITS = 256;

/** Counts lines and hashes them. The hash is the sum of the hashes of the lines, so that their order does not matter. */
export const createContent = () => {
  let rows = 0;
  let sum = 0n;
  return {
    add: (line: string): void => {
      rows += 1;
      sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    },
    result: (): Content => ({ rows, content: BigInt.asUintN(HASH_BITS, sum).toString(16) }),
  };
};

const createDigest = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add: (chunk: Buffer): void => {
      hash.update(chunk);
      bytes += chunk.length;
    },
    result: (): Digest => ({ bytes, sha256: hash.digest('hex') }),
  };
};

/** The size and the hash of these bytes. */
export const digestOf = (bytes: Buffer): Digest => {
  const digest = createDigest();
  digest.add(bytes);
  return digest.result();
};

/** The size and the hash of a stored file. */
export const digestOfFile = async (file: string): Promise<Digest> => {
  const digest = createDigest();
  for await (const chunk of createReadStream(file)) digest.add(chunk as Buffer); // no encoding is set
  return digest.result();
};

/** Writes lines into a new compressed file that only its owner can read. */
export const writeLines = async (
  file: string,
  batches: AsyncIterable<string[]>,
): Promise<Digest & Content> => {
  const content = createContent();
  const digest = createDigest();
  async function* text() {
    for await (const lines of batches) {
      lines.forEach(content.add);
      yield lines.map((line) => `${line}\n`).join('');
    }
  }
  const counted = new PassThrough();
  counted.on('data', digest.add);
  await pipeline(
    Readable.from(text()),
    createGzip(),
    counted,
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  return { ...content.result(), ...digest.result() };
};

/** The lines of a compressed file, in batches. */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  // Not Node's readline: it also ends a line at U+2028, which a text may contain.
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  let rest = '';
  let batch: string[] = [];
  let characters = 0;
  for await (const chunk of source.pipe(unpacked).setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      batch.push(line);
      characters += line.length;
      if (characters < BATCH_CHARACTERS) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

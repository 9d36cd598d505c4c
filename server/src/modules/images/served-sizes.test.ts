import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';

import fc from 'fast-check';
import sharp from 'sharp';

import { PICTURE_WIDTHS, SIZE_FORMATS } from '@contract';

import type { AppDeps } from '../../app-deps';
import { files } from '../../db/schema';
import type { App } from '../../http/app-instance';
import { cleanUpImagesOf } from '../../testing/clean-up-images';
import { createUser } from '../../testing/factories';
import { hereWorkers } from '../../testing/here-workers';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { JobFailure } from '../../workers/worker-slot';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const RUNS = 300;

const blank = (width: number) =>
  sharp({ create: { width, height: Math.ceil(width / 2), channels: 3, background: '#2563eb' } });
const webpOf = (width: number): Promise<Buffer> => blank(width).webp().toBuffer();
const animation = async (): Promise<Buffer> => {
  const frames = await Promise.all([blank(900), blank(900).negate()].map((frame) => frame.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};
/** The width and height of a WebP or an AVIF, which no decoder of the server reads. */
const sidesOf = async (bytes: Buffer) => {
  const at = bytes.indexOf('ispe');
  if (bytes.toString('latin1', 4, 12) === 'ftypavif')
    return [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};
const newId = () => `ab/${randomUUID()}`;

describe('the sizes of a stored picture', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const built: App[] = [];
  afterEach(async () => {
    for (const app of built.splice(0)) await app.close();
  });

  const put = async (bytes: Buffer) => {
    const id = newId();
    await server.storage.put(`${id}.webp`, bytes, 'image/webp');
    return id;
  };
  const stored = () => [...server.files.keys()].filter((key) => key !== 'installation').sort();
  /** A server whose image worker counts its jobs; `makeSize` replaces what it does. */
  const build = async (makeSize = hereWorkers.makeSize, deps: Partial<AppDeps> = {}) => {
    const made: string[] = [];
    const app = await server.build({
      workers: {
        ...hereWorkers,
        makeSize: (job, owner) => {
          made.push(`${job.size.width} ${job.size.format}`);
          return makeSize(job, owner);
        },
      },
      ...deps,
    });
    built.push(app);
    const get = async (address: string, headers: Record<string, string> = {}) => {
      const {
        statusCode,
        headers: sent,
        rawPayload,
      } = await app.inject({ url: `/files/${address}`, headers });
      return {
        status: statusCode,
        type: sent['content-type'],
        cache: sent['cache-control'],
        tag: String(sent.etag),
        bytes: rawPayload,
      };
    };
    return { app, made, get };
  };

  it.each(SIZE_FORMATS)(
    'are made at their first request, once, and stored beside it: %s [MED-03]',
    async (end) => {
      const { made, get } = await build();
      const id = await put(await webpOf(900));
      const key = `${id}.w400.${end}`;
      const first = await get(key);
      expect(first).toMatchObject({ status: 200, type: `image/${end}`, cache: 'public, max-age=300' });
      expect(await sidesOf(first.bytes)).toEqual([400, 200]);
      expect(stored()).toEqual([key, `${id}.webp`].sort());
      const again = await get(key, { 'if-none-match': first.tag });
      expect([again.status, again.bytes.length, again.tag]).toEqual([304, 0, first.tag]);
      expect((await get(key)).bytes.equals(first.bytes)).toBe(true);
      expect(made).toEqual([`400 ${end}`]);
    },
  );

  it('are made once if many ask at once [MED-03]', async () => {
    const { made, get } = await build();
    const id = await put(await webpOf(900));
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${id}.w400.avif`)));
    expect(new Set(answers.map(({ status, type }) => `${status} ${String(type)}`))).toEqual(
      new Set(['200 image/avif']),
    );
    expect(made).toEqual(['400 avif']);
  });

  it('are those of the list, and the picture itself where one would not be narrower [MED-03]', async () => {
    const { made, get } = await build();
    const id = await put(await webpOf(800));
    const wide = [];
    for (const width of PICTURE_WIDTHS) {
      for (const format of SIZE_FORMATS) {
        const { status, tag, cache } = await get(`${id}.w${width}.${format}`);
        expect([status, cache]).toEqual([200, 'public, max-age=300']);
        if (tag === `"${id}.webp"`) wide.push(`${width} ${format}`);
      }
    }
    expect(wide).toEqual(['800 avif', '800 webp', '1200 avif', '1200 webp']);
    expect(made).toEqual(['200 avif', '200 webp', '400 avif', '400 webp']);
    expect(stored()).toHaveLength(5);
  });

  it('of one that moves are that picture, with all its frames [MED-03]', async () => {
    const { made, get } = await build();
    const id = await put(await animation());
    const { type, bytes } = await get(`${id}.w400.avif`);
    expect([type, (await sharp(bytes).metadata()).pages]).toEqual(['image/webp', 2]);
    expect([made, stored()]).toEqual([[], [`${id}.webp`]]);
  });

  it('of something else in the store are what is there', async () => {
    const { made, get } = await build();
    const id = await put(Buffer.from('no picture'));
    expect((await get(`${id}.w400.avif`)).bytes.toString()).toBe('no picture');
    expect(made).toEqual([]);
  });

  it('do not exist without the picture, nor at any other address [MED-03]', async () => {
    const { made, get } = await build();
    const id = await put(await webpOf(900));
    const others = [
      `${newId()}.w400.avif`,
      ...[
        'w640.avif',
        'w0400.avif',
        'w400.png',
        'W400.avif',
        'w400.AVIF',
        'w400',
        'w400.avif.webp',
        'w400.w400.avif',
      ],
      ...[
        'w400.avif/',
        'w400.avif%00',
        'w400.avif%20',
        'w400.avif.part',
        'w-400.avif',
        'w400.0.avif',
        'w4e2.avif',
      ],
    ].map((end) => (end.startsWith('w') || end.startsWith('W') ? `${id}.${end}` : end));
    const upper = `${id.toUpperCase()}.w400.avif`;
    for (const address of [
      ...others.filter((end) => !end.endsWith('/')),
      upper,
      `../${id}.w400.avif`,
      `x/../${id}x.w400.avif`,
    ]) {
      expect([address, (await get(address)).status]).toEqual([address, 404]);
    }
    expect([made, stored()]).toEqual([[], [`${id}.webp`]]);
  });

  it('are at one address each, however it is asked for, and nothing else is stored [MED-03]', async () => {
    const { get } = await build();
    const id = await put(await webpOf(300));
    const names = PICTURE_WIDTHS.flatMap((width) =>
      SIZE_FORMATS.map((format) => `${id}.w${width}.${format}`),
    );
    const part = fc.constantFrom(
      '..',
      '.',
      '/',
      '%2f',
      '%2e',
      '\\',
      '%5c',
      '%00',
      '.w200',
      '.avif',
      '.webp',
      id,
      'W',
      '9',
    );
    const address = fc
      .tuple(fc.constantFrom(...names), fc.nat(60), fc.array(part, { maxLength: 3 }))
      .map(([name, at, parts]) => name.slice(0, at) + parts.join('') + name.slice(at));
    await fc.assert(
      fc.asyncProperty(address, async (asked) => {
        const { status, bytes } = await get(asked);
        expect([200, 400, 404]).toContain(status);
        if (status === 200) expect((await sidesOf(bytes))[0]).toBeLessThanOrEqual(300);
      }),
      { numRuns: RUNS },
    );
    expect(stored().filter((key) => !names.includes(key))).toEqual([`${id}.webp`]);
  });

  it.each([
    ['the worker fails', () => Promise.reject(new JobFailure('too-long')), {}],
    ['the store takes nothing', hereWorkers.makeSize, { fails: 'put' }],
  ] as const)(
    'are not made again for ten minutes if %s; readers get the picture [MED-03]',
    async (_why, makeSize, { fails }: { fails?: 'put' }) => {
      const lines: string[] = [];
      const storage = { ...server.storage, put: () => Promise.reject(new Error('full')) };
      const { made, get } = await build(makeSize, {
        ...(fails && { storage }),
        logLevel: 'warn',
        logStream: new Writable({
          write: (chunk, _encoding, done) => {
            lines.push(String(chunk));
            done();
          },
        }),
      });
      const id = await put(await webpOf(900));
      const whole = { status: 200, tag: `"${id}.webp"`, type: 'image/webp', cache: 'public, max-age=5' };
      expect(await get(`${id}.w400.avif`)).toMatchObject(whole);
      expect(await get(`${id}.w400.avif`)).toMatchObject(whole);
      expect(made).toHaveLength(1);
      expect(lines.filter((line) => line.includes(`${id}.w400.avif`))).toHaveLength(1);
      server.advance(10 * MINUTE_MS + 1);
      await get(`${id}.w400.avif`);
      expect(made).toHaveLength(2);
      expect(stored()).toEqual([`${id}.webp`]);
    },
  );

  it('are made by two servers on one store at once, under one name [MED-03]', async () => {
    const [one, other] = [await build(), await build()];
    const id = await put(await webpOf(900));
    const answers = await Promise.all([one, other].map(({ get }) => get(`${id}.w400.webp`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.bytes.equals(answers[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(stored()).toEqual([`${id}.w400.webp`, `${id}.webp`]);
  });

  it('do not exist on a server with only the core API, which announces none', async () => {
    const id = await put(await webpOf(900));
    expect([...server.app.extensions]).toContain('picture-sizes');
    const { app, get } = await build(undefined, { onlySection7: true });
    expect((await get(`${id}.w400.avif`)).status).toBe(404);
    expect((await get(`${id}.webp`)).status).toBe(200);
    expect([...app.extensions]).toEqual([]);
  });

  it('go with the picture, and one that was stored after it goes after 7 days [MED-03, SAF-01]', async () => {
    const { get } = await build();
    const { id: uploadedBy } = await createUser(server.db);
    const id = await put(await webpOf(900));
    await server.db
      .insert(files)
      .values({ key: `${id}.webp`, uploadedBy, bytes: 1, unusedSince: server.now() });
    const [kept, late] = [await put(await webpOf(900)), newId()];
    await server.db.insert(files).values({ key: `${kept}.webp`, uploadedBy, bytes: 1, unusedSince: null });
    for (const end of ['w200.webp', 'w400.avif', 'w400.webp']) {
      await get(`${id}.${end}`);
      await get(`${kept}.${end}`);
      await server.storage.put(`${late}.${end}`, Buffer.from('late'), 'image/webp');
    }
    expect(await cleanUpImagesOf(server)).toBe(0);
    expect(stored()).toHaveLength(2 * 4 + 3);
    server.advance(7 * DAY_MS + 1);
    // The unused picture, and the one of which only sizes were left.
    expect(await cleanUpImagesOf(server)).toBe(2);
    expect(stored()).toEqual(
      ['w200.webp', 'w400.avif', 'w400.webp', 'webp'].map((end) => `${kept}.${end}`).sort(),
    );
  });
});

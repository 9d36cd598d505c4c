import net from 'node:net';

import sharp from 'sharp';

import { ErrorCode, type NewsItem, type UploadedImage } from '@contract';

import { files } from '../../db/schema';
import { cleanUpImagesOf } from '../../testing/clean-up-images';
import { createNewsroom } from '../../testing/factories';
import { emptyGif, newPng, photoWithExif, pngHeader, pngImage, SVG_WITH_SCRIPT } from '../../testing/images';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { forgetOldVersions } from '../versions/clean-up';

import { coverSize, makeImage } from './make-image';

const HOUR_MS = 3_600_000;
const MANY_CALLS_LIMIT_MS = 30_000;

describe('uploaded images', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const { groupId, head } = room;
    const url = `/api/news/journalist/${groupId}/upload`;
    const upload = (bytes: Buffer, filename = 'photo.jpg') =>
      server.call<UploadedImage>(url, {
        method: 'POST',
        as: head.id,
        ...multipart({ image: { bytes, filename } }),
      });
    return { url, head, room, upload };
  };

  it('are upright and do not contain the place where they were taken', async () => {
    const { upload } = await setup();
    const photo = await photoWithExif({ width: 640, height: 480 });
    expect(photo.toString('latin1')).toContain('SECRET-PLACE');
    const { body } = await upload(photo);
    const { rawPayload } = await server.app.inject(body.data?.url ?? '');
    expect(rawPayload.toString('latin1')).not.toContain('SECRET-PLACE');
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 480, height: 640 });
  });

  it.each(['webp', 'gif'] as const)('keep every frame of an animation: %s [PST-04]', async (format) => {
    const { upload } = await setup();
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      [format]()
      .toBuffer();
    const { body } = await upload(animated);
    const { rawPayload } = await server.app.inject(body.data?.url ?? '');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ pages: 3, width: 40, height: 30 });
  });

  it('of twelve megapixels, as from a phone, are accepted and scaled down', async () => {
    const { upload } = await setup();
    const { body } = await upload(await photoWithExif({ width: 4_000, height: 3_000 }));
    const { rawPayload } = await server.app.inject(body.data?.url ?? '');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1_500, height: 2_000 });
  });

  it.each([
    [4, { width: 640, height: 360 }],
    [5, { width: 480, height: 270 }],
  ])('with the EXIF orientation %i are cut to a cover as they are seen', async (orientation, size) => {
    const photo = await sharp(await photoWithExif({ width: 640, height: 480 })).withMetadata({ orientation });
    const made = await makeImage({ bytes: await photo.toBuffer(), purpose: 'cover' });
    const { width, height } = await sharp('bytes' in made ? made.bytes : undefined).metadata();
    expect({ width, height }).toEqual(size);
  });

  it.each([
    ['a text named .jpg', async () => Buffer.from('this is no picture'), 'ไม่ใช่รูป'],
    ['an SVG with a script', async () => SVG_WITH_SCRIPT, 'ไม่ใช่รูป'],
    ['a broken PNG', async () => (await pngImage()).subarray(0, 60), 'เสียหาย'],
    [
      'a JPEG that is only its first bytes',
      async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
      'เสียหาย',
    ],
    ['11 MB', async () => Buffer.concat([await pngImage(), Buffer.alloc(11 * 1024 * 1024)]), '10 MB'],
    ['one pixel wide and 49,999,999 high', async () => pngHeader(1, 49_999_999), 'ยาวเกิน 16,000'],
    [
      '12 frames of four megapixels in 400 bytes',
      async () => emptyGif({ width: 2_000, height: 2_000, frames: 12 }),
      'รวมทุกเฟรมไม่เกิน 25',
    ],
    ['1,000 frames of one pixel', async () => emptyGif({ width: 1, height: 1, frames: 1_000 }), '300 เฟรม'],
    ['80 megapixels', () => pngImage({ width: 10_000, height: 8_000 }), '10,000 × 8,000 พิกเซล ใหญ่เกิน 50'],
  ])('are refused with an error on their field: %s [SRV-04]', async (_what, make, words) => {
    const { upload } = await setup();
    expect(await upload(await make())).toMatchObject({
      status: 400,
      body: { code: ErrorCode.InvalidInput, errors: { image: expect.stringContaining(words) } },
    });
    expect(server.files.size).toBe(0);
  });

  it.each(['avif', 'avis'])(
    'are refused in words if they are an AVIF, still or animated: %s [PST-04]',
    async (brand) => {
      const { upload } = await setup();
      const still = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f00' } })
        .avif()
        .toBuffer();
      expect(still.toString('latin1', 4, 12)).toBe('ftypavif');
      // An animated AVIF says so in the same place.
      still.write(brand, 8, 'latin1');
      expect(await upload(still)).toMatchObject({
        status: 400,
        body: { errors: { image: 'ไฟล์นี้ไม่ใช่รูป JPEG, PNG, WebP หรือ GIF' } },
      });
      expect(server.files.size).toBe(0);
    },
  );

  it('need a file, and a form [SRV-04]', async () => {
    const { url, head, upload } = await setup();
    expect((await upload(Buffer.alloc(0))).body.errors).toEqual({ image: 'กรุณาเพิ่มรูปภาพ' });
    const json = await server.call(url, { method: 'POST', as: head.id, body: {} });
    expect(json).toMatchObject({ status: 415, body: { code: ErrorCode.InvalidInput } });
  });

  it('without a multipart boundary are refused as unreadable [SRV-04]', async () => {
    const { url, head } = await setup();
    const headers = { 'content-type': 'multipart/form-data' };
    const answer = await server.call(url, { method: 'POST', as: head.id, body: '--x\r\n', headers });
    expect(answer).toMatchObject({ status: 400, body: { code: ErrorCode.InvalidInput } });
  });

  it('that break off half way leave no file and block no other upload', async () => {
    const { url, head, upload } = await setup();
    await server.app.listen({ port: 0 });
    const address = server.app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const token = await server.tokenOf(head.id);
    const { body, headers } = multipart({ image: { bytes: await pngImage({ width: 900, height: 900 }) } });
    await new Promise<void>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(
          `POST ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
            `Content-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, body.length / 2), () => socket.destroy());
      });
      socket.on('close', () => resolve());
    });
    expect((await upload(await pngImage())).status).toBe(200);
    expect(server.files.size).toBe(1);
  });

  it(
    'are limited to 120 a minute per person, without delaying other people',
    async () => {
      const { url, head, upload } = await setup();
      for (let sent = 0; sent < 120; sent += 1) await server.call(url, { method: 'POST', as: head.id });
      expect(await upload(await pngImage())).toMatchObject({
        status: 429,
        body: { code: ErrorCode.TryAgainLater },
      });
      const next = await setup();
      expect((await next.upload(await pngImage())).status).toBe(200);
    },
    MANY_CALLS_LIMIT_MS,
  );

  it.each([
    ['character references', (key: string) => key.replace('/', '&#x2F;').replaceAll('-', '&#45;')],
    ['a named character reference', (key: string) => key.replace('/', '&sol;').replace('.', '&period;')],
    ['a backslash', (key: string) => key.replace('/', '\\')],
    ['a line break', (key: string) => key.replace('-', '-\n\t')],
    ['a step to the same folder', (key: string) => key.replace('/', '/./')],
    ['a step to the folder above', (key: string) => key.replace('/', '/x/../')],
    ['two of them, and a query', (key: string) => `${key.replace('/', '/x/y/.%2e/../')}?a=/../b`],
    ['a step with a line break', (key: string) => key.replace('/', '/x/.\n./')],
    ['the end of a size, one part of it encoded', (key: string) => key.replace('.webp', '%2Ew800.avif')],
  ])('stay if a text shows them by an address that is written with %s [SAF-01]', async (_what, written) => {
    const { upload, room } = await setup();
    const { body } = await upload(await pngImage());
    const address = body.data?.url ?? '';
    const html = `<p>x</p><img src="/files/${written(address.slice('/files/'.length))}">`;
    const created = await server.call<NewsItem>(`/api/news/journalist/${room.groupId}/news/create`, {
      method: 'POST',
      as: room.head.id,
      ...multipart(await newsParts(room, { html })),
    });
    expect(created.body.data?.html).toBe(html);
    server.advance(8 * 24 * HOUR_MS);
    expect(await cleanUpImagesOf(server)).toBe(0);
    expect((await server.app.inject(address)).statusCode).toBe(200);
  });

  it('that no item has shown for 7 days are cleaned up after 30 more in the trash, and those in a text stay [SEC-04]', async () => {
    const { upload, room } = await setup();
    const url = async () => (await upload(await newPng())).body.data?.url ?? '';
    const [inText, encoded, later, never] = [await url(), await url(), await url(), await url()];
    // Served from this address too.
    const asWritten = encoded.replace(/\/(?=[^/]+$)/, '%2F').replace('.', '%2e');
    const save = async (path: string, html: string) => {
      const parts = await newsParts(room, { html });
      const { body } = await server.call<{ id: number }>(
        `/api/news/journalist/${room.groupId}/news/${path}`,
        { method: 'POST', as: room.head.id, ...multipart(parts) },
      );
      return body.data?.id ?? 0;
    };
    const id = await save(
      'create',
      `<p><img src="${inText}"><img src="${asWritten}"><img src="https://newsdesk.example${later}"></p>`,
    );
    const cleanUp = () => cleanUpImagesOf(server);
    const statusOf = async (address: string) => (await server.app.inject(address)).statusCode;
    const statusesOf = (...addresses: string[]) => Promise.all(addresses.map(statusOf));
    const inTrash = () => server.advance(30 * 24 * HOUR_MS + 1);
    server.advance(7 * 24 * HOUR_MS + 1);
    expect(await cleanUp()).toBe(0);
    inTrash();
    expect(await cleanUp()).toBe(1);
    expect(await statusesOf(inText, asWritten, later, never)).toEqual([200, 200, 200, 404]);
    await save(`${id}/edit`, `<p><img src="${inText}"><img src="${asWritten}"></p>`);
    server.advance(7 * 24 * HOUR_MS + 1);
    // The previous version still shows it.
    expect(await cleanUp()).toBe(0);
    await forgetOldVersions(server.db, server.now(), 1);
    server.advance(7 * 24 * HOUR_MS + 1);
    expect(await cleanUp()).toBe(0);
    inTrash();
    expect(await cleanUp()).toBe(1);
    expect(await statusesOf(inText, encoded, later)).toEqual([200, 200, 404]);
  });

  it('are asked for again after minutes, without their bytes, so that a removed one disappears everywhere', async () => {
    const { groupId, head } = await createNewsroom(server.db);
    const { body } = await server.call<{ url: string }>(`/api/news/journalist/${groupId}/upload`, {
      method: 'POST',
      as: head.id,
      ...multipart({ image: { bytes: await pngImage() } }),
    });
    const url = body.data?.url ?? '';
    const first = await server.app.inject({ url });
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    const again = () =>
      server.app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } });
    const { statusCode, body: bytes, headers } = await again();
    expect([statusCode, bytes, headers['etag']]).toEqual([304, '', first.headers['etag']]);
    server.files.clear();
    expect((await again()).statusCode).toBe(404);
  });

  it('are refused once the daily quota is used up, until the first is a day old [SEC-04]', async () => {
    const { groupId, head } = await createNewsroom(server.db);
    await server.db.insert(files).values({
      key: 'ab/x.webp',
      groupId,
      uploadedBy: head.id,
      bytes: 500 * 1024 * 1024,
      createdAt: server.now(),
    });
    server.advance(HOUR_MS);
    const upload = async () => {
      const { body, headers } = multipart({ image: { bytes: await pngImage() } });
      return server.app.inject({
        method: 'POST',
        url: `/api/news/journalist/${groupId}/upload`,
        payload: body,
        headers: { ...headers, authorization: `Bearer ${await server.tokenOf(head.id)}` },
      });
    };
    const refused = await upload();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(23 * 3_600)]);
    server.advance(23 * HOUR_MS + 1);
    expect((await upload()).statusCode).toBe(200);
  });

  it('are refused in news once the daily quota is used up; texts are still accepted [SEC-04]', async () => {
    const room = await createNewsroom(server.db);
    const send = (path: string, parts: Parameters<typeof multipart>[0]) =>
      server.call<{ id: number }>(`/api/news/journalist/${room.groupId}/news/${path}`, {
        method: 'POST',
        as: room.head.id,
        ...multipart(parts),
      });
    const { cover, square, ...texts } = await newsParts(room);
    const { body } = await send('create', { ...texts, cover, square });
    const edit = `${body.data?.id}/edit`;
    await server.db.insert(files).values({
      key: 'ab/x.webp',
      groupId: room.groupId,
      uploadedBy: room.head.id,
      bytes: 500 * 1024 * 1024,
      createdAt: server.now(),
    });
    const inText = `<p><img src="data:image/png;base64,${(await pngImage()).toString('base64')}"></p>`;
    expect((await send('create', { ...texts, cover, square })).status).toBe(429);
    expect((await send(edit, { ...texts, cover })).status).toBe(429);
    expect((await send(edit, { ...texts, html: inText })).status).toBe(429);
    expect((await send(edit, texts)).status).toBe(200);
  });

  it.each(['/files/../config.ts', '/files/..%2f..%2fetc%2fpasswd', '/files/ab/none.webp', '/files/'])(
    'are served by their exact address only: %s',
    async (url) => {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('the size of a cover', () => {
  it('is the largest of its ratio within the image, never larger than the image', () => {
    const wide = { width: 16, height: 9 };
    expect(coverSize({ width: 4_000, height: 3_000 }, wide, 1_600)).toEqual({ width: 1_600, height: 900 });
    expect(coverSize({ width: 300, height: 900 }, wide, 1_600)).toEqual({ width: 300, height: 169 });
    expect(coverSize({ width: 1_000, height: 90 }, wide, 1_600)).toEqual({ width: 160, height: 90 });
    expect(coverSize({ width: 1, height: 1 }, wide, 1_600)).toEqual({ width: 1, height: 1 });
  });
});

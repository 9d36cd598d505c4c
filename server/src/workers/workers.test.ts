import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from '@contract';

import { HTML_LIMIT_MS, MAX_HTML } from '../modules/news/limits';
import { buildWorkers } from '../testing/built-workers';
import { pngImage } from '../testing/images';

import { createWorkers } from './workers';

const SOMEONE = 1;
const PATIENCE_MS = 5 * HTML_LIMIT_MS;

/** Unclosed elements of a paragraph, each with another class, so that a browser opens all of them again in the next paragraph. */
const inParagraph = (depth: number, number = 0): string =>
  `<p>${Array.from({ length: depth }, (_, level) => `<b class="c${number}-${level}">`).join('')}</p>`;

const nested = (text: string): string =>
  `${'<b>'.repeat(MAX_HTML_DEPTH - 1)}${text}${'</b>'.repeat(MAX_HTML_DEPTH - 1)}`;
const TIMES = Math.floor(MAX_HTML_ELEMENTS / MAX_HTML_DEPTH) - 1;
const deepAndLarge = nested('ก'.repeat(8_000)).repeat(TIMES);

/** The share of the time of `run` in which the main thread was busy, from 0 to 1. */
const busyShareDuring = async (run: () => Promise<unknown>): Promise<number> => {
  const before = performance.eventLoopUtilization();
  await run();
  return performance.eventLoopUtilization(before).utilization;
};

describe('the built workers', () => {
  let built: Awaited<ReturnType<typeof buildWorkers>>;
  let workers: ReturnType<typeof createWorkers>;
  /** Generous, for a busy machine; `npm run soak:hostile` measures the limit itself. */
  let patient: ReturnType<typeof createWorkers>;
  beforeAll(async () => {
    built = await buildWorkers('html-worker', 'image-worker');
    workers = createWorkers(built.fileOf);
    patient = createWorkers(built.fileOf, PATIENCE_MS);
  });
  afterAll(async () => {
    workers.close();
    patient.close();
    await built.remove();
  });

  it('clean html in a thread', async () => {
    const attack = '<p>ข่าว</p><script>alert(1)</script>';
    expect(await workers.cleanHtml(attack, SOMEONE)).toMatchObject({ html: '<p>ข่าว</p>', isEmpty: false });
    expect(await workers.cleanHtml('<p><br></p>', SOMEONE)).toMatchObject({ isEmpty: true });
  });

  it.each([
    ['closed by another tag', `${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}`, 'too-deep'],
    ['not closed', '<div>'.repeat(200_000), 'too-deep'],
    ['behind a comment', '<b><!--</b>-->'.repeat(50_000), 'too-deep'],
    [
      'opened again in every paragraph',
      `${inParagraph(100)}${'<p>x</p>'.repeat(19_000)}`,
      'too-many-elements',
    ],
    [
      'one more in every paragraph',
      Array.from({ length: 10 }, (_, n) => inParagraph(50, n)).join(''),
      'too-deep',
    ],
    ['side by side', '<br>'.repeat(MAX_HTML_ELEMENTS + 1), 'too-many-elements'],
  ])('refuse elements without end, %s, at once [SEC-01]', async (_how, html, refusal) => {
    const began = performance.now();
    expect(await patient.cleanHtml(html, SOMEONE)).toEqual({ refusal });
    // Comparing each closing tag with all open elements took 72 s.
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  });

  it.each([
    ['as deep as may be', `${'<b>'.repeat(MAX_HTML_DEPTH)}ก${'</b>'.repeat(MAX_HTML_DEPTH)}`],
    ['as deep, as large and as many as may be', deepAndLarge],
    ['as deep, in source that is written anew', `<p onclick="x">${deepAndLarge}`],
    ['as many as may be', '<p>ก</p>'.repeat(MAX_HTML_ELEMENTS)],
    ['paragraphs that nobody closed', '<p>ก'.repeat(MAX_HTML_ELEMENTS)],
    ['ampersands alone', '&notit'.repeat(MAX_HTML / 6)],
    ['attributes alone', `<p ${'data-a="b" '.repeat(MAX_HTML / 11)}>x`],
  ])('take a large text: %s', async (_what, html) => {
    expect(await patient.cleanHtml(html, SOMEONE)).toMatchObject({ isEmpty: false });
  });

  it('accept or refuse a million brackets within the limit, and continue with the next text', async () => {
    const answer = await workers.cleanHtml('<'.repeat(MAX_HTML), SOMEONE);
    expect('refusal' in answer ? answer.refusal : answer.isEmpty).toBe('refusal' in answer && 'too-slow');
    expect(await workers.cleanHtml('<p>ก</p>', SOMEONE)).toMatchObject({ isEmpty: false });
  });

  it('do not block the main thread while they clean HTML [SEC-01]', async () => {
    const busy = await busyShareDuring(() => workers.cleanHtml('&notit'.repeat(MAX_HTML / 6), SOMEONE));
    // Cleaning on the main thread would keep it busy all the time.
    expect(busy).toBeLessThan(0.5);
  });

  it('convert pictures in a separate process', async () => {
    const bytes = await pngImage({ width: 3_000, height: 1_500 });
    const made = await workers.makeImage({ bytes, purpose: 'inline' }, SOMEONE);
    if ('refusal' in made) throw new Error(made.refusal.en);
    expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 2_000, height: 1_000 });
  });

  it('scale stored pictures down in that process [MED-03]', async () => {
    const bytes = await sharp(await pngImage({ width: 900, height: 600 }))
      .webp()
      .toBuffer();
    const webp = await workers.makeSize({ bytes, size: { width: 400, format: 'webp' } }, SOMEONE);
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 267 });
    const avif = await workers.makeSize({ bytes, size: { width: 400, format: 'avif' } }, SOMEONE);
    expect(Buffer.from(avif.bytes).toString('latin1', 4, 12)).toBe('ftypavif');
    const broken = workers.makeSize(
      { bytes: bytes.subarray(0, 40), size: { width: 400, format: 'webp' } },
      SOMEONE,
    );
    await expect(broken).rejects.toMatchObject({ reason: 'failed' });
  });

  it('refuse a file that is not a picture, and continue', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(100_000)]);
    const refused = await workers.makeImage({ bytes, purpose: 'cover' }, SOMEONE);
    expect(refused).toMatchObject({ refusal: { en: expect.stringContaining('damaged') } });
    const made = await workers.makeImage({ bytes: await pngImage(), purpose: 'square' }, SOMEONE);
    expect(made).toHaveProperty('bytes');
  });
});

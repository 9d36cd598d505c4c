import path from 'node:path';

import type { CleanHtml, HtmlRefusal } from '../modules/html/clean-news-html';
import { IMAGE_LIMIT_MS } from '../modules/images/limits';
import type { ImageJob, MadeImage } from '../modules/images/make-image';
import type { MadeSize, SizeJob } from '../modules/images/make-size';
import { imageMessages } from '../modules/images/messages';
import { HTML_LIMIT_MS } from '../modules/news/limits';
import type { Workers } from '../modules/news/workers';

import { childProcess, thread } from './launch';
import { createPool, type PoolCounts } from './pool';
import { JobFailure } from './worker-slot';

const SIZE = 2;
const MAX_WAITING = 50;
const IMAGE_IDLE_MS = 60_000;
/** A usual text takes 3 ms, a picture of a camera 400. */
const EXPENSIVE_HTML_MS = 100;
const EXPENSIVE_IMAGES_MS = 2_000;

// The workers' files are next to this one, both as sources and as built.
const besideThis = (name: string) => new URL(name + path.extname(import.meta.url), import.meta.url);

/** A job that was stopped, or whose worker ended, is refused, because its input is the cause. A job that threw is a defect. */
const onFailure =
  <T>(refusal: T) =>
  (error: unknown): { refusal: T } => {
    if (error instanceof JobFailure && error.reason !== 'failed') return { refusal };
    throw error;
  };

type OwnWorkers = Workers & {
  /** Starts the workers that every save needs. Resolves when they are ready. */
  warmUp: () => Promise<void>;
  /** The pools by what they work on. */
  counts: () => Record<'texts' | 'pictures', PoolCounts>;
  close: () => void;
};

/** The workers of this server. Each starts with its first job and ends with the server. */
export const createWorkers = (fileOf = besideThis, htmlLimitMs = HTML_LIMIT_MS): OwnWorkers => {
  const html = createPool<string, CleanHtml | { refusal: HtmlRefusal }>({
    launch: thread(fileOf('html-worker')),
    size: SIZE,
    maxWaiting: MAX_WAITING,
    expensiveMs: EXPENSIVE_HTML_MS,
    limitMs: htmlLimitMs,
  });
  const images = createPool<ImageJob | SizeJob, MadeImage | MadeSize>({
    launch: childProcess(fileOf('image-worker')),
    size: SIZE,
    maxWaiting: MAX_WAITING,
    expensiveMs: EXPENSIVE_IMAGES_MS,
    limitMs: IMAGE_LIMIT_MS,
    idleMs: IMAGE_IDLE_MS,
  });
  return {
    cleanHtml: (text, owner) => html.run(text, owner).catch(onFailure<HtmlRefusal>('too-slow')),
    warmUp: () => html.warmUp(''),
    // The image worker answers each of the two jobs with its own result.
    makeImage: (job, owner) =>
      (images.run(job, owner) as Promise<MadeImage>).catch(onFailure(imageMessages.tooSlow)),
    makeSize: (job, owner) => images.run(job, owner) as Promise<MadeSize>,
    counts: () => ({ texts: html.counts(), pictures: images.counts() }),
    close: () => {
      html.close();
      images.close();
    },
  };
};

import { cleanNewsHtml } from '../modules/html/clean-news-html';
import { makeImage } from '../modules/images/make-image';
import { makeSize } from '../modules/images/make-size';
import type { Workers } from '../modules/news/workers';

/** Runs the workers' jobs in the test process, because tests run from sources and workers cannot. */
export const hereWorkers: Workers = {
  cleanHtml: async (html) => cleanNewsHtml(html),
  makeImage: (job) => makeImage(job),
  makeSize: (job) => makeSize(job),
};

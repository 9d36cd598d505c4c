import { makeImage } from '../modules/images/make-image';
import { cleanNewsHtml } from '../modules/news/clean-news-html';
import type { Workers } from '../modules/news/workers';

/** The workers' work done here, without a thread or a process: tests run from sources, which a worker cannot. */
export const hereWorkers: Workers = {
  cleanHtml: async (html) => cleanNewsHtml(html),
  makeImage: (job) => makeImage(job),
};

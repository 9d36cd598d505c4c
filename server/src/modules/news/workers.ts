import type { Id } from '@contract';

import type { ImageJob, MadeImage } from '../images/make-image';

import type { CleanHtml, HtmlRefusal } from './clean-news-html';

/** Work that is too long for the thread that answers everybody: `src/workers` does it. `owner`: whose work it is. */
export type Workers = {
  /** The html of an article without what could act, or why it is not taken. */
  cleanHtml: (html: string, owner: Id) => Promise<CleanHtml | { refusal: HtmlRefusal }>;
  /** The uploaded picture as one of ours, or why it cannot be one. */
  makeImage: (job: ImageJob, owner: Id) => Promise<MadeImage>;
};

import type { Id } from '@contract';

import type { CleanHtml, HtmlRefusal } from '../html/clean-news-html';
import type { ImageJob, MadeImage } from '../images/make-image';
import type { MadeSize, SizeJob } from '../images/make-size';

/** Work that takes too long for the main thread; `src/workers` does it. `owner`: the person whose work it is. */
export type Workers = {
  /** The HTML of an article without active content, or why it is refused. */
  cleanHtml: (html: string, owner: Id) => Promise<CleanHtml | { refusal: HtmlRefusal }>;
  /** The uploaded picture as a new image, or why it is refused. */
  makeImage: (job: ImageJob, owner: Id) => Promise<MadeImage>;
  /** A stored picture, scaled down. Rejects with `JobFailure` if it cannot be made. */
  makeSize: (job: SizeJob, owner: Id) => Promise<MadeSize>;
};

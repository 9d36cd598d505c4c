import { findHiddenText } from '@/shared/text/hidden-text';

import type { Article } from './article';
import { finding, type CheckInput, type Finding } from './finding';

const TEXT_OF_PICTURE = ['alt', 'aria-label', 'aria-labelledby'];

/** Decorative, or described by the caption of its figure. */
const needsNoText = (picture: Element) =>
  picture.closest('[aria-hidden="true"], [role="presentation"], [role="none"]') !== null ||
  Boolean(picture.closest('figure')?.querySelector('figcaption')?.textContent?.trim());

/** Pictures that screen readers cannot describe. */
export const picturesWithoutAlt = (_input: CheckInput, { body }: Article): Finding[] =>
  [...body.querySelectorAll('img[src]')]
    .filter((picture) => TEXT_OF_PICTURE.every((name) => !picture.getAttribute(name)?.trim()))
    .filter((picture) => !needsNoText(picture))
    .map((picture) =>
      finding('picture-without-alt', { field: 'html', media: picture.getAttribute('src') ?? '' }),
    );

/** Text that the article's own styles hide from readers. */
export const hiddenWords = (_input: unknown, { body }: Article): Finding[] =>
  findHiddenText(body).map(({ text, reason }) => finding('hidden-text', { field: 'html', text }, reason));

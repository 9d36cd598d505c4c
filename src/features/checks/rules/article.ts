import { elementToText, parseHtml } from '@/shared/text/html-to-text';

/** The body of an item, parsed once for all checks. */
export type Article = {
  html: string;
  body: HTMLElement;
  /** Its text, one line for each block, without code. */
  lines: string[];
};

/** Program code may contain what looks like a mistake. */
const CODE = 'pre, code, kbd, samp';

export const readArticle = (html: string): Article => {
  const body = parseHtml(html);
  body.querySelectorAll('.link-icon').forEach((icon) => icon.remove());
  const prose = body.querySelector(CODE) ? (body.cloneNode(true) as HTMLElement) : body; // a clone has the same type
  if (prose !== body) prose.querySelectorAll(CODE).forEach((code) => code.remove());
  return { html, body, lines: elementToText(prose).split('\n') };
};

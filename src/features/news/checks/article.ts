import { elementToText, parseHtml } from '@/shared/text/html-to-text';

/** The article of an item, read once for all checks. */
export type Article = {
  html: string;
  body: HTMLElement;
  /** Its text, a line for each block, without code. */
  lines: string[];
};

/** What the text of a program says is no slip of the writer's. */
const CODE = 'pre, code, kbd, samp';

export const readArticle = (html: string): Article => {
  const body = parseHtml(html);
  body.querySelectorAll('.link-icon').forEach((icon) => icon.remove());
  const prose = body.querySelector(CODE) ? (body.cloneNode(true) as HTMLElement) : body; // a clone is of the same kind
  if (prose !== body) prose.querySelectorAll(CODE).forEach((code) => code.remove());
  return { html, body, lines: elementToText(prose).split('\n') };
};

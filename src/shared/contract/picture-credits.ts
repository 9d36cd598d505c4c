import type { PageLanguage } from './article-page';
import { escapeHtml } from './markdown';

/** Whom readers see as the author of a picture, by the address under which an article shows it; empty if nobody is named. */
export type CreditOf = (address: string) => string;

const WORDS = { th: 'ภาพ', en: 'Photo' };

/** The credit of a picture in words. */
export const creditText = (credit: string, language: PageLanguage): string => `${WORDS[language]}: ${credit}`;

/** The credit below a picture; empty if nobody is named. */
export const creditMarkup = (credit: string, language: PageLanguage): string =>
  credit === '' ? '' : `<small class="credit">${escapeHtml(creditText(credit, language))}</small>`;

// As in an article that is cleaned: an attribute's value contains no bracket.
const PICTURE = /<img\b[^<>]*>/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const FIGURE = /<figure\b[^<>]*>(?:(?!<\/?figure\b)[\s\S])*<\/figure>/gi;
const CAPTION_END = /<\/figcaption>/i;

/** The HTML of an article with the credit of each picture below it, or at the end of the caption of its figure. */
export const withCredits = (html: string, creditOf: CreditOf, language: PageLanguage): string => {
  const creditIn = (picture: string): string => {
    const [, double, single] = SOURCE.exec(picture) ?? [];
    const address = double ?? single;
    return address === undefined ? '' : creditMarkup(creditOf(address), language);
  };
  const inCaption = (figure: string): string => {
    const pictures = figure.match(PICTURE) ?? [];
    if (pictures.length !== 1 || !CAPTION_END.test(figure)) return figure.replace(PICTURE, below);
    const credit = creditIn(pictures[0] ?? '');
    return credit === '' ? figure : figure.replace(CAPTION_END, (end) => ` ${credit}${end}`);
  };
  const below = (picture: string): string => picture + creditIn(picture);
  let rest = 0;
  let written = '';
  for (const found of html.matchAll(FIGURE)) {
    written += html.slice(rest, found.index).replace(PICTURE, below) + inCaption(found[0]);
    rest = found.index + found[0].length;
  }
  return written + html.slice(rest).replace(PICTURE, below);
};

import sanitizeHtml, { type IOptions } from 'sanitize-html';

import type { RemovedPart } from '@contract';

import { cutHtml } from './cut-html';
import { GONE_WHOLE, judgeElement, TAGS } from './html-elements';
import { isPlainlyWritten } from './plain-html';
import { collectRemoved, type Remove } from './removed-parts';

/** An attribute no article has: what bears it goes with all that is in it. */
const GONE = 'newsdesk:gone';

/** The same parser and writer with nothing taken away, to tell whether the real one would take anything. */
const EVERYTHING: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  allowVulnerableTags: true,
  parseStyleAttributes: false,
};

const newsOptions = (remove: Remove): IOptions => ({
  allowedTags: [...TAGS],
  nonTextTags: [...GONE_WHOLE],
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nestingLimit: 200,
  transformTags: {
    '*': (tagName, attribs) => {
      const verdict = judgeElement(tagName, attribs, remove);
      if (verdict.stays === 'element') return { tagName, attribs: verdict.attributes };
      // Never by another name: the library would write that name into the end tag of the element that follows.
      return { tagName, attribs: verdict.stays === 'nothing' ? { [GONE]: '' } : {} };
    },
  },
  exclusiveFilter: ({ attribs }) => GONE in attribs,
});

/** Html as it is stored, and what was taken out of it. */
export type SanitizedHtml = { html: string; removed: RemovedPart[] };

const KEPT = new Set(TAGS);
/** The library drops those that close nothing without a word, and a browser may not. */
const END_TAG = /<\/([a-z][a-z0-9]*)/gi;

/** Whether the library, which reads and writes html by itself, finds nothing to take away. */
const isClean = (html: string): boolean =>
  isPlainlyWritten(html) &&
  [...html.matchAll(END_TAG)].every(([, name = '']) => KEPT.has(name.toLowerCase())) &&
  sanitizeHtml(html, EVERYTHING) ===
    sanitizeHtml(
      html,
      newsOptions(() => {}),
    );

/**
 * The html of an article without anything that could act: no script, handler, form or foreign frame. Only the bytes of
 * what is taken out differ. Where the source could be read in more than one way, it is written anew instead.
 */
export const sanitizeNewsHtml = (html: string): SanitizedHtml => {
  if (isClean(html)) return { html, removed: [] };
  const { remove, removed } = collectRemoved();
  const cut = cutHtml(html, remove);
  if (isClean(cut)) return { html: cut, removed };
  const again = collectRemoved();
  return { html: sanitizeHtml(html, newsOptions(again.remove)), removed: again.removed };
};

/** Whether nothing would show: no text, picture, frame, table or line. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(?:img|iframe|video|audio|hr|table)\b/i.test(html) &&
  html.replace(/<!--[^<>]*-->|<[^>]*>/g, '').replace(/&nbsp;|&#160;|[\s\u00a0\u200b\ufeff]/g, '') === '';

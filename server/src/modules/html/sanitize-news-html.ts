import sanitizeHtml, { type IOptions } from 'sanitize-html';

import type { RemovedPart } from '@contract';

import { cutHtml } from './cut-html';
import { GONE_WHOLE, judgeElement, TAGS } from './html-elements';
import { isPlainlyWritten } from './plain-html';
import { collectRemoved, type Remove } from './removed-parts';

/** An attribute that no article has; an element with it is removed with its contents. */
const GONE = 'newsdesk:gone';

/** The same parser and writer without removals, to find out whether the real one would remove anything. */
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
      // The tag name must not change: the library would write the new name into the end tag of the next element.
      return { tagName, attribs: verdict.stays === 'nothing' ? { [GONE]: '' } : {} };
    },
  },
  exclusiveFilter: ({ attribs }) => GONE in attribs,
});

/** The HTML to store, and the parts that were removed from it. */
export type SanitizedHtml = { html: string; removed: RemovedPart[] };

const KEPT = new Set(TAGS);
/** The library silently drops end tags that close nothing; a browser may not. */
const END_TAG = /<\/([a-z][a-z0-9]*)/gi;

/** Whether the library, which parses independently, finds nothing to remove. */
const isClean = (html: string): boolean =>
  isPlainlyWritten(html) &&
  [...html.matchAll(END_TAG)].every(([, name = '']) => KEPT.has(name.toLowerCase())) &&
  sanitizeHtml(html, EVERYTHING) ===
    sanitizeHtml(
      html,
      newsOptions(() => {}),
    );

/**
 * The HTML of an article without active content: no script, handler, form or foreign frame. Only the bytes of
 * removed parts change. If the source could be read in more than one way, it is rewritten instead.
 */
export const sanitizeNewsHtml = (html: string): SanitizedHtml => {
  if (isClean(html)) return { html, removed: [] };
  const { remove, removed } = collectRemoved();
  const cut = cutHtml(html, remove);
  if (isClean(cut)) return { html: cut, removed };
  const again = collectRemoved();
  return { html: sanitizeHtml(html, newsOptions(again.remove)), removed: again.removed };
};

/** Whether nothing would be visible: no text, picture, frame, table or line. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(?:img|iframe|video|audio|hr|table)\b/i.test(html) &&
  html.replace(/<!--[^<>]*-->|<[^>]*>/g, '').replace(/&nbsp;|&#160;|[\s\u00a0\u200b\ufeff]/g, '') === '';

import type { Config } from 'dompurify';

import { isAllowedEmbed } from './embeds';
import { COMMON_CONFIG, createPurifier } from './purifier';

const CONFIG: Config & { RETURN_DOM: true } = {
  ...COMMON_CONFIG,
  USE_PROFILES: { html: true },
  FORBID_TAGS: [...COMMON_CONFIG.FORBID_TAGS, 'map', 'area'],
  FORBID_ATTR: [...COMMON_CONFIG.FORBID_ATTR, 'id', 'name'],
  RETURN_DOM: true,
};

const purifier = createPurifier(isAllowedEmbed);

/** The sanitised body as elements of a document of their own, for those who go on working on it. */
export const sanitizeToBody = (html: string): HTMLElement => {
  const body = purifier.sanitize(html, CONFIG) as HTMLElement | null; // RETURN_DOM; none is left of a frameset
  return body ?? document.implementation.createHTMLDocument('').body;
};

/**
 * Html that is safe to show or load (EDT-06): no script, no handler, no form, no style sheet, web, mail and phone
 * addresses only, frames of the known players only. Markup that does no harm stays as it is.
 */
export const sanitizeHtml = (html: string): string => sanitizeToBody(html).innerHTML;

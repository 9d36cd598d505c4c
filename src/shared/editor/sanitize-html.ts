import type { Config } from 'dompurify';

import { isPlayer } from '@/shared/contract';

import { COMMON_CONFIG, createPurifier } from './purifier';

const CONFIG: Config & { RETURN_DOM: true } = {
  ...COMMON_CONFIG,
  USE_PROFILES: { html: true },
  FORBID_TAGS: [...COMMON_CONFIG.FORBID_TAGS, 'map', 'area'],
  FORBID_ATTR: [...COMMON_CONFIG.FORBID_ATTR, 'id', 'name'],
  RETURN_DOM: true,
};

let purifier: ReturnType<typeof createPurifier> | undefined;
/** Made on first use: it needs a window, which is missing where a module is only imported. */
const purify = () => (purifier ??= createPurifier(isPlayer));

/** The sanitized body as a DOM tree in a separate document, for further processing. */
export const sanitizeToBody = (html: string): HTMLElement => {
  const body = purify().sanitize(html, CONFIG) as HTMLElement | null; // RETURN_DOM; null for a frameset
  return body ?? document.implementation.createHTMLDocument('').body;
};

/**
 * Sanitizes html to be shown or loaded (EDT-06): no scripts, event handlers, forms or style sheets; only
 * web, mail and phone addresses; only frames of the known players. Harmless markup does not change.
 */
export const sanitizeHtml = (html: string): string => sanitizeToBody(html).innerHTML;

import { anyText, onOrOff, type Setting } from './kinds';

/** What readers get from this server. */
export const SITE_SETTINGS = {
  NEWSDESK_SITE: {
    ...onOrOff,
    default: true,
    meaning:
      'the public pages of approved news (`/n/{id}`) and their feeds; turn them off if their addresses belong to another website',
  },
  NEWSDESK_SITE_NAME: {
    ...anyText,
    default: 'Newsdesk',
    meaning: 'the name of the publication in feeds and in the sitemap for search engines',
  },
} satisfies Record<string, Setting<unknown>>;

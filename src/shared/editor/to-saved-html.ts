import { fromEditorBody } from './from-editor';
import { decorateLinks } from './link-icons';
import { type LinkRules } from './links';
import { sanitizeToBody } from './sanitize-html';

/**
 * The html to save for what the editor holds, or for html edited by hand (EDT-02 to EDT-06): sanitised, plain, outgoing links
 * through the redirect path, an icon before each link, no picture that is not on a server. Doing it twice changes nothing.
 */
export const toSavedHtml = (editorHtml: string, linkRules: LinkRules): string => {
  const body = sanitizeToBody(editorHtml);
  fromEditorBody(body);
  body.querySelectorAll('img').forEach((image) => {
    if (!/^(?:https?:|\/|\.|[\w-]+[^:]*$)/i.test(image.getAttribute('src') ?? '')) image.remove();
  });
  decorateLinks(body, linkRules);
  return body.innerHTML;
};

/** What to send for a body: the stored one byte for byte while nothing in it was edited, else `toSavedHtml`. */
export const bodyToSave = (body: string, stored: string, linkRules: LinkRules): string =>
  body === stored ? stored : toSavedHtml(body, linkRules);

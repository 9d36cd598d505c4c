import { isPlayer, playerOf } from '@/shared/contract';
import { parseHtml } from '@/shared/text/html-to-text';

/** The elements in which sites write what they play: a frame, or one that their script fills. */
const PLAYED = [
  'iframe, embed[src], oembed[url], .tiktok-embed, .fb-video, .fb-post, .rll-youtube-player',
  'lite-youtube, lite-vimeo, youtube-video, vimeo-video',
  'amp-youtube, amp-vimeo, amp-tiktok, amp-facebook, amp-iframe, amp-video-iframe',
].join(', ');
const OF_FACEBOOK = '.fb-video, .fb-post, amp-facebook';
const ID = ['videoid', 'data-videoid', 'video-id'];

/** Where Facebook plays a page that has no address of its own for a player. */
const plugin = (kind: string, page: string) =>
  `https://www.facebook.com/plugins/${kind}.php?href=${encodeURIComponent(page)}`;

/** What an element plays, most wanted first. Pages that load a frame late write its address in an attribute of their own. */
const addressesIn = (element: Element): string[] => {
  const page = element.getAttribute('data-href') ?? '';
  const isPost = element.matches('.fb-post, amp-facebook:not([data-embed-as="video"])');
  if (element.matches(OF_FACEBOOK))
    return [page, plugin(isPost ? 'post' : 'video', page)].filter(() => page !== '');
  if (element.matches('.tiktok-embed')) return [element.getAttribute('cite') ?? ''];
  const id = ID.map((name) => element.getAttribute(name)).find(Boolean);
  if (id && /youtube/i.test(element.tagName))
    return [`https://www.youtube.com/watch?v=${id}&${element.getAttribute('params') ?? ''}`];
  if (id && /vimeo/i.test(element.tagName)) return [`https://vimeo.com/${id}`];
  const sources = [...element.attributes].filter(
    ({ name, value }) => /(?:^|-)src$|^url$/.test(name) && value !== '',
  );
  if (element.matches('amp-tiktok'))
    return sources.map(({ value }) => value.replace(/^(?=\d+$)/, 'https://www.tiktok.com/embed/v2/'));
  return sources.map(({ value }) => value).filter((address) => !/^(?:about|javascript|data):/i.test(address));
};

/** The address that an element plays: one with a player if there is one. Undefined if it plays nothing. */
const addressOf = (element: Element): string | undefined => {
  const addresses = addressesIn(element);
  return addresses.find((address) => playerOf(address) !== null) ?? addresses[0];
};

/** The elements that play something; those for pages without scripts count only if there are no others. */
const playedIn = (body: Element): Element[] => {
  const all = [...body.querySelectorAll(PLAYED)];
  const shown = all.filter((element) => !element.closest('noscript'));
  return shown.length > 0 ? shown : all;
};

/** Vimeo writes the title of the video and its maker under the frame. */
const isCredit = (line: Element) =>
  /^https:\/\/vimeo\.com/.test(line.querySelector(':scope > a:last-of-type')?.getAttribute('href') ?? '') &&
  /\bVimeo\.?$/.test(line.textContent.trim());

/**
 * The address that the html plays which a site offers for copying: one frame or one element for the site's script, in boxes without
 * words. Null for any other text.
 */
export const addressInCode = (code: string): string | null => {
  if (!/^\s*<[^]*>\s*$/.test(code)) return null;
  const body = parseHtml(code);
  body.querySelectorAll('script').forEach((script) => script.remove());
  const [played, ...others] = playedIn(body);
  body
    .querySelectorAll('noscript')
    .forEach((instead) => !instead.contains(played ?? null) && instead.remove());
  const address = played && addressOf(played);
  if (!played || address === undefined || others.length > 0) return null;
  played.remove();
  body.querySelectorAll('p').forEach((line) => isCredit(line) && line.remove());
  return body.textContent.trim() === '' && !body.querySelector('img, video, table') ? address : null;
};

/** Makes players of the elements that play something, in place. Removes frames without a player, and returns their addresses. */
export const openPlayers = (pasted: Element): string[] => {
  const others: string[] = [];
  for (const element of playedIn(pasted)) {
    const instead = element.closest('noscript');
    if (instead) instead.replaceWith(...instead.childNodes);
    if (element.matches('iframe') && isPlayer(element.getAttribute('src') ?? '')) continue;
    const address = addressOf(element);
    const player = address === undefined ? null : playerOf(address);
    if (player === null) {
      const isCounter = ['width', 'height'].some((side) => /^[01]$/.test(element.getAttribute(side) ?? ''));
      if (address !== undefined && !isCounter) others.push(address);
      if (element.matches('iframe, embed')) element.remove();
    } else if (element.matches('iframe')) element.setAttribute('src', player);
    else {
      const frame = element.ownerDocument.createElement('iframe');
      for (const [name, value] of [
        ['src', player],
        ['width', '560'],
        ['height', '315'],
      ] as const)
        frame.setAttribute(name, value);
      element.replaceWith(frame);
    }
  }
  return others;
};

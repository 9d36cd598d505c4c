import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The functions that the attacks call. */
const ALARMS = ['alert', 'confirm', 'prompt', 'print', 'msgbox'];

/** Replaces these functions in every document that the page will load, to report calls. */
export const watch = async (page: Page) => {
  const ran: string[] = [];
  await page.exposeFunction('reportAttack', (what: string) => void ran.push(what));
  await page.addInitScript((alarms) => {
    const sound = (name: string) => () => {
      // Only documents of the page have the binding, so call it through the top window.
      (window.top as unknown as { reportAttack: (what: string) => void }).reportAttack(name);
    };
    for (const name of alarms) Object.defineProperty(window, name, { value: sound(name) });
  }, ALARMS);
  page.on('dialog', (dialog) => {
    ran.push(`a dialog of type ${dialog.type()}`);
    void dialog.dismiss();
  });
  return ran;
};

/**
 * Everything on the page that could still act: event handlers, foreign scripts and frames, active addresses.
 */
export const liveParts = (page: Page, within = 'body') =>
  page.locator(within).evaluate((root) => {
    const schemes = /^(?:javascript|vbscript|data|blob|filesystem|livescript|mocha|feed|view-source|jar):/i;
    const players = ['www.youtube.com', 'player.vimeo.com', 'www.tiktok.com', 'www.facebook.com'];
    const isLive = (element: Element) => {
      const handler = element.getAttributeNames().some((name) => name.startsWith('on'));
      const tag = element.tagName.toLowerCase();
      if (handler || ['object', 'embed', 'applet', 'base', 'meta', 'frameset'].includes(tag)) return true;
      if (element instanceof HTMLScriptElement) return new URL(element.src).origin !== location.origin;
      if (element instanceof HTMLIFrameElement) {
        return element.hasAttribute('srcdoc') || !players.includes(new URL(element.src, location.href).host);
      }
      if (element instanceof HTMLAnchorElement) return schemes.test(element.href);
      const addresses = ['action', 'formaction', 'xlink:href', 'background', 'ping', 'cite'];
      return addresses.some((name) => schemes.test((element.getAttribute(name) ?? '').trim()));
    };
    const all = (within: Element | ShadowRoot): Element[] =>
      [...within.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    return all(root)
      .filter(isLive)
      .map((element) => element.outerHTML.slice(0, 200));
  });

/** The id of the newest item of the first group. */
export const newestNews = async (request: APIRequestContext, token: string): Promise<number> => {
  const answer = await request.get('/api/news/journalist/1/news?page=1&limit=1&search=', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: { data: { id: number }[] } } = await answer.json();
  return data.data[0]?.id ?? 0;
};

export const tokenOf = async (request: APIRequestContext, username: string): Promise<string> => {
  const answer = await request.post('/api/auth/sign-in', { data: { email: username, password: 'newsdesk' } });
  const { data }: { data: { token: string } } = await answer.json();
  return data.token;
};

type NewsParts = Partial<
  Record<'title' | 'html' | 'publishedDate' | 'tags' | 'references' | 'videoUrl' | 'tiktokUrl', string>
>;
type Picture = { name: string; mimeType: string; buffer: Buffer };
export type Answer = {
  success: boolean;
  data: { id: number } & Record<string, unknown>;
  errors: Record<string, string>;
};

/**
 * Writes news in the first group through the API: creates an item if there are covers, otherwise edits one.
 */
export const sendNews = async (
  request: APIRequestContext,
  token: string,
  parts: NewsParts,
  target: { cover: Picture } | { newsId: number },
): Promise<Answer> => {
  const path = 'cover' in target ? 'create' : `${target.newsId}/edit`;
  const answer = await request.post(`/api/news/journalist/1/news/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      title: 'ข่าว',
      markdown: 'สรุป',
      html: '<p>เนื้อหา</p>',
      categoryId: '11',
      countryCode: 'TH',
      metaTitle: '',
      metaDescription: '',
      tags: '',
      references: '[]',
      videoUrl: '',
      tiktokUrl: '',
      ...parts,
      ...('cover' in target ? { cover: target.cover, square: target.cover } : {}),
    },
  });
  expect([200, 201, 400], await answer.text()).toContain(answer.status());
  return (await answer.json()) as Answer; // docs/openapi.json
};

import { JournalistLevel, type NewsItem } from '@contract';

import { xssAddresses, xssHtml } from '../../../src/shared/editor/testing/xss-corpus';
import { sanitizeNewsHtml } from '../modules/html/sanitize-news-html';
import { createMember, createNewsItem, createNewsroom } from '../testing/factories';
import { multipart } from '../testing/multipart';
import { newsParts } from '../testing/news-parts';
import { type TestServer, useTestServer } from '../testing/test-server';

/** Enough time for some hundred requests. */
const LIMIT_MS = 60_000;

const { Head } = JournalistLevel;

const TAG =
  /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z0-9_:-]*(?:=(?:"[^"<>]*"|'[^'"<>]*'|[\w-]+)(?=[\s/>]))?)*)\s*\/?>/giy;
const ATTRIBUTE = /([a-z][a-z0-9_:-]*)(?:=(?:"([^"]*)"|'([^']*)'|([\w-]+)))?/gi;
const COMMENT = /<!--(?!-?>)[^<>]*-->/g;
const ACTIVE = new Set(
  ['script', 'style', 'object', 'embed', 'applet', 'link', 'meta', 'base', 'form', 'input', 'button'].concat(
    [
      'select',
      'textarea',
      'svg',
      'math',
      'template',
      'noscript',
      'frame',
      'frameset',
      'body',
      'html',
      'title',
    ],
    [
      'xmp',
      'plaintext',
      'noembed',
      'marquee',
      'keygen',
      'isindex',
      'bgsound',
      'dialog',
      'map',
      'area',
      'head',
    ],
  ),
);
const ADDRESSES = new Set([
  'href',
  'src',
  'poster',
  'cite',
  'background',
  'action',
  'formaction',
  'data',
  'ping',
]);
const FRAMES =
  /^https:\/\/(www\.youtube\.com|www\.youtube-nocookie\.com|www\.tiktok\.com|player\.vimeo\.com)\//;

const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replace(/&(colon|tab|newline|amp|quot|lt|gt);/gi, (_, name: string) =>
      String({ colon: ':', tab: '\t', newline: '\n', amp: '&' }[name.toLowerCase()] ?? ''),
    );

/** An address as a browser reads it: without white space and control characters before and within its scheme. */
const schemeOf = (address: string): string | undefined =>
  // eslint-disable-next-line no-control-regex -- browsers drop them
  /^([a-z][a-z0-9+.-]*):/i.exec(decoded(address).replace(/[\u0000-\u0020\u00a0]/g, ''))?.[1]?.toLowerCase();

/** Why the HTML is active, determined from its text without the server's sanitiser; empty if it is inert. */
const dangersOf = (source: string): string[] => {
  const html = source.replace(COMMENT, '');
  const dangers: string[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const [, , name = '', attributes = ''] = TAG.exec(html) ?? [];
    if (!name) return [...dangers, `not plainly a tag: ${html.slice(at, at + 40)}`];
    if (ACTIVE.has(name.toLowerCase())) dangers.push(`<${name}>`);
    for (const [, attribute = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const key = attribute.toLowerCase();
      const value = values.find((written) => written !== undefined) ?? '';
      if (key.startsWith('on') || ['srcdoc', 'usemap'].includes(key)) dangers.push(key);
      if (['id', 'name'].includes(key) && !value.startsWith('n-')) dangers.push(`${key}=${value}`);
      if (key === 'srcset' && /(?:data|blob|file|script):/i.test(decoded(value))) dangers.push(value);
      if (key === 'style' && /url|expression|binding|behavior|animation|position/i.test(value))
        dangers.push(value);
      if (!ADDRESSES.has(key)) continue;
      const scheme = schemeOf(value);
      if (scheme && !['http', 'https', 'mailto', 'tel'].includes(scheme)) dangers.push(`${key}=${value}`);
      if (/^[\s\\/]*[\\/]{2}/.test(value)) dangers.push(`${key}=${value}`);
      if (name.toLowerCase() === 'iframe' && !FRAMES.test(value)) dangers.push(`a frame of ${value}`);
    }
  }
  return dangers;
};

describe('an attack that is sent as news', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const group = `/api/news/journalist/${room.groupId}/news`;
    const newsId = await createNewsItem(server.db, { ...room, authorId: room.head.id });
    const parts = await newsParts(room);
    const texts = Object.fromEntries(Object.entries(parts).filter(([, part]) => typeof part === 'string'));
    // The number of forms per person and minute is limited, so several people take turns.
    const writers = [
      room.head,
      ...(await Promise.all([Head, Head].map((level) => createMember(server.db, room.groupId, level)))),
    ];
    let sent = 0;
    const send = (url: string, form: Parameters<typeof multipart>[0]) => {
      const writer = writers[(sent += 1) % writers.length];
      return server.call<NewsItem>(group + url, { method: 'POST', as: writer?.id, ...multipart(form) });
    };
    return {
      parts,
      create: (html: string) => send('/create', { ...parts, html: `<p>ข่าว</p>${html}` }),
      edit: (overrides: object) => send(`/${newsId}/edit`, { ...texts, ...overrides }),
      stored: async (id = newsId) =>
        (await server.call<NewsItem>(`${group}/${id}`, { as: room.head.id })).body.data,
    };
  };

  it('is recognised by the check of this test', () => {
    const harmful = xssHtml.filter((html) => dangersOf(html).length > 0);
    expect(harmful.length).toBeGreaterThan(xssHtml.length * 0.95);
    expect(dangersOf('<p class="lead">ข่าว <a href="/n/1">a</a> 1 &gt; 0</p>')).toEqual([]);
  });

  it('loses its active parts in the sanitiser', () => {
    for (const html of xssHtml) expect([html, dangersOf(sanitizeNewsHtml(html).html)]).toEqual([html, []]);
  });

  it(
    'is stored inert when the news is edited',
    async () => {
      const { edit, stored } = await setup();
      for (const html of xssHtml.filter((_, index) => index % 4 === 0)) {
        const { status, body } = await edit({ html: `<p>ข่าว</p>${html}` });
        const saved = body.data?.html ?? '';
        expect([html, status, dangersOf(saved)]).toEqual([html, 200, []]);
        expect(saved).toContain('<p>ข่าว</p>');
      }
      expect(await stored()).toMatchObject({ html: expect.stringContaining('<p>ข่าว</p>') });
    },
    LIMIT_MS,
  );

  it(
    'is stored inert when the news is created',
    async () => {
      const { create, stored } = await setup();
      for (const html of xssHtml.filter((_, index) => index % 12 === 0)) {
        const { status, body } = await create(html);
        expect([html, status, dangersOf((await stored(body.data?.id))?.html ?? html)]).toEqual([
          html,
          200,
          [],
        ]);
      }
    },
    LIMIT_MS,
  );

  it('is plain text as a title, lead, tag or label', async () => {
    const { edit, stored } = await setup();
    const attack = '<img src=x onerror=alert(1)>';
    const references = JSON.stringify([{ label: attack, link: 'https://a.example' }]);
    const { status } = await edit({ title: attack, markdown: attack, tags: attack, references });
    expect(status).toBe(200);
    const item = await stored();
    expect(item).toMatchObject({ title: attack, markdown: attack, tags: [{ name: attack }] });
    expect(item?.fullUrl).not.toContain('<');
  });

  it.each(['videoUrl', 'tiktokUrl', 'references'])(
    'is refused as an address: %s',
    async (field) => {
      const { edit, stored } = await setup();
      const before = await stored();
      for (const address of xssAddresses) {
        const value = field === 'references' ? JSON.stringify([{ label: 'x', link: address }]) : address;
        const { status, body } = await edit({ [field]: value });
        expect([address, status, Object.keys(body.errors ?? {})]).toEqual([address, 400, [field]]);
      }
      expect(await stored()).toEqual(before);
    },
    LIMIT_MS,
  );
});

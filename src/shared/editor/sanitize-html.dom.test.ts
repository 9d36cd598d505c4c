import { cleanSource } from './clean-source';
import { sanitizeHtml } from './sanitize-html';
import { inEditor } from './testing/in-editor';
import { linkRules } from './testing/link-rules';
import { xssAddresses, xssHtml } from './testing/xss-corpus';
import { bodyToSave } from './to-saved-html';

const DANGEROUS_TAGS =
  'script, style, link, meta, base, object, embed, applet, form, input, button, select, textarea, svg, math, template, frameset, frame, marquee, dialog, noscript, portal';
const ADDRESS_ATTRIBUTES = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'cite',
  'xlink:href',
  'background',
  'ping',
];

const dangersIn = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const dangers = [...body.querySelectorAll(DANGEROUS_TAGS)].map(({ tagName }) => tagName);
  body.querySelectorAll('*').forEach((element) => {
    for (const { name, value } of element.attributes) {
      const address = value.replace(/[\s\u0000-\u0020\u00a0]/g, '').toLowerCase(); // eslint-disable-line no-control-regex
      const isAddress = ADDRESS_ATTRIBUTES.includes(name);
      if (/^on/i.test(name) || name === 'srcdoc') dangers.push(name);
      if (
        isAddress &&
        /^(?:\w*script|data|blob|filesystem|feed|view-source|jar|mocha|about):?/.test(address) &&
        /:/.test(address)
      )
        if (!(element.tagName === 'IMG' && address.startsWith('data:image/')))
          dangers.push(`${name}=${value}`);
    }
    const src = element.getAttribute('src') ?? '';
    if (element.tagName === 'IFRAME' && !src.startsWith('https://www.youtube.com/'))
      dangers.push(`iframe ${src}`);
  });
  return dangers;
};

describe('attacks in a body', () => {
  it('come from a corpus of at least 120', () => {
    expect(new Set(xssHtml).size).toBeGreaterThanOrEqual(120);
  });

  it.each(['action', 'formaction', 'background', 'slot'])('lose the attribute %s [EDT-06]', (name) => {
    expect(
      sanitizeHtml(`<table ${name}="https://a.test/"><tbody><tr><td>ก</td></tr></tbody></table>`),
    ).not.toContain(name);
  });

  it('are detected by this test if nothing is sanitized', () => {
    expect(xssHtml.filter((attack) => dangersIn(attack).length > 0).length).toBeGreaterThan(120);
  });

  it.each(xssHtml)('are inert when shown or loaded: %s [EDT-06]', (attack) => {
    expect(dangersIn(sanitizeHtml(attack))).toEqual([]);
  });

  // A frame of any site, a drawing or a formula may stay: the server reports what it does not store.
  const running = (html: string) =>
    dangersIn(html).filter((danger) => !/^(?:iframe (?:http|\/\/)|svg$|math$|marquee$)/i.test(danger));

  it.each(xssHtml)('are inert in html that was edited by hand: %s [EDT-06]', (attack) => {
    expect(running(cleanSource(attack).html)).toEqual([]);
  });

  it.each(xssHtml)(
    'are inert in the editor, and in the html of an edited paragraph: %s [EDT-06]',
    (attack) => {
      const { quill, opened, html } = inEditor(`<p>${attack} x</p>`);
      expect(dangersIn(quill.root.innerHTML)).toEqual([]);
      const [only] = opened.blocks;
      quill.insertText(0, 'typed', 'user');
      // Other blocks, and the html between them, are the bytes from the server.
      const isWritten =
        opened.blocks.length === 1 && !only?.isRaw && only?.start === 0 && only.end === opened.html.length;
      expect(isWritten ? running(html()) : []).toEqual([]);
    },
  );

  it.each(xssAddresses)('are inert as the address of an edited link: %s', (address) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = 'x';
    const { quill, html } = inEditor(`<p>${link.outerHTML}</p>`);
    quill.insertText(0, 'typed', 'user');
    expect(dangersIn(html())).toEqual([]);
    expect(dangersIn(quill.root.innerHTML)).toEqual([]);
  });
});

describe('form controls named like DOM properties', () => {
  it.each(['attributes', 'childNodes', 'parentNode', 'nodeName', 'remove', 'body', 'querySelectorAll'])(
    'are removed with their form, and its text is kept: %s',
    (name) => {
      const html = `<form name="${name}"><input name="${name}"><p>a</p><button id="${name}">b</button></form>`;
      expect(sanitizeHtml(html)).toBe('<p>a</p>b');
      expect(sanitizeHtml(`<img name="${name}" id="${name}" src="/a.png">`)).toBe('<img src="/a.png">');
    },
  );
});

describe('a harmless body', () => {
  const html =
    '<h2 style="text-align: center;">หัวข้อ</h2><figure class="image"><img src="/a.png" alt=""><figcaption>ภาพ</figcaption></figure>' +
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead></table><p><a href="mailto:a@b.example" target="_blank">m</a></p>' +
    '<iframe src="https://www.youtube.com/embed/abcdefg" width="560" allowfullscreen=""></iframe>';

  it('is shown unchanged [EDT-06]', () => {
    expect(sanitizeHtml(html).replace('<tbody></tbody>', '')).toBe(html);
  });

  it('is sent byte for byte if nothing was edited [FID-02]', async () => {
    const stored = "<P CLASS=x>a&nbsp;<b>b</b><br/></P>\n<script>alert('x')</script>";
    expect(await bodyToSave(stored, stored, linkRules)).toBe(stored);
  });
});

describe('pictures with data addresses', () => {
  it('are kept if they have a picture type, and lose an address of a document [EDT-06]', () => {
    const png = '<img src="data:image/png;base64,iVBORw0KGgo=">';
    expect(sanitizeHtml(png)).toBe(png);
    expect(sanitizeHtml('<img src="data:image/svg+xml,<svg onload=alert(1)>">')).toBe('<img>');
    expect(sanitizeHtml('<img src=" DATA:image/svg+xml;base64,PHN2Zz4=">')).toBe('<img>');
  });
});

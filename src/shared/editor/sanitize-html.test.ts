import { sanitizeHtml } from './sanitize-html';
import { linkRules } from './testing/link-rules';
import { xssAddresses, xssHtml } from './testing/xss-corpus';
import { bodyToSave, toSavedHtml } from './to-saved-html';

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

  it('would be noticed by this test', () => {
    expect(xssHtml.filter((attack) => dangersIn(attack).length > 0).length).toBeGreaterThan(120);
  });

  it.each(xssHtml)('are inert when shown or loaded: %s [EDT-06]', (attack) => {
    expect(dangersIn(sanitizeHtml(attack))).toEqual([]);
  });

  it.each(xssHtml)('are inert when saved, from the editor or by hand: %s [EDT-06]', (attack) => {
    expect(dangersIn(toSavedHtml(attack, linkRules))).toEqual([]);
    expect(dangersIn(toSavedHtml(`<div class="ql-editor">${attack}</div>`, linkRules))).toEqual([]);
  });

  it.each(xssAddresses)('are inert as the address of a link: %s', (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'x';
    expect(dangersIn(toSavedHtml(link.outerHTML, linkRules))).toEqual([]);
  });
});

describe('controls with the name of what scripts ask for', () => {
  it.each(['attributes', 'childNodes', 'parentNode', 'nodeName', 'remove', 'body', 'querySelectorAll'])(
    'go with their form, and its words stay: %s',
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

  it('is shown as it is [EDT-06]', () => {
    expect(sanitizeHtml(html).replace('<tbody></tbody>', '')).toBe(html);
  });

  it('is saved as it is when it was edited as html', () => {
    expect(toSavedHtml(html, linkRules)).toBe(html);
  });

  it('is sent byte for byte while nothing in it was edited', () => {
    const stored = "<P CLASS=x>a&nbsp;<b>b</b><br/></P>\n<script>alert('x')</script>";
    expect(bodyToSave(stored, stored, linkRules)).toBe(stored);
  });
});

describe('pictures that are data in a shown body', () => {
  it('stay where they are of a format of pictures alone, and lose an address that is a document [EDT-06]', () => {
    const png = '<img src="data:image/png;base64,iVBORw0KGgo=">';
    expect(sanitizeHtml(png)).toBe(png);
    expect(sanitizeHtml('<img src="data:image/svg+xml,<svg onload=alert(1)>">')).toBe('<img>');
    expect(sanitizeHtml('<img src=" DATA:image/svg+xml;base64,PHN2Zz4=">')).toBe('<img>');
  });
});

describe('pictures in a saved body', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'DATA:image/gif;base64,R0lGOD',
    'blob:https://product.example/1',
    'file:///c:/a.png',
    '',
  ])('are never such as are on no server: %s [EDT-02]', (src) => {
    expect(toSavedHtml(`<p>x<img src="${src}"></p>`, linkRules)).toBe('<p>x</p>');
  });

  it.each(['https://cdn.example/a.png', '/files/a.png', 'files/a.png'])(
    'stay when they are on one: %s [EDT-02]',
    (src) => {
      expect(toSavedHtml(`<p><img src="${src}"></p>`, linkRules)).toContain(`src="${src}"`);
    },
  );
});

import { linkRules } from '../testing/link-rules';

import { rewriteLinks } from './rewrite-links';
import { writeLines } from './write-lines';

const VIA = 'https://product.example/redirect?link=';

describe('the outgoing links of an article', () => {
  it.each([
    [
      '<A  HREF = https://o.example/a CLASS=k >x</A>',
      `<A  href="${VIA}https%3A%2F%2Fo.example%2Fa" CLASS=k >x</A>`,
    ],
    [
      `<p>a<a href='https://o.example/?a=1&amp;b="'>b</a></p>`,
      `<p>a<a href="${VIA}https%3A%2F%2Fo.example%2F%3Fa%3D1%26b%3D%2522">b</a></p>`,
    ],
    [
      '<a href="https://o.example/1">a</a> <b><a href="https://o.example/2">b</a></b>',
      `<a href="${VIA}https%3A%2F%2Fo.example%2F1">a</a> <b><a href="${VIA}https%3A%2F%2Fo.example%2F2">b</a></b>`,
    ],
    [
      '<a href="https://o.example/1"><p>a</p></a><p>b</p>',
      `<a href="${VIA}https%3A%2F%2Fo.example%2F1"><p>a</p></a><p>b</p>`,
    ],
  ])('pass through the redirect address, and nothing else changes: %s', (html, after) => {
    expect(rewriteLinks(html, linkRules)).toBe(after);
    expect(rewriteLinks(after, linkRules)).toBe(after);
  });

  it.each([
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fo.example%2F1&amp;h=x',
      `${VIA}https%3A%2F%2Fo.example%2F1`,
    ],
    ['https://www.google.com/url?q=https://product.example/a', 'https://product.example/a'],
    [
      `${VIA}${encodeURIComponent('https://www.google.com/url?q=https://o.example/1')}`,
      `${VIA}https%3A%2F%2Fo.example%2F1`,
    ],
    ['https://t.co/x', `${VIA}https%3A%2F%2Ft.co%2Fx`],
  ])('lead to where a site that counts clicks leads, however they came in: %s [PST-04]', (href, after) => {
    const html = `<details><a href="${href}">a</a></details>`;
    expect(rewriteLinks(html, linkRules)).toBe(`<details><a href="${after}">a</a></details>`);
  });

  it('lead there also without a redirect address [PST-04]', () => {
    const html = '<a href="https://www.google.com/url?q=https://o.example/1">a</a>';
    expect(rewriteLinks(html, { ...linkRules, redirectPath: '' })).toBe(
      '<a href="https://o.example/1">a</a>',
    );
  });

  it.each([
    '<a href="https://product.example/a">a</a>',
    '<a href="/a">a</a><a name="b">b</a><a href>c</a>',
    '<link href="https://o.example/a"><area href="https://o.example/a">',
    '<img src="https://o.example/a.png">',
    'https://o.example/a',
  ])('are only those: %s', (html) => {
    expect(rewriteLinks(html, linkRules)).toBe(html);
  });

  it('keep the escapes of the redirect address', () => {
    const rules = { ...linkRules, redirectPath: 'https://product.example/r?a="1"&b=2' };
    expect(rewriteLinks('<a href="https://o.example/">a</a>', rules)).toBe(
      '<a href="https://product.example/r?a=&quot;1&quot;&amp;b=2&amp;link=https%3A%2F%2Fo.example%2F">a</a>',
    );
  });
});

describe('lines that are written', () => {
  const line = (element?: string, more: object = {}) => [
    { insert: 'a' },
    { insert: '\n', attributes: { ...more, ...(element === undefined ? {} : { element }) } },
  ];
  const [NAMED, BARE] = ['[["div",{"id":"i"}],["p",{"id":"j","class":"k"}]]', '[]'];
  const WITHOUT = '<div><p class="k">a</p></div>';
  const WITH = '<div id="i"><p id="j" class="k">a</p></div>';

  it.each([
    ['in place of a stored block', false, `${WITH}${WITHOUT}`],
    ['as a new block', true, `${WITHOUT}${WITHOUT}`],
  ])('%s keep the name of the stored one, which is unique', (_name, isNew, html) => {
    expect(writeLines([line(NAMED), line(NAMED)], isNew)).toBe(html);
  });

  it.each([
    ['in place of a stored block', false, 'aa'],
    ['as a new block', true, '<p>a</p><p>a</p>'],
  ])('%s are in an element of their own, or as before', (_name, isNew, html) => {
    expect(writeLines([line(BARE), line(BARE)], isNew)).toBe(html);
  });

  it('keep their other formats and their words', () => {
    expect(writeLines([line(NAMED, { header: 2 }), line('[["h2",{"id":"i"}]]', { header: 2 })], true)).toBe(
      '<h2 class="k">a</h2><h2>a</h2>',
    );
    expect(writeLines([line(BARE, { list: 'bullet' })], true)).toBe('<ul><li>a</li></ul>');
  });

  it('lose the name of any of their elements', () => {
    const [outer, inner] = ['[["div",{"id":"i"}],["p",{}]]', '[["div",{}],["p",{"id":"j"}]]'];
    expect(writeLines([line(outer), line(inner)], true)).toBe('<div><p>a</p></div><div><p>a</p></div>');
  });

  it('with an element that cannot be read are plain', () => {
    expect(writeLines([line('x'), line(undefined)], true)).toBe('<p>a</p><p>a</p>');
  });
});

import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from '@contract';

import { cleanNewsHtml } from './clean-news-html';

const bold = Array.from({ length: 20 }, (_, number) => `<b id="n-${number}">`).join('');

describe('the text of an article', () => {
  it.each([
    [
      '<p>a</p><script>x()</script>',
      { html: '<p>a</p>', removed: [{ kind: 'element', name: 'script', count: 1 }], isEmpty: false },
    ],
    ['<p>&nbsp;<br></p>', { html: '<p>&nbsp;<br></p>', removed: [], isEmpty: true }],
    [
      '<script>x()</script>',
      { html: '', removed: [{ kind: 'element', name: 'script', count: 1 }], isEmpty: true },
    ],
  ])('is cleaned: %s', (html, clean) => {
    expect(cleanNewsHtml(html)).toEqual(clean);
  });

  it.each([
    ['too-deep', 'nested too deep', '<div>'.repeat(MAX_HTML_DEPTH + 1)],
    ['too-many-elements', 'of too many elements', '<br>'.repeat(MAX_HTML_ELEMENTS + 1)],
    [
      'too-many-elements',
      'that a browser would make of too many elements',
      `<p>${bold}${'<p>x'.repeat(1_500)}`,
    ],
  ])('is refused as %s if it is %s', (refusal, _name, html) => {
    expect(cleanNewsHtml(html)).toEqual({ refusal });
  });

  it.each([
    '<img src="/a.webp">',
    '<video></video>',
    '<audio></audio>',
    '<hr>',
    '<table></table>',
    '1',
    '<p>&#161;</p>',
  ])('shows something: %s', (html) => {
    expect(cleanNewsHtml(html)).toMatchObject({ isEmpty: false });
  });

  it.each([
    '',
    ' \n',
    '&#160;\u200b\ufeff\u00a0',
    '<!-- a > b -->',
    '<!-- a --><p title="x"></p>',
    '<tablex></tablex>',
  ])('shows nothing: %j', (html) => {
    expect(cleanNewsHtml(html)).toMatchObject({ isEmpty: true });
  });
});

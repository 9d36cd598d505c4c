import { isEmptyHtml } from './is-empty-html';

describe('an empty body', () => {
  it.each([
    '',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp; </p><p><strong><br></strong></p>',
    '<p>\u200b\ufeff</p>',
    '<!-- x -->',
    '<style>p{}</style>',
  ])('contains only empty paragraphs: %s [VAL-07]', (html) => {
    expect(isEmptyHtml(html)).toBe(true);
  });

  it.each([
    '<p>ก</p>',
    '<div class="x">\n<p style="color: red"><strong>๑</strong></p></div>',
    '<p> – </p>',
    '<p><img src="/a.png"></p>',
    '<table><tbody><tr><td></td></tr></tbody></table>',
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  ])('does not contain visible content: %s [VAL-07]', (html) => {
    expect(isEmptyHtml(html)).toBe(false);
  });
});

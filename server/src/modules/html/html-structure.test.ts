import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from '@contract';

import { checkStructure, parseArticle, TooMuchStructure } from './html-structure';

const nested = (depth: number) => `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}`;

describe.each([
  ['the text as it was sent', checkStructure],
  ['the tree that a browser builds', parseArticle],
])('the limits of an article, for %s', (_what, check) => {
  it.each([
    ['elements nested as deep as allowed', nested(MAX_HTML_DEPTH)],
    ['two parts that together are nested deeper', nested(MAX_HTML_DEPTH) + nested(MAX_HTML_DEPTH)],
    ['as many elements as allowed', '<p></p>'.repeat(MAX_HTML_ELEMENTS)],
    ['only text', '1 < 2 & 3'],
    ['nothing', ''],
  ])('accept %s', (_name, html) => {
    expect(() => check(html)).not.toThrow();
  });

  it.each([
    ['elements nested deeper', nested(MAX_HTML_DEPTH + 1), 'too-deep'],
    ['elements nested deeper after others', `<p>a</p>${nested(MAX_HTML_DEPTH + 1)}`, 'too-deep'],
    ['more elements', '<p></p>'.repeat(MAX_HTML_ELEMENTS + 1), 'too-many-elements'],
  ])('refuse %s', (_name, html, refusal) => {
    expect(() => check(html)).toThrow(expect.objectContaining({ refusal }));
  });
});

describe('the tree of an article', () => {
  it('is refused for unclosed elements that are opened again in every paragraph', () => {
    const bold = Array.from({ length: 20 }, (_, number) => `<b id="${number}">`).join('');
    const html = `<p>${bold}${'<p>x'.repeat(1_500)}`;
    expect(() => parseArticle(html)).toThrow(new TooMuchStructure('too-many-elements'));
  });

  it('knows where each element and text is in the source', () => {
    const places = parseArticle('<p>a</p>b').map(({ nodeName, sourceCodeLocation: place }) => [
      nodeName,
      place?.startOffset,
      place?.endOffset,
    ]);
    expect(places).toEqual([
      ['p', 0, 8],
      ['#text', 8, 9],
    ]);
  });
});

import { parseHtml } from '@/shared/text/html-to-text';

import { blocksIn } from './blocks';

const blocks = (html: string) => blocksIn(parseHtml(html)).map(({ key, html: source }) => [key, source]);

describe('the blocks of an article', () => {
  it.each([
    ['nothing', '', []],
    ['an element', '<p>a</p>', [['<p>a</p>', '<p>a</p>']]],
    [
      'an element with the white space after it',
      '<p>a</p>\n <p>b</p>',
      [
        ['<p>a</p>', '<p>a</p>\n '],
        ['<p>b</p>', '<p>b</p>'],
      ],
    ],
    [
      'text between elements, with its signs escaped',
      'ก &amp; ข<p>a</p>ค ',
      [
        ['<span>ก &amp; ข</span>', 'ก &amp; ข'],
        ['<p>a</p>', '<p>a</p>'],
        ['<span>ค </span>', 'ค '],
      ],
    ],
    ['no block for a comment', '<p>a</p><!-- note -->', [['<p>a</p>', '<p>a</p>']]],
    ['no block for white space alone', '\n \n', []],
    [
      'no mark of differences, at any depth',
      '<p data-diff="moved"><b><i data-diff="">a</i></b></p>',
      [['<p><b><i>a</i></b></p>', '<p><b><i>a</i></b></p>']],
    ],
  ])('are or have %s', (_what, html, expected) => {
    expect(blocks(html)).toEqual(expected);
  });

  it('have the element to show: for text, a line with it', () => {
    const [line, paragraph] = blocksIn(parseHtml('ข่าว<p>a</p>'));
    expect(line?.element.outerHTML).toBe('<span>ข่าว</span>');
    expect(paragraph?.element.nodeName).toBe('P');
  });

  it('begin after white space at the start of an article', () => {
    const container = document.createElement('div');
    container.append('\n  ', document.createElement('hr'));
    expect(blocksIn(container).map(({ html }) => html)).toEqual(['<hr>']);
  });
});

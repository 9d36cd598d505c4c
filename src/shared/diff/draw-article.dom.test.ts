import { sanitizeToBody } from '@/shared/editor/sanitize-html';

import { diffHtml } from './diff-html';
import { drawArticle } from './draw-article';

const WORDS = { unchanged: (count: number) => `${count} more`, take: (text: string) => `Take ${text}` };
const paragraph = (text: string) => `<p>${text}</p>`;
const article = (...texts: string[]) => texts.map(paragraph).join('');

const setup = (before: string, after: string, canChoose = true) => {
  const chosen: (string | null)[] = [];
  const root = document.createElement('div');
  const blocks = [...diffHtml(before, after, sanitizeToBody)];
  root.append(...drawArticle(blocks, WORDS, canChoose ? (html) => void chosen.push(html) : undefined));
  // A check box reports a click only in a document.
  document.body.replaceChildren(root);
  const boxes = [...root.querySelectorAll('input')];
  return { root, boxes, chosen, names: boxes.map(({ ariaLabel }) => ariaLabel) };
};

describe('a compared article', () => {
  it('collapses a long unchanged stretch under a line that says how long it is', () => {
    const same = ['1', '2', '3', '4', '5', '6', '7'];
    const { root } = setup(article(...same), article(...same, 'new'), false);
    const [details, ...rest] = root.children;
    expect(details?.outerHTML).toBe(
      `<details><summary>6 more</summary>${article(...same.slice(0, 6))}</details>`,
    );
    expect(rest.map(({ outerHTML }) => outerHTML)).toEqual(['<p>7</p>', '<p data-diff="added">new</p>']);
  });

  it('collapses no stretch with a change', () => {
    const { root } = setup(article('1', '2', '3', 'old', '5', '6'), article('1', '2', '3', 'now', '5', '6'));
    expect(root.querySelector('details')).toBeNull();
  });

  it('offers no choice if nobody asked for one', () => {
    const { root, boxes } = setup(article('a', 'b'), article('a', 'c'), false);
    expect(boxes).toEqual([]);
    expect(root.innerHTML).toBe('<p>a</p><p data-diff="added">c</p><p data-diff="removed">b</p>');
  });
});

describe('the choices of a compared article', () => {
  it('are one for each change, named by its text, and taken at first', () => {
    const { root, boxes, names } = setup(
      article('moved here', 'same one', 'same two', 'gone', 'old water level', 'plain'),
      `${article('same one', 'same two', 'moved here', 'new water level')}<p><b>plain</b></p>${paragraph('come')}`,
    );
    expect(names).toEqual(['Take gone', 'Take new water level', 'Take plain', 'Take come']);
    expect(boxes.map(({ type, checked }) => [type, checked])).toEqual(Array(4).fill(['checkbox', true]));
    expect([...root.querySelectorAll('.choice')].map(({ textContent }) => textContent)).toEqual([
      'gone',
      'oldnew water level',
      'plain',
      'come',
    ]);
  });

  it('have a short name for a long text', () => {
    const { names } = setup('', paragraph('กำ'.repeat(100)));
    expect(names).toEqual([`Take ${'กำ'.repeat(60)}…`]);
  });

  it('report the article without what is left, and nothing if all is taken again', () => {
    const { boxes, chosen } = setup(article('same', 'gone', 'a b c'), article('same', 'a b d', 'come'));
    const [gone, changed, come] = boxes;
    gone?.click();
    changed?.click();
    come?.click();
    gone?.click();
    changed?.click();
    come?.click();
    expect(chosen).toEqual([
      article('same', 'gone', 'a b d', 'come'),
      article('same', 'gone', 'a b c', 'come'),
      article('same', 'gone', 'a b c'),
      article('same', 'a b c'),
      article('same', 'a b d'),
      null,
    ]);
  });
});

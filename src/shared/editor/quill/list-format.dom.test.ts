import { inEditor } from '../testing/in-editor';

/** The numbers that the items of ordered lists have on screen, by the counters of editor.css. */
const numbersOf = (html: string) => {
  const { quill } = inEditor(html);
  return { quill, shown: () => shown(quill.root) };
};

const shown = (root: HTMLElement): number[] => {
  let counts: number[] = [];
  return [...root.querySelectorAll<HTMLElement>('li')].flatMap((item) => {
    const depth = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
    counts = counts.slice(0, depth + 1);
    const isCounted = depth > 0 || item.dataset['list'] === 'ordered';
    const [, set] = new RegExp(`l${depth} (-?\\d+)`).exec(item.style.getPropertyValue('counter-set')) ?? [];
    counts[depth] = set === undefined ? (counts[depth] ?? 0) + (isCounted ? 1 : 0) : Number(set);
    return item.dataset['list'] === 'ordered' ? [counts[depth] ?? 0] : [];
  });
};

describe('a stored list is shown with its numbers [PST-05]', () => {
  it.each([
    ['from 1', '<ol><li>ก</li><li>ข</li></ol>', [1, 2]],
    ['from another number', '<ol start="4"><li>ก</li><li>ข</li></ol>', [4, 5]],
    ['from nought', '<ol start="0"><li>ก</li><li>ข</li></ol>', [0, 1]],
    ['beside another', '<ol><li>ก</li><li>ข</li></ol><ol><li>ค</li></ol>', [1, 2, 1]],
    [
      'that goes on behind bullets',
      '<ol><li>ก</li></ol><ul><li>ข</li></ul><ol start="2"><li>ค</li></ol>',
      [1, 2],
    ],
    ['that begins anew behind bullets', '<ol><li>ก</li></ol><ul><li>ข</li></ul><ol><li>ค</li></ol>', [1, 1]],
    ['within another', '<ol start="2"><li>ก<ol start="3"><li>ข</li></ol></li><li>ค</li></ol>', [2, 3, 3]],
    ['with a number of its own', '<ol><li>ก</li><li value="7">ข</li><li>ค</li></ol>', [1, 7, 8]],
  ])('%s', (_what, html, numbers) => {
    expect(numbersOf(html).shown()).toEqual(numbers);
  });

  it('also behind a new first item, and no longer when it is no list', () => {
    const { quill, shown: now } = numbersOf('<ol start="4"><li>ก</li><li>ข</li></ol>');
    quill.insertText(0, 'ใหม่\n', 'user');
    expect(now()).toEqual([4, 5, 6]);
    quill.formatLine(0, 1, 'list', false, 'user');
    expect(now()).toEqual([4, 5]);
  });
});

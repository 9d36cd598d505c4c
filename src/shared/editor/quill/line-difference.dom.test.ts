import fc from 'fast-check';
import Delta from 'quill-delta';

import type { Line } from '../blocks/lines';
import { splitBody } from '../blocks/split-body';
import { inEditor } from '../testing/in-editor';

import { changeInEditor } from './change-in-editor';
import { differenceOf } from './line-difference';

const paragraph = (text: string): Line => [{ insert: text }, { insert: '\n' }];
const textOf = (line: Line) => line.map(({ insert }) => insert).join('');

describe('the difference of two texts', () => {
  it('is of the letters of a line that replaces another', () => {
    const change = differenceOf(
      [paragraph('ก'), paragraph('ข่าวเก่า'), paragraph('ค')],
      [paragraph('ก'), paragraph('ข่าวใหม่เก่า'), paragraph('ง'), paragraph('ค')],
    );
    expect(change.ops).toEqual([{ retain: 6 }, { insert: 'ใหม่' }, { retain: 5 }, { insert: 'ง\n' }]);
  });

  it('of a rewritten article compares few letters, and replaces the other lines whole [TOG-01]', () => {
    // 5,000 words; no two lines are equal.
    const article = (words: string) =>
      Array.from({ length: 50 }, (_, line) => paragraph(`${line} ${words.repeat(100)}`));
    const [before, after] = [article('ข่าวเก่า '), article('เรื่องใหม่ ')];
    const compare = jest.spyOn(Delta.prototype, 'diff');
    const change = differenceOf(before, after);
    const work = compare.mock.calls.map(
      ([other], call) => (compare.mock.contexts[call] as Delta).length() * other.length(), // of Delta's own method
    );
    expect(work.reduce((sum, product) => sum + product, 0)).toBeLessThan(3_000_000);
    compare.mockRestore();
    expect(textOf(new Delta(before.flat()).compose(change).ops)).toBe(textOf(after.flat()));
  });

  it('leads to the same text as opening it', () => {
    const block = fc.constantFrom(
      '<p>ก</p>',
      '<p>ก ข</p>',
      '<p><b>ก</b> ข <img src="/a.png"></p>',
      '<h2>ก</h2>',
      '<hr>',
      '<ul><li>ข</li><li>ค</li></ul>',
      '<table><tbody><tr><td>ก</td></tr></tbody></table>',
      '<details><summary>a</summary></details>',
    );
    const body = fc.array(block, { maxLength: 8 }).map((blocks) => blocks.join(''));
    fc.assert(
      fc.property(body, body, (before, after) => {
        const { quill } = inEditor(before);
        changeInEditor(quill, after, splitBody);
        expect(quill.getContents().ops).toEqual(inEditor(after).quill.getContents().ops);
      }),
      { numRuns: 20 },
    );
  });
});

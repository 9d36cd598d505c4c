import fc from 'fast-check';
import Delta from 'quill-delta';

import { inEditor } from '../testing/in-editor';

const LINES = 40;
const LINE = '<p>ข่าว <b>ด่วน</b> วันนี้</p>';

const setup = (html: string) => {
  const { quill } = inEditor(html);
  const changes: Delta[] = [];
  quill.on('text-change', (change) => changes.push(change));
  /** Simulates a keystroke: the browser changes the DOM, and Quill observes it. */
  const write = (place: number, words: string) => {
    const nodes = [...quill.root.querySelectorAll('p, li, b')].flatMap((element) =>
      [...element.childNodes].filter((node) => node instanceof Text),
    );
    const node = nodes[place % nodes.length];
    if (node) node.data = words;
    quill.update('user');
  };
  return { quill, changes, write };
};

describe('a text of many lines', () => {
  it('is neither copied per line nor compared as a whole after a keystroke', () => {
    const { write, changes } = setup(LINE.repeat(LINES));
    const copy = jest.spyOn(Delta.prototype, 'concat');
    const compare = jest.spyOn(Delta.prototype, 'diff');
    write(30, 'ข่าวใหม่');
    expect(changes).toHaveLength(1);
    expect(copy.mock.calls.length).toBeLessThan(LINES);
    expect(compare.mock.contexts.map((text) => text.ops.length)).toEqual([3]);
    copy.mockRestore();
    compare.mockRestore();
  });

  it('equals its lines, concatenated', () => {
    const { quill } = setup(`<p>ก</p><p>ข</p>${LINE}<hr><ul><li>ค</li></ul>`);
    const lines = quill.getLines().map((line) => (line as unknown as { delta: () => Delta }).delta());
    const [first = new Delta(), ...others] = lines;
    expect(quill.getContents()).toEqual(others.reduce((text, line) => text.concat(line), first));
  });

  it('reports each change exactly, wherever it was typed', () => {
    const blocks = fc.array(
      fc.constantFrom(
        LINE,
        '<p>ก</p>',
        '<p><img src="/a.png"> ก</p>',
        '<hr>',
        '<ul><li>ข</li><li>ค</li></ul>',
        '<video src="/a.mp4"></video>',
      ),
      { maxLength: 8 },
    );
    const edits = fc.array(fc.tuple(fc.nat(20), fc.constantFrom('ก', 'ก ข', 'a', 'aa', 'น้ำ')), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(blocks, edits, (html, keys) => {
        const { quill, changes, write } = setup(`${LINE}${html.join('')}`);
        const before = quill.getContents();
        for (const [place, words] of keys) write(place, words);
        expect(changes.reduce((text, change) => text.compose(change), before)).toEqual(quill.getContents());
      }),
      { numRuns: 60 },
    );
  });
});

import { diffLines } from './diff-lines';

describe('two texts compared line by line', () => {
  it.each([
    ['no lines', [], [], []],
    ['equal lines', ['a', 'b'], ['a', 'b'], [{ same: ['a', 'b'] }]],
    [
      'a changed line, with its changes by words',
      ['title', 'old water'],
      ['title', 'new water'],
      [
        { same: ['title'] },
        {
          words: [
            { kind: 'removed', text: 'old' },
            { kind: 'added', text: 'new' },
            { kind: 'same', text: ' water' },
          ],
        },
      ],
    ],
    [
      'more lines before than after',
      ['one', 'two'],
      ['three'],
      [
        {
          words: [
            { kind: 'removed', text: 'one' },
            { kind: 'added', text: 'three' },
          ],
        },
        { words: [{ kind: 'removed', text: 'two' }] },
      ],
    ],
    [
      'more lines after than before',
      ['one'],
      ['two', 'three'],
      [
        {
          words: [
            { kind: 'removed', text: 'one' },
            { kind: 'added', text: 'two' },
          ],
        },
        { words: [{ kind: 'added', text: 'three' }] },
      ],
    ],
  ])('have %s', (_what, before, after, parts) => {
    expect(diffLines(before, after)).toEqual(parts);
  });
});

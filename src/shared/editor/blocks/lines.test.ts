import { embedOf, isBare, isPlainEmpty, keyOf, needsLineBehind, readWrappers, writeWrappers } from './lines';

const end = (attributes: Record<string, unknown>) => [{ insert: '\n', attributes }];

describe('the elements around a line', () => {
  it('are read as they were written', () => {
    const wrappers: [string, Record<string, string>][] = [
      ['div', { class: 'a "b"' }],
      ['p', {}],
    ];
    expect(readWrappers(writeWrappers(wrappers))).toEqual(wrappers);
  });

  it.each([undefined, 7, {}, '', '[["p"'])('are none where something else stands there: %s', (value) => {
    expect(readWrappers(value)).toBeUndefined();
  });
});

describe('the key of a line', () => {
  it('does not depend on the order of its formats', () => {
    expect(keyOf(end({ align: 'left', header: 2, list: 'bullet' }))).toBe(
      keyOf(end({ list: 'bullet', header: 2, align: 'left' })),
    );
  });

  it('differs with its words, and with its formats', () => {
    const lines = [
      [{ insert: 'a' }, { insert: '\n' }],
      [{ insert: 'b' }, { insert: '\n' }],
      [{ insert: 'a', attributes: { bold: true } }, { insert: '\n' }],
      [{ insert: 'a' }, ...end({ header: 1 })],
      [{ insert: 'a' }, ...end({ header: 2 })],
      [{ insert: { raw: 'a' } }],
    ];
    expect(new Set(lines.map(keyOf)).size).toBe(lines.length);
  });
});

describe('a line', () => {
  it.each([
    ['an embed', [{ insert: { raw: '<hr>' } }], ['raw', '<hr>']],
    ['a text', [{ insert: 'a' }, { insert: '\n' }], null],
    ['an empty line', [{ insert: '\n' }], null],
    ['a picture among words', [{ insert: { image: {} } }, { insert: '\n' }], null],
    ['nothing', [], null],
  ])('of %s holds one embed alone, or not', (_name, line, embed) => {
    expect(embedOf(line)).toEqual(embed);
  });

  it.each([
    [[{ insert: '\n' }], true],
    [end({}), true],
    [end({ header: 1 }), false],
    [[{ insert: 'a' }, { insert: '\n' }], false],
    [[{ insert: { rule: {} } }], false],
  ])('is an empty paragraph without formats, or not: %j', (line, isEmpty) => {
    expect(isPlainEmpty(line)).toBe(isEmpty);
  });

  it.each([
    [{ element: '[]' }, true],
    [{ element: '[]', align: 'center' }, true],
    [{ element: '[["p",{}]]' }, false],
    [{}, false],
    [{ element: '[]', header: 1 }, false],
    [{ element: '[]', list: 'bullet' }, false],
    [{ element: '[]', blockquote: true }, false],
    [{ element: '[]', figure: true }, false],
  ])('stands in no element of its own, or in one: %j', (formats, bare) => {
    expect(isBare(end(formats))).toBe(bare);
  });

  it('needs another one behind it where it is an embed', () => {
    expect(needsLineBehind([{ insert: { rule: {} } }])).toBe(true);
    expect(needsLineBehind(end({ list: 'bullet' }))).toBe(false);
    expect(needsLineBehind([{ insert: 'a' }, { insert: '\n' }])).toBe(false);
  });
});

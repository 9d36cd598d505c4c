import { toLooseQuery, toQuery, toVector } from './lexemes';

describe('the words of an item', () => {
  // ก is !, ข is " and so on: a byte a letter.
  it('are its words and the pieces of its Thai, each with its place and weight', () => {
    expect(
      toVector([
        { text: 'ข่าวดี Oil-2', weight: 'A' },
        { text: 'OIL', weight: 'D' },
      ]),
    ).toBe(`'-':1A 'ข่าวดี':1A '~"hRG4U':1A '~G4U':1A '~4U':1A 'oil':2A,6D '2':3A`);
  });

  it('have of a title what begins within a word too [FND-02]', () => {
    expect(toVector([{ text: 'น้ำ Oil', weight: 'A', inParts: true }])).toBe(
      `'น้ำ':1A '~9iS':1A '~iS':1A '~S':1A 'oil':2A '^il':2A '^l':2A`,
    );
  });

  it('have all parts of a long title without blanks, as Lao and Chinese have [FND-02]', () => {
    const title = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const lexemes = toVector([{ text: title, weight: 'A', inParts: true }]);
    for (const [from, to] of [
      [120, 123],
      [297, 300],
      [50, 200],
      [1, 300],
    ] as const) {
      const [, lookedUp = 'nothing'] = /'(\^[^']*)':\*\)/.exec(toQuery([title.slice(from, to)])) ?? [];
      expect(lexemes).toContain(`'${lookedUp}`);
    }
    expect(Buffer.byteLength(lexemes)).toBeLessThan(100_000);
  });

  it('are never longer than the engine takes, whatever marks stand on a consonant [FND-01]', () => {
    const marks = ['\u0E48', '\u0E31', '\u0E32', '\u0301', 'ๆ'];
    const texts = marks.map((mark) => ({ text: `ก${mark.repeat(5_000)}ข`, weight: 'D' as const }));
    const lexemes = toVector(texts).match(/'(?:''|[^'])*'/g) ?? [];
    expect(Math.max(...lexemes.map((lexeme) => Buffer.byteLength(lexeme)))).toBeLessThan(2_046);
    for (const { text } of texts)
      expect(Buffer.byteLength(toQuery([text.slice(0, 200)]))).toBeLessThan(2_046);
  });

  it('end where the engine could not store more', () => {
    const vector = toVector([{ text: 'ก'.repeat(40_000), weight: 'D' }]);
    expect(vector.length).toBeLessThan(1_000_000);
  });
});

describe('the query of a search', () => {
  it.each([
    [['oil'], "(('oil':* | '^oil':*))"],
    [['a', 'กข'], "('a':*) & ('กข':*)"],
    [['น้ำ'], `(('~9iS':*))`],
    [['น้ำท่วม'], `(('~9iS7hG' & '~7hGA':*))`],
    [['โควิด-19'], `(('~b$GT4') <-> '19':*)`],
    [['%', "\\'"], "'%' & '\\\\' & ''''"],
    [['a', '%'], "('a':*)"],
    [["o'x"], "(('o' | '^o') <-> 'x':*)"],
  ])('looks up %j', (terms, query) => {
    expect(toQuery(terms)).toBe(query);
  });

  it('asks the index for the runs of a phrase in any order', () => {
    expect(toLooseQuery(['oil price', 'a'])).toBe("(('oil' | '^oil') & 'price':*) & ('a':*)");
  });
});

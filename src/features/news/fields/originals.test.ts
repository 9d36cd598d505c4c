import { noteOriginal, originalOf } from './originals';

const file = (name: string) => new File(['picture'], name);

describe('the picture from which both covers were cropped', () => {
  it('is known for the two covers that were cropped from it', () => {
    const [cover, square, original] = [file('cover'), file('square'), file('original')];
    noteOriginal([cover, square], original);
    expect(originalOf({ cover, square })).toBe(original);
    noteOriginal([cover, square], 'kept');
    expect(originalOf({ cover, square })).toBe('kept');
  });

  it('is unknown if a cover is missing, was chosen alone, or has another original', () => {
    const [cover, square, other] = [file('cover'), file('square'), file('other')];
    noteOriginal([cover, square], file('one'));
    noteOriginal([other], file('two'));
    const pairs = [
      { cover: null, square: null },
      { cover, square: null },
      { cover: null, square },
      { cover, square: file('alone') },
      { cover: file('alone'), square },
      { cover: file('alone'), square: file('alone') },
      { cover, square: other },
    ];
    expect(pairs.map((covers) => originalOf(covers) ?? 'unknown')).toEqual(pairs.map(() => 'unknown'));
  });
});

import { flag, isWire, list, numberOrNull, oneOf, readPage, text, textOrNull, texts } from './values';

const OTHERS = [null, undefined, true, [], {}];

describe('a field, from whatever a backend sends', () => {
  it('is a text where it is one, or a number', () => {
    expect(['a', '', 7, 0, ...OTHERS].map(text)).toEqual(['a', '', '7', '0', '', '', '', '', '']);
    expect(['a', '', 7, null].map(textOrNull)).toEqual(['a', null, '7', null]);
    expect([['a', '', 7, null], null, 'ab'].map(texts)).toEqual([['a', '7'], [], []]);
  });

  it('is a number where it is one, or reads as one', () => {
    expect([7, '7', ' 7.5 ', '', ' ', 'x', NaN, Infinity, ...OTHERS].map(numberOrNull)).toEqual([
      ...[7, 7, 7.5, null, null, null, null, null],
      ...[null, null, null, null, null],
    ]);
  });

  it('is set where it is true, and nothing else', () => {
    expect([true, false, 'true', 1, null].map(flag)).toEqual([true, false, false, false, false]);
  });

  it('is one of the values that it can have, else the fallback', () => {
    const values = { None: 0, One: 1 };
    expect([0, '1', 2, null].map((value) => oneOf(values, value, 'other'))).toEqual([0, 1, 'other', 'other']);
  });

  it('is a record where it is one', () => {
    expect([{}, [], null, 'x', undefined].map(isWire)).toEqual([true, false, false, false, false]);
  });

  it('is a list of the records in it that can be read', () => {
    const read = ({ id }: Record<string, unknown>) => (typeof id === 'number' ? id : null);
    expect(list([{ id: 1 }, { id: 'x' }, null, [], { id: 2 }], read)).toEqual([1, 2]);
    expect([null, {}, 'x'].map((value) => list(value, read))).toEqual([[], [], []]);
  });
});

describe('a page of a list', () => {
  const page = readPage(({ id }) => ({ id: text(id) }));

  it('has the numbers that the backend sends', () => {
    const sent = { totalPages: 9, firstPage: 2, lastPage: 8, currentPage: 3, data: [{ id: 1 }, { id: '' }] };
    expect(page(sent, null, { page: 5 })).toEqual({ ...sent, data: [{ id: '1' }] });
  });

  it('is the only one where the backend counts none', () => {
    expect(page({ data: [], totalPages: 0 }, null, { page: 1 })).toEqual({
      data: [],
      totalPages: 1,
      firstPage: 1,
      lastPage: 1,
      currentPage: 1,
    });
  });
});

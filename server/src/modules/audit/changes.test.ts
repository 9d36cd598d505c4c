import { changesOf } from './changes';

const textOf = (text: string) => changesOf({ title: '' }, { title: text }).after['title'];

describe('the changes in the log', () => {
  it('hold the values that differ, and null where there was none', () => {
    expect(changesOf({ title: 'a', tags: ['x'] }, { title: 'b', tags: ['x'], url: 'c' })).toEqual({
      before: { title: 'a', url: null },
      after: { title: 'b', url: 'c' },
    });
  });

  it('hold a text of 200 characters as it is, and the first 200 of a longer one', () => {
    expect(textOf('a'.repeat(200))).toBe('a'.repeat(200));
    expect(textOf('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
  });

  it('do not cut a vowel or a tone mark from its consonant', () => {
    expect(textOf(`${'a'.repeat(198)}กี่ข`)).toBe(`${'a'.repeat(198)}…`);
    expect(textOf(`${'a'.repeat(197)}กี่ข`)).toBe(`${'a'.repeat(197)}กี่…`);
  });

  it('hold the first 20 items of a list, each shortened', () => {
    const items = Array.from({ length: 21 }, () => 'a'.repeat(201));
    const { after } = changesOf({ tags: [] }, { tags: items });
    expect(after['tags']).toEqual([...Array.from({ length: 20 }, () => `${'a'.repeat(200)}…`), '…']);
    expect(changesOf({ tags: [] }, { tags: items.slice(1) }).after['tags']).toHaveLength(20);
  });
});

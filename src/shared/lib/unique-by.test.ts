import { uniqueBy } from './unique-by';

it('keeps the first item of each key, in order', () => {
  const words = ['ข่าว', 'ข่าวด่วน', 'กีฬา', 'news'];
  expect(uniqueBy(words, (word) => word.length)).toEqual(['ข่าว', 'ข่าวด่วน']);
  expect(uniqueBy([], String)).toEqual([]);
});

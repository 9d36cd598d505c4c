import { sameId } from './same-id';

it.each([
  ['7', '7', true],
  ['7', 7, true],
  [7, '7', true],
  ['7', '8', false],
  ['7', '07', false],
  [null, undefined, true],
  [null, '', true],
  ['7', null, false],
  [undefined, '7', false],
  [0, null, false],
  [null, 'null', false],
])('the ids %j and %j name the same item: %s', (one, other, isSame) => {
  expect(sameId(one, other)).toBe(isSame);
});

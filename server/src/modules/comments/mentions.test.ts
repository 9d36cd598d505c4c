import { nameKeyOf } from '../../db/name-key';

import { mentionedIn } from './mentions';

const PEOPLE = [
  ['som', 'ส้ม จี๊ด'],
  ['somchai', 'Ann Lee'],
  ['มาลี', 'มาลี ใจดี'],
  ['a.b', 'Ann'],
  ['x@y.example', 'Ann'],
].map(([username = '', displayName = ''], index) => ({
  id: index + 1,
  usernameKey: nameKeyOf(username),
  displayKey: nameKeyOf(displayName),
}));
const [SOM, SOMCHAI, MALEE, DOTTED, ADDRESS] = [1, 2, 3, 4, 5];

describe('the people whom a comment names', () => {
  it.each([
    ['@somchai', [SOMCHAI]],
    ['ขอให้ @SomChaiช่วยดู', [SOMCHAI]],
    ['@som, @somchai. @som', [SOM, SOMCHAI]],
    ['@มาลีช่วยดูด้วย', [MALEE]],
    ['@a.b', [DOTTED]],
    ['@x@y.example', [ADDRESS]],
    ['@somchais', []],
    ['@som2 @somé', []],
    ['@som.lee @som-lee @som+a @som@x.example', []],
    ['@som. Lee @som- @somchai.', [SOM, SOMCHAI]],
    ['@som...ok @somchai--ok', [SOM, SOMCHAI]],
    ['@som@somchai', [SOM, SOMCHAI]],
    ['@som@nobody', [SOM]],
    ['@nobody@som', []],
    ['@x@y.example.org mail@som@somchai', []],
    ['@a.b.c', []],
    ['mail@som', []],
    ['ส่งที่@som', [SOM]],
    ['som @ som', []],
    ['@', []],
    ['ฝาก @ส้ม  จี๊ดดูด้วย', [SOM]],
    ['@ส้ม', []],
    ['@ann lee ช่วยดู', [SOMCHAI]],
    ['@Ann', [DOTTED, ADDRESS]],
    ['@มาลี ใจดี', [MALEE]],
  ])('in %j are %j [TOG-02]', (text, named) => {
    expect(mentionedIn(text, PEOPLE)).toEqual(named);
  });
});

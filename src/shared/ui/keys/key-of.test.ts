import { keyOf } from './key-of';

const key = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

describe('a pressed key', () => {
  it.each([
    ['A', key('a', 'KeyA')],
    ['A', key('A', 'KeyA', true)],
    ['/', key('/', 'Slash')],
    ['?', key('?', 'Slash', true)],
  ])('is %s by its letter', (letter, pressed) => {
    expect(keyOf(pressed)).toBe(letter);
  });

  it.each([
    ['A', key('ฟ', 'KeyA')],
    ['E', key('ำ', 'KeyE')],
    ['J', key('่', 'KeyJ')],
    ['K', key('า', 'KeyK')],
    ['/', key('ฝ', 'Slash')],
    ['?', key('ฦ', 'Slash', true)],
  ])('is %s by its position on a Thai keyboard', (letter, pressed) => {
    expect(keyOf(pressed)).toBe(letter);
  });

  it('is identified by its letter on other keyboard layouts', () => {
    expect(keyOf(key('j', 'KeyC'))).toBe('J');
    expect(keyOf(key('q', 'KeyA'))).toBe('Q');
    expect(keyOf(key('/', 'Digit7', true))).toBe('/');
  });

  it.each([key('Enter', 'Enter'), key('ArrowDown', 'ArrowDown')])('is no letter otherwise: %j', (pressed) => {
    expect(keyOf(pressed)).not.toHaveLength(1);
  });
});

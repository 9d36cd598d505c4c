import { reviewActionOf } from './review-keys';

const key = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

describe('a key of the review page', () => {
  it.each([
    ['approve', key('a', 'KeyA')],
    ['approve', key('A', 'KeyA', true)],
    ['edit', key('e', 'KeyE')],
    ['next', key('j', 'KeyJ')],
    ['previous', key('k', 'KeyK')],
    ['keys', key('?', 'Slash', true)],
  ])('means %s by its letter', (action, pressed) => {
    expect(reviewActionOf(pressed)).toBe(action);
  });

  it.each([
    ['approve', key('ฟ', 'KeyA')],
    ['edit', key('ำ', 'KeyE')],
    ['next', key('่', 'KeyJ')],
    ['previous', key('า', 'KeyK')],
    ['keys', key('ฦ', 'Slash', true)],
  ])('means %s by its place on a Thai keyboard', (action, pressed) => {
    expect(reviewActionOf(pressed)).toBe(action);
  });

  it('goes by the letter where another keyboard has it elsewhere', () => {
    expect(reviewActionOf(key('j', 'KeyC'))).toBe('next');
    expect(reviewActionOf(key('q', 'KeyA'))).toBeUndefined();
  });

  it.each([
    key('x', 'KeyX'),
    key('/', 'Slash'),
    key('ฝ', 'Slash'),
    key('Enter', 'Enter'),
    key('ArrowDown', 'ArrowDown'),
  ])('means nothing where nothing is on it: %j', (pressed) => {
    expect(reviewActionOf(pressed)).toBeUndefined();
  });
});

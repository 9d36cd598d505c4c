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
  ])('triggers %s by its letter', (action, pressed) => {
    expect(reviewActionOf(pressed)).toBe(action);
  });

  it.each([
    ['approve', key('ฟ', 'KeyA')],
    ['edit', key('ำ', 'KeyE')],
    ['next', key('่', 'KeyJ')],
    ['previous', key('า', 'KeyK')],
    ['keys', key('ฦ', 'Slash', true)],
  ])('triggers %s by its position on a Thai keyboard', (action, pressed) => {
    expect(reviewActionOf(pressed)).toBe(action);
  });

  it('is identified by its letter on other keyboard layouts', () => {
    expect(reviewActionOf(key('j', 'KeyC'))).toBe('next');
    expect(reviewActionOf(key('q', 'KeyA'))).toBeUndefined();
  });

  it.each([
    key('x', 'KeyX'),
    key('/', 'Slash'),
    key('ฝ', 'Slash'),
    key('Enter', 'Enter'),
    key('ArrowDown', 'ArrowDown'),
  ])('without an action is ignored: %j', (pressed) => {
    expect(reviewActionOf(pressed)).toBeUndefined();
  });
});

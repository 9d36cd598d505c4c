import { act, renderHook, screen } from '@testing-library/react';

import { type ReviewActions, useReviewKeys } from './review-keys';
import { useKeysPreference } from './use-keys-preference';

const setup = (isOn = true) => {
  const done: string[] = [];
  const actions: ReviewActions = { approve: () => done.push('approve'), next: () => done.push('next') };
  const view = renderHook((on: boolean) => useReviewKeys(on, actions), { initialProps: isOn });
  return { ...view, done };
};

/** Presses A on an element; returns whether the browser may still use the key. */
const press = (init: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true, ...init }),
  );

afterEach(() => document.body.replaceChildren());

describe('a key on the review page', () => {
  it('runs its action, and the browser does nothing with it', () => {
    const { done } = setup();
    expect(press()).toBe(false);
    expect(press({ key: 'j', code: 'KeyJ' })).toBe(false);
    expect(done).toEqual(['approve', 'next']);
  });

  it.each([
    ['has no action', { key: 'x', code: 'KeyX' }],
    ['has an action that is not available', { key: 'e', code: 'KeyE' }],
    ['is pressed with Ctrl', { ctrlKey: true }],
    ['is pressed with Command', { metaKey: true }],
    ['is pressed with Alt', { altKey: true }],
    ['repeats because it is held', { repeat: true }],
    ['is part of a word that is being composed', { isComposing: true }],
  ])('is left to the browser if it %s', (_what, init) => {
    const { done } = setup();
    expect(press(init)).toBe(true);
    expect(done).toEqual([]);
  });

  it('does nothing if another part of the page has handled it', () => {
    const { done } = setup();
    const handle = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', handle);
    press();
    document.body.removeEventListener('keydown', handle);
    expect(done).toEqual([]);
  });

  it.each([
    ['a field', '<input data-testid="pressed">', true],
    ['a text', '<textarea data-testid="pressed"></textarea>', true],
    ['a list', '<select data-testid="pressed"></select>', true],
    ['an editor', '<div contenteditable="true"><b data-testid="pressed"></b></div>', true],
    ['a dialog', '<div class="MuiModal-root"><button data-testid="pressed"></button></div>', true],
    ['a button', '<button data-testid="pressed"></button>', false],
    [
      'a text that nobody can edit',
      '<div contenteditable="false"><b data-testid="pressed"></b></div>',
      false,
    ],
  ])('belongs to %s in which it is pressed, or to the page', (_what, html, isTaken) => {
    const { done } = setup();
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
    press({}, screen.getByTestId('pressed'));
    expect(done).toEqual(isTaken ? [] : ['approve']);
  });

  it('works only while the keys are on and the page is open', () => {
    const { done, rerender, unmount } = setup(false);
    press();
    expect(done).toEqual([]);
    rerender(true);
    press();
    expect(done).toEqual(['approve']);
    rerender(false);
    press();
    rerender(true);
    unmount();
    press();
    expect(done).toEqual(['approve']);
  });
});

describe('the use of keys', () => {
  it('is on until somebody turns it off, and is remembered by the browser', () => {
    const { result } = renderHook(() => useKeysPreference());
    expect(result.current.isOn).toBe(true);
    act(() => result.current.choose(false));
    expect(result.current.isOn).toBe(false);
    const { result: later } = renderHook(() => useKeysPreference());
    expect(later.current.isOn).toBe(false);
    act(() => later.current.choose(true));
    expect(later.current.isOn).toBe(true);
    expect(renderHook(() => useKeysPreference()).result.current.isOn).toBe(true);
  });
});

import { act, renderHook, screen } from '@testing-library/react';

import { pageKeys, pressKey, usePageKeys } from './page-keys';
import { useKeysPreference } from './use-keys-preference';

const preference = () => renderHook(() => useKeysPreference()).result;
const choose = (isOn: boolean) => {
  const { current } = preference();
  act(() => current.choose(isOn));
};

const setup = () => {
  const done: string[] = [];
  const keys = [
    { key: 'A', means: 'approve', act: () => void done.push('approve') },
    { key: 'E', means: 'edit' },
    { key: 'J', means: 'next', act: () => void done.push('next') },
  ];
  return { ...renderHook(() => usePageKeys(keys, 'a note')), done };
};

/** Presses A on an element; returns whether the browser may still use the key. */
const press = (init: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true, ...init }),
  );

afterEach(() => document.body.replaceChildren());

describe('a key of the page', () => {
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

  it('works only while the keys are on and the page is open [LOK-01]', () => {
    const { done, unmount } = setup();
    choose(false);
    press();
    expect(done).toEqual([]);
    choose(true);
    press();
    expect(done).toEqual(['approve']);
    unmount();
    press();
    expect(done).toEqual(['approve']);
  });
});

describe('the keys of the page', () => {
  it('are listed with what they mean while their part is on screen, and a button can do the same [LOK-01]', () => {
    const { done, unmount } = setup();
    expect(pageKeys()).toEqual([
      {
        keys: [
          expect.objectContaining({ key: 'A', means: 'approve' }),
          { key: 'E', means: 'edit' },
          expect.objectContaining({ key: 'J', means: 'next' }),
        ],
        note: 'a note',
      },
    ]);
    choose(false);
    pressKey('J');
    pressKey('E');
    expect(done).toEqual(['next']);
    unmount();
    expect(pageKeys()).toEqual([]);
  });
});

describe('the use of keys', () => {
  it('is on until somebody turns it off, and is remembered by the browser', () => {
    const seen = preference();
    const elsewhere = preference();
    expect(seen.current.isOn).toBe(true);
    act(() => seen.current.choose(false));
    expect(seen.current.isOn).toBe(false);
    expect(elsewhere.current.isOn).toBe(false);
    expect(preference().current.isOn).toBe(false);
    act(() => seen.current.choose(true));
    expect(preference().current.isOn).toBe(true);
  });
});

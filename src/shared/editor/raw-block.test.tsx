/* eslint-disable testing-library/no-node-access -- the buttons of a raw block are in its shadow root */
import { act, createEvent, fireEvent, screen } from '@testing-library/react';

import { setLocale } from '@/shared/i18n/locale';

import { renderEditor } from './testing/render-editor';

// Without a cell, so that there is nothing to edit as text.
const RAW = '<table><caption>ก</caption></table>';
const X = '<p>x</p>';
const Y = '<p>y</p>';

const setup = (stored = `${X}${RAW}${Y}`) => {
  const view = renderEditor({ stored });
  const block = () => screen.getByRole('group', { name: 'Table, kept as HTML' });
  act(() => block().focus());
  const button = (action: string) =>
    block().shadowRoot?.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? block();
  return {
    ...view,
    block,
    button,
    /** Clicks a button of the block. */
    click: (action: string) => fireEvent.click(button(action), { composed: true }),
    copy: (kind: 'copy' | 'cut', from: Element = block()) => {
      const setData = jest.fn();
      const event = createEvent[kind](from, { clipboardData: { setData } });
      fireEvent(from, event);
      return { copied: Object.fromEntries(setData.mock.calls) as Record<string, string>, event };
    },
  };
};

describe('a raw block [FID-05]', () => {
  it('has its name and its buttons in the language that is chosen, also while it is on screen', () => {
    const { block } = setup();
    const raw = block();
    const said = () => [
      raw.getAttribute('aria-label'),
      ...[...(raw.shadowRoot?.querySelectorAll('.bar > *') ?? [])].map(({ textContent }) => textContent),
    ];
    act(() => setLocale('thai'));
    const name = 'ตาราง เก็บไว้เป็น HTML';
    expect(said()).toEqual([name, name, 'แก้ไขเป็น HTML', 'เลื่อนขึ้น', 'เลื่อนลง', 'นำออก']);
    act(() => setLocale('en'));
    expect(said().slice(3)).toEqual(['Move up', 'Move down', 'Remove']);
  });

  it('moves past its neighbours with Alt and an arrow key', async () => {
    const { user, raw } = setup();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(raw()).toBe(`${RAW}${X}${Y}`);
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(raw()).toBe(`${X}${Y}${RAW}`);
  });

  it('does not move past the empty line at the end, which is not saved', async () => {
    const { user, block } = setup(`${X}${RAW}`);
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(block().previousElementSibling).toHaveTextContent('x');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(block().previousElementSibling).toBeNull();
  });

  it('moves and is removed with its buttons', () => {
    const { click, raw } = setup();
    click('moveDown');
    expect(raw()).toBe(`${X}${Y}${RAW}`);
    click('moveUp');
    expect(raw()).toBe(`${X}${RAW}${Y}`);
    click('remove');
    expect(raw()).toBe(`${X}${Y}`);
  });

  it('gets the focus from a click', async () => {
    const { block, text } = setup();
    act(() => text.focus());
    fireEvent.click(block());
    expect(block()).toHaveFocus();
  });

  it.each(['Delete', 'Backspace'])('is removed by %s, and the cursor is in its place', async (key) => {
    const { user, raw, select, block, cursor } = setup();
    select(0);
    act(() => block().focus());
    await user.keyboard(`{${key}}`);
    expect(raw()).toBe(`${X}${Y}`);
    expect(cursor()).toBe(2);
  });

  it.each([
    ['ArrowLeft', 1],
    ['ArrowUp', 1],
    ['ArrowRight', 3],
    ['ArrowDown', 3],
    ['Escape', 3],
  ])('is left with %s', async (key, expected) => {
    const { user, raw, cursor } = setup();
    await user.keyboard(`{${key}}`);
    expect(cursor()).toBe(expected);
    expect(raw()).toBe(`${X}${RAW}${Y}`);
  });

  it('makes room for a line before it if it comes first', async () => {
    const { user, block, cursor } = setup(`${RAW}${Y}`);
    await user.keyboard('{ArrowUp}');
    expect(cursor()).toBe(0);
    expect(block().previousElementSibling).toHaveTextContent('');
  });

  it('is followed by a new line after Shift and Enter', async () => {
    const { user, block, cursor } = setup();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cursor()).toBe(3);
    expect(block().nextElementSibling).toHaveTextContent(/^$/);
  });

  it.each([
    [' ', {}],
    ['Tab', {}],
    ['ArrowLeft', { altKey: true }],
    ['Backspace', { altKey: true }],
    ['Enter', { altKey: true }],
  ])('keeps the key %s with %j from the text, where the cursor is elsewhere', (key, modifiers) => {
    const { block, raw } = setup();
    expect(fireEvent.keyDown(block(), { key, ...modifiers })).toBe(true);
    expect(raw()).toBe(`${X}${RAW}${Y}`);
  });

  it.each(['Backspace', 'Delete', 'Enter', 'ArrowUp'])(
    'is not changed by %s on one of its buttons',
    (key) => {
      const { button, raw, select } = setup();
      select(3);
      expect(fireEvent.keyDown(button('moveUp'), { key, composed: true })).toBe(true);
      expect(raw()).toBe(`${X}${RAW}${Y}`);
    },
  );

  it('lets shortcuts through, such as those for undo and for the toolbar', async () => {
    const { user, block, button, raw, click } = setup();
    click('moveUp');
    fireEvent.keyDown(button('moveUp'), { key: 'z', ctrlKey: true, composed: true });
    expect(raw()).toBe(`${X}${RAW}${Y}`);
    act(() => block().focus());
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(screen.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement); // the focused button
  });

  it('is copied as html and as text, and stays', () => {
    const { copy, raw } = setup();
    const { copied, event } = copy('copy');
    expect(copied['text/html']).toContain('<caption>ก</caption>');
    expect(copied['text/plain']).toBe('ก');
    expect(event.defaultPrevented).toBe(true);
    expect(raw()).toBe(`${X}${RAW}${Y}`);
  });

  it('is cut, and pasted unchanged elsewhere', () => {
    const { copy, raw, select, paste } = setup();
    const { copied } = copy('cut');
    expect(raw()).toBe(`${X}${Y}`);
    select(0);
    paste({ html: copied['text/html'] });
    expect(raw()).toBe(`${RAW}${X}${Y}`);
  });

  it('is reached, not deleted, by a key beside it', async () => {
    const { user, text, select, block, raw } = setup();
    const keyAt = async (index: number, key: string) => {
      act(() => text.focus());
      select(index);
      await user.keyboard(`{${key}}`);
    };
    for (const [index, key] of [
      [1, 'Delete'],
      [1, 'ArrowRight'],
      [3, 'Backspace'],
      [3, 'ArrowLeft'],
    ] as const) {
      await keyAt(index, key);
      expect(block()).toHaveFocus();
    }
    expect(raw()).toBe(`${X}${RAW}${Y}`);
  });
});

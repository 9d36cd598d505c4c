/* eslint-disable testing-library/no-node-access -- content of the text has no roles */
import { act, render, screen, waitFor, within } from '@testing-library/react';

import { ThemeProvider } from '@/shared/ui/theme/theme-provider';

import { pastedFromWord } from './testing/pasted-fixtures';
import { renderEditor as setup } from './testing/render-editor';
import { ToolbarRoom } from './toolbar/editor-toolbar';

describe('the editor', () => {
  it('is at least 500 px high with its toolbar and word count, and grows with the text [EDT-01, LIM-02]', async () => {
    const { text } = setup();
    expect(document.querySelector('.editor')).toHaveStyle({ minHeight: '500px' });
    expect(document.querySelector('.editor')).toContainElement(text);
    expect(document.querySelector('.editor')).toContainElement(
      screen.getByRole('toolbar', { name: 'Formatting' }),
    );
    expect(await screen.findByText('0 คำ')).toBeInTheDocument();
  });

  it('offers lists, link, image, table, code, media and emoticons [EDT-01]', async () => {
    const { press } = setup();
    const toolbar = within(screen.getByRole('toolbar'));
    for (const name of ['Bullet list', 'Numbered list', 'Link', 'Image', 'Table', 'Media', 'Emoticons'])
      expect(toolbar.getByRole('button', { name })).toBeEnabled();
    await press('More formats');
    const more = within(screen.getByRole('group', { name: 'More formats' }));
    expect(more.getByRole('button', { name: 'Code block' })).toBeEnabled();
  });

  it('keeps the room of each button of the toolbar until the toolbar renders', () => {
    setup();
    render(<ToolbarRoom />, { wrapper: ThemeProvider });
    const [toolbar, room] = Array.from(document.querySelectorAll('.editor-toolbar'), ({ children }) =>
      Array.from(children, ({ childElementCount }) => childElementCount),
    );
    expect(toolbar?.length).toBeGreaterThan(1);
    expect(room).toEqual(toolbar);
    expect(document.querySelector('.editor-toolbar i')).toHaveStyle({ width: '32px', height: '32px' });
  });

  it('undoes what changed after a person was elsewhere as a step of its own', async () => {
    const { text, paste, user } = setup();
    paste({ text: 'ก่อน' });
    await user.tab();
    paste({ text: 'หลัง' });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(text).toHaveTextContent(/^ก่อน$/));
  });

  it('shows an error message', () => {
    const { text } = setup({ error: 'Content is required' });
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription(/^Content is required/);
  });

  it('is marked as required, visually and for screen readers', () => {
    const { text } = setup({ required: true });
    expect(text).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows a stored body, and opening it changes nothing [EDT-06]', () => {
    const stored = '<ul><li>ข่าว</li></ul><script>alert(1)</script>';
    const { text, onChange, raw } = setup({ stored });
    expect(text).toHaveTextContent('ข่าว');
    expect(text.querySelector('script')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(raw()).toBe(stored);
  });

  it('shows a new value from outside', async () => {
    const { text, press } = setup({ stored: '<p>first</p>' });
    await press('Reset');
    expect(text).toHaveTextContent('reset');
  });

  it('is usable for a new article before the part for stored bodies has loaded', () => {
    const { text, paste, raw, splittingArrives } = setup({ splits: false });
    paste({ text: 'น้ำท่วม' });
    expect(raw()).toBe('<p>น้ำท่วม</p>');
    splittingArrives();
    expect(text).toHaveTextContent('น้ำท่วม');
    expect(raw()).toBe('<p>น้ำท่วม</p>');
  });

  it('keeps what is typed when that part arrives before the form has the text [EDT-01]', () => {
    const { text, paste, give, splittingArrives, onChange } = setup({ splits: false, echoed: false });
    paste({ text: 'น้ำท่วม' });
    splittingArrives();
    expect(text).toHaveTextContent('น้ำท่วม');
    paste({ text: 'หนัก' });
    expect(onChange).toHaveBeenLastCalledWith('<p>น้ำท่วมหนัก</p>');
    give('<p>น้ำท่วมหนัก</p>');
    expect(text).toHaveTextContent('น้ำท่วมหนัก');
  });

  it('goes back to the value it had while another one still waits for that part', () => {
    const { text, give } = setup({ splits: false });
    give('<p>ร่างที่กู้คืน</p>');
    give('');
    expect(text).toHaveAttribute('contenteditable', 'true');
  });

  it('accepts no key while a body waits for the part that shows it', () => {
    const { text, give, splittingArrives, onChange } = setup({ splits: false });
    give('<p>ร่างที่กู้คืน</p>');
    expect(text).toHaveAttribute('contenteditable', 'false');
    splittingArrives();
    expect(text).toHaveTextContent('ร่างที่กู้คืน');
    expect(text).toHaveAttribute('contenteditable', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps its text if a value that it emitted earlier comes back late [EDT-01]', () => {
    const { text, paste, give, onChange } = setup({ stored: '<p>เดิม</p>', echoed: false });
    paste({ text: 'หนึ่ง' });
    paste({ text: 'สอง' });
    const [[first], [second]] = onChange.mock.calls as [[string], [string]]; // one argument each
    give(first);
    expect(text).toHaveTextContent('หนึ่งสอง');
    give(second);
    expect(text).toHaveTextContent('หนึ่งสอง');
    // An older text that is restored on purpose, for example by an undo.
    give(first);
    expect(text).not.toHaveTextContent('สอง');
  });

  it('renders a stored body before it counts the words', async () => {
    const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    const { text } = setup({ stored: '<p>ฉันกินข้าว</p>' });
    expect(text).toHaveTextContent('ฉันกินข้าว');
    expect(segment).not.toHaveBeenCalled();
    expect(await screen.findByText('3 คำ')).toBeInTheDocument();
    segment.mockRestore();
  });

  it('counts words after a pause in typing [EDT-01]', async () => {
    const { paste } = setup();
    paste({ text: 'ฉันกินข้าว' });
    expect(await screen.findByText('3 คำ')).toBeInTheDocument();
  });

  it('sanitizes pasted content before it is in the text [EDT-02]', async () => {
    const { paste, raw, saved } = setup();
    paste({ html: pastedFromWord });
    expect(saved()).toContain('<strong>ตัวหนา</strong>');
    expect(saved()).toContain('<ul><li>หนึ่ง<ul><li>สอง</li></ul></li></ul>');
    expect(raw()).not.toMatch(/data:image|file:|mso/i);
    // One pasted picture is on a server and is kept; the local one is reported.
    expect(await screen.findByText(/วางภาพไม่ได้/)).toBeInTheDocument();
    await waitFor(() => expect(raw()).toContain('/files/a.png'));
  });

  it('can be disabled', () => {
    const { text } = setup({ disabled: true });
    expect(text).toHaveAttribute('contenteditable', 'false');
    expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
  });
});

describe('the toolbar', () => {
  it('is one tab stop, with arrow keys inside', async () => {
    const { user } = setup();
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.tab();
    expect(buttons[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(buttons[2]).toHaveFocus();
    await user.keyboard('{End}');
    expect(buttons.at(-1)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(buttons[0]).toHaveFocus();
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]]);
  });

  it('is reached from the text with Alt+F10 and left with Escape', async () => {
    const { user, text } = setup();
    await user.click(text);
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(text).toHaveFocus();
  });

  it.each([
    ['Bold', '<p><strong>ข่าว</strong></p>'],
    ['Italic', '<p><em>ข่าว</em></p>'],
    ['Heading 2', '<h2>ข่าว</h2>'],
    ['Bullet list', '<ul><li>ข่าว</li></ul>'],
    ['Numbered list', '<ol><li>ข่าว</li></ol>'],
    ['Quote', '<blockquote><p>ข่าว</p></blockquote>'],
  ])('%s applies %s and removes it again [EDT-01]', async (name, html) => {
    const { text, press, saved } = setup({ stored: '<p>ข่าว</p>' });
    act(() => {
      text.focus();
      window.getSelection()?.selectAllChildren(text);
      document.dispatchEvent(new Event('selectionchange'));
    });
    await press(name);
    expect(saved()).toBe(html);
    await press(name);
    expect(saved()).toBe('<p>ข่าว</p>');
  });

  it('converts a paragraph to a heading and keeps its attributes', async () => {
    const { select, press, saved } = setup({ stored: '<p class="lead">ข่าว</p>' });
    select(0, 4);
    await press('Heading 2');
    expect(saved()).toBe('<h2 class="lead">ข่าว</h2>');
  });

  it('undoes and redoes', async () => {
    const { paste, press, saved } = setup({ stored: '<p>a</p>' });
    paste({ text: 'ข่าว' });
    await press('Undo');
    expect(saved()).toBe('<p>a</p>');
    await press('Redo');
    expect(saved()).toContain('ข่าว');
  });
});

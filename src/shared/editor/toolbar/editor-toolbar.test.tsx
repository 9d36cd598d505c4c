import { act, fireEvent, screen } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

const named = (name: string) => screen.getByRole('button', { name });
const buttonsOf = (element: HTMLElement) => [...element.querySelectorAll('button')]; // eslint-disable-line testing-library/no-node-access -- in their order on the page
const focus = (name: string) => act(() => named(name).focus());
const stops = () => buttonsOf(screen.getByRole('toolbar')).filter(({ tabIndex }) => tabIndex === 0);

describe('the toolbar of the editor', () => {
  it('is one stop of the Tab key, at the button that had the focus last', async () => {
    const { user } = renderEditor();
    expect(stops()).toEqual([named('Undo')]);
    focus('Undo');
    await user.keyboard('{ArrowRight}');
    expect(named('Redo')).toHaveFocus();
    expect(stops()).toEqual([named('Redo')]);
  });

  it.each([
    ['Undo', 'ArrowLeft', 'More formats'],
    ['More formats', 'ArrowRight', 'Undo'],
    ['Redo', 'ArrowLeft', 'Undo'],
    ['Bold', 'Home', 'Undo'],
    ['Bold', 'End', 'More formats'],
    ['Bold', 'ArrowDown', 'Bold'],
  ])('leads from %s with %s to %s', async (from, key, to) => {
    const { user } = renderEditor();
    focus(from);
    await user.keyboard(`{${key}}`);
    expect(named(to)).toHaveFocus();
  });

  it('shows which formats the text at the cursor has', () => {
    const { select } = renderEditor({ stored: '<p><strong>ab</strong></p><h2>cd</h2>' });
    select(1);
    expect(named('Bold')).toHaveAttribute('aria-pressed', 'true');
    expect(named('Heading 2')).toHaveAttribute('aria-pressed', 'false');
    select(4);
    expect(named('Bold')).toHaveAttribute('aria-pressed', 'false');
    expect(named('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  });

  it('opens one panel at a time below it, whose first field has the focus', async () => {
    const { press } = renderEditor();
    await press('Link');
    const panel = screen.getByRole('group', { name: 'Link' });
    expect(named('Link')).toHaveAttribute('aria-expanded', 'true');
    expect(named('Link')).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
    await press('Media');
    expect(screen.queryByRole('group', { name: 'Link' })).not.toBeInTheDocument();
    expect(named('Link')).toHaveAttribute('aria-expanded', 'false');
    expect(named('Link')).not.toHaveAttribute('aria-controls');
    expect(screen.getByRole('textbox', { name: 'Video address' })).toHaveFocus();
    await press('Media');
    expect(screen.queryByRole('group', { name: 'Media' })).not.toBeInTheDocument();
  });

  it('gives the focus back to the text with Escape if no panel is open', async () => {
    const { user, text } = renderEditor();
    focus('Bold');
    await user.keyboard('a');
    expect(named('Bold')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(text).toHaveFocus();
  });

  it('cannot be used while the text cannot be edited', () => {
    renderEditor({ disabled: true });
    expect(buttonsOf(screen.getByRole('toolbar')).filter(({ disabled }) => !disabled)).toEqual([]);
  });

  it('does not take the focus from the text when the pointer presses a button', () => {
    renderEditor();
    expect(fireEvent.mouseDown(named('Bold'))).toBe(false);
    expect(fireEvent.mouseDown(named('Image'))).toBe(false);
  });
});

describe('the label of the editor', () => {
  it('leads to the text', async () => {
    const { user, text } = renderEditor({ required: true });
    expect(text).not.toHaveFocus();
    await user.click(screen.getByText('Content'));
    expect(text).toHaveFocus();
    expect(text).toHaveAttribute('aria-required', 'true');
  });
});

describe('the button for pictures', () => {
  it('opens the choice of files, uploads each of them, and can choose the same again', async () => {
    const onUploadImage = jest.fn(() => Promise.resolve({ url: '/files/a.png' }));
    const { user, press } = renderEditor({ onUploadImage });
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')]; // eslint-disable-line testing-library/no-node-access -- hidden behind the button
    const [input] = inputs;
    expect(inputs).toHaveLength(1);
    expect([input?.accept, input?.multiple]).toEqual(['image/*', true]);
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue(undefined);
    await press('Image');
    expect(opened.mock.contexts).toEqual([input]);
    opened.mockRestore();
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await user.upload(input ?? document.createElement('input'), files);
    expect(onUploadImage).toHaveBeenCalledTimes(2);
    expect(input?.value).toBe('');
  });
});

/* eslint-disable testing-library/no-node-access -- what stands in the text has no roles of its own */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
import { linkRules } from './testing/link-rules';
import { preparePage } from './testing/quill-in-jsdom';
import { toSavedHtml } from './to-saved-html';
import type { UploadImage } from './upload/use-image-uploads';

beforeAll(preparePage);

type Options = Partial<RichTextEditorProps> & { stored?: string };

const setup = ({ stored = '', ...props }: Options = {}) => {
  const onChange = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  let value = stored;
  const Page = () => {
    const [current, setCurrent] = useState(stored);
    value = current;
    return (
      <form onSubmit={onSubmit}>
        <RichTextEditor
          label="Content"
          links={linkRules}
          onUploadImage={() => Promise.resolve({ url: '/files/a.png' })}
          {...props}
          value={current}
          onChange={(next) => {
            onChange(next);
            setCurrent(next);
          }}
        />
        <button type="button" onClick={() => setCurrent('<p>reset</p>')}>
          Reset
        </button>
      </form>
    );
  };
  const view = renderWithProviders(<Page />);
  const text = screen.getByRole('textbox', { name: 'Content' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const saved = () => toSavedHtml(value, linkRules);
  const paste = (data: { html?: string; text?: string; files?: File[] }) => {
    act(() => text.focus());
    const getData = (type: string) =>
      (type === 'text/html' ? data.html : type === 'text/plain' ? data.text : '') ?? '';
    fireEvent.paste(text, { clipboardData: { getData, files: data.files ?? [] } });
  };
  const raw = () => value;
  return { ...view, text, press, saved, raw, paste, onChange, onSubmit };
};

const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};

/** An upload that the test ends itself. */
const heldUpload = () => {
  const calls: {
    signal: AbortSignal;
    onProgress: (part: number) => void;
    end: (url: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const onUploadImage: UploadImage = (_file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      calls.push({ signal, onProgress, end: (url) => resolve({ url }), fail: reject });
    });
  return { calls, onUploadImage };
};

describe('the editor', () => {
  it('is 500 px high with its toolbar and word count [EDT-01, LIM-02]', () => {
    const { text } = setup();
    expect(document.querySelector('.editor')).toHaveStyle({ height: '500px' });
    expect(document.querySelector('.editor')).toContainElement(text);
    expect(document.querySelector('.editor')).toContainElement(
      screen.getByRole('toolbar', { name: 'Formatting' }),
    );
    expect(screen.getByText('0 คำ')).toBeInTheDocument();
  });

  it('offers lists, link, image, table, code, media and emoticons [EDT-01]', () => {
    setup();
    const toolbar = within(screen.getByRole('toolbar'));
    for (const name of [
      'Bullet list',
      'Numbered list',
      'Link',
      'Image',
      'Table',
      'Code block',
      'Media',
      'Emoticons',
    ])
      expect(toolbar.getByRole('button', { name })).toBeEnabled();
  });

  it('says that it is wrong, and why', () => {
    const { text } = setup({ error: 'Content is required' });
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription(/^Content is required/);
  });

  it('shows a stored body and changes nothing by opening it [EDT-06]', () => {
    const { text, onChange, raw } = setup({ stored: '<p>ข่าว<script>alert(1)</script></p>' });
    expect(text).toHaveTextContent('ข่าว');
    expect(text.querySelector('script')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(raw()).toBe('<p>ข่าว<script>alert(1)</script></p>');
  });

  it('shows a value that is given from outside', async () => {
    const { text, press } = setup({ stored: '<p>first</p>' });
    await press('Reset');
    expect(text).toHaveTextContent('reset');
  });

  it('counts words when typing pauses [EDT-01]', async () => {
    const { paste } = setup();
    paste({ text: 'ฉันกินข้าว' });
    expect(await screen.findByText('3 คำ')).toBeInTheDocument();
  });

  it('can be closed to typing', () => {
    const { text } = setup({ disabled: true });
    expect(text).toHaveAttribute('contenteditable', 'false');
    expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
  });
});

describe('the toolbar', () => {
  it('is one stop for Tab, with arrow keys inside', async () => {
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
    ['Underline', '<p><u>ข่าว</u></p>'],
    ['Strikethrough', '<p><s>ข่าว</s></p>'],
    ['Inline code', '<p><code>ข่าว</code></p>'],
    ['Heading 2', '<h2>ข่าว</h2>'],
    ['Bullet list', '<ul><li>ข่าว</li></ul>'],
    ['Numbered list', '<ol><li>ข่าว</li></ol>'],
    ['Quote', '<blockquote><p>ข่าว</p></blockquote>'],
    ['Code block', '<pre><code>ข่าว</code></pre>'],
  ])('%s makes %s and takes it back [EDT-01]', async (name, html) => {
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

  it('undoes and redoes', async () => {
    const { paste, press, saved } = setup({ stored: '<p>a</p>' });
    paste({ text: 'ข่าว' });
    await press('Undo');
    expect(saved()).toBe('<p>a</p>');
    await press('Redo');
    expect(saved()).toContain('ข่าว');
  });
});

describe('the panels', () => {
  it('makes a link, and does not send the form on Enter [EDT-01, EDT-03]', async () => {
    const { press, saved, user, onSubmit } = setup();
    await press('Link');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'not an address{Enter}');
    expect(screen.getByText('ที่อยู่ลิงก์ไม่ถูกต้อง')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Address' }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'other.example/a{Enter}');
    expect(saved()).toBe(
      '<p><a href="https://product.example/redirect?link=https%3A%2F%2Fother.example%2Fa" target="_blank" rel="noopener noreferrer">https://other.example/a</a></p>',
    );
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
  });

  it('shows a video of a known site only [EDT-01]', async () => {
    const { press, saved, user } = setup();
    await press('Media');
    await user.type(screen.getByRole('textbox', { name: 'Video address' }), 'https://other.example/v{Enter}');
    expect(screen.getByText(/รองรับเฉพาะวิดีโอ/)).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Video address' }));
    await user.type(
      screen.getByRole('textbox', { name: 'Video address' }),
      'https://youtu.be/dQw4w9WgXcQ{Enter}',
    );
    expect(saved()).toContain('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"');
  });

  it('makes a table and changes its rows and columns [EDT-01]', async () => {
    const { press, saved, user } = setup();
    const size = () => {
      const { body } = new DOMParser().parseFromString(saved(), 'text/html');
      return [body.querySelectorAll('tr').length, body.querySelectorAll('td').length];
    };
    await press('Table');
    const rows = screen.getByRole('spinbutton', { name: 'Rows' });
    await user.clear(rows);
    await user.type(rows, '2{Enter}');
    expect(size()).toEqual([2, 6]);
    await press('Table');
    await press('Row below');
    await press('Column right');
    expect(size()).toEqual([3, 12]);
    await press('Delete row');
    await press('Delete column');
    expect(size()).toEqual([2, 6]);
    await press('Delete table');
    expect(size()).toEqual([0, 0]);
  });

  it('writes an emoticon, chosen by keyboard [EDT-01]', async () => {
    const { press, saved, user } = setup();
    await press('Emoticons');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(saved()).toBe('<p>😃</p>');
  });

  it('closes with Escape and leads back to its button', async () => {
    const { press, user } = setup();
    await press('Emoticons');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Emoticons' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Emoticons' })).toHaveFocus();
  });
});

describe('uploading a picture', () => {
  it('inserts the address that the server gives, from the button [EDT-02]', async () => {
    const { user, saved } = setup();
    await user.upload(fileInput(), picture());
    await waitFor(() => expect(saved()).toBe('<p><img src="/files/a.png" alt=""></p>'));
  });

  it('inserts it from a paste, as text never [EDT-02]', async () => {
    const { paste, saved, raw } = setup();
    paste({ files: [picture()] });
    await waitFor(() => expect(saved()).toContain('<img src="/files/a.png"'));
    expect(raw()).not.toContain('data:image');
  });

  it('inserts it from a drop [EDT-02]', async () => {
    const { text, saved } = setup();
    const range = document.createRange();
    range.selectNodeContents(text);
    document.caretRangeFromPoint = () => range;
    fireEvent.drop(text, { dataTransfer: { files: [picture()] } });
    await waitFor(() => expect(saved()).toContain('<img src="/files/a.png"'));
  });

  it('refuses what is no picture, and sends nothing [EDT-02]', async () => {
    const onUploadImage = jest.fn();
    const { paste } = setup({ onUploadImage });
    paste({ files: [new File(['x'], 'a.txt', { type: 'text/plain' })] });
    expect(await screen.findByText('You could only upload images.')).toBeInTheDocument();
    expect(onUploadImage).not.toHaveBeenCalled();
  });

  it('shows how far it is, and tells the form until it is done', async () => {
    const { calls, onUploadImage } = heldUpload();
    const onUploadingChange = jest.fn();
    const { user, saved, text } = setup({ onUploadImage, onUploadingChange });
    await user.upload(fileInput(), picture());
    expect(text.querySelector('.image-upload')).toHaveAttribute('data-name', 'a.png');
    act(() => calls[0]?.onProgress(0.5));
    expect(screen.getByRole('progressbar', { name: 'a.png' })).toHaveValue(0.5);
    expect(onUploadingChange).toHaveBeenLastCalledWith(true);
    expect(saved()).not.toContain('image-upload');
    act(() => calls[0]?.end('/files/b.png'));
    await waitFor(() => expect(onUploadingChange).toHaveBeenLastCalledWith(false));
    expect(saved()).toContain('/files/b.png');
    expect(text.querySelector('.image-upload')).toBeNull();
  });

  it('says why it failed, and tries again when asked [EDT-02]', async () => {
    const { calls, onUploadImage } = heldUpload();
    const { user, press, saved } = setup({ onUploadImage });
    await user.upload(fileInput(), picture());
    act(() => calls[0]?.fail(new Error('Too large')));
    expect(await screen.findByText('Upload image error. Too large')).toBeInTheDocument();
    await press('Retry');
    act(() => calls[1]?.end('/files/c.png'));
    await waitFor(() => expect(saved()).toContain('/files/c.png'));
  });

  it('stops when it is cancelled, and leaves no mark', async () => {
    const { calls, onUploadImage } = heldUpload();
    const { user, press, saved, text } = setup({ onUploadImage, stored: '<p>ข่าว</p>' });
    await user.upload(fileInput(), picture());
    await press('Cancel');
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(text.querySelector('.image-upload')).toBeNull();
    expect(saved()).toBe('<p>ข่าว</p>');
  });
});

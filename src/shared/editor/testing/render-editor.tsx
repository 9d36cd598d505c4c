import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Delta from 'quill-delta';
import { useState } from 'react';
import { Quill } from 'react-quill';

import { ThemeProvider } from '@/shared/ui/theme/theme-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

import { rewriteLinks } from '../blocks/rewrite-links';
import { splitBody } from '../blocks/split-body';
import { currentRange } from '../quill/commands';
import { RichTextEditor, type RichTextEditorProps } from '../rich-text-editor';

import { linkRules } from './link-rules';
import { preparePage } from './quill-in-jsdom';

type Options = Partial<RichTextEditorProps> & {
  stored?: string;
  /** Whether an emitted value is passed back as the value immediately; otherwise the test does it. */
  echoed?: boolean;
  /** Whether the part that splits a body has loaded; otherwise the test calls `splittingArrives`. */
  splits?: boolean;
};

/** Renders the editor in a form as the news form does, with helpers for tests. */
export const renderEditor = ({ stored = '', echoed = true, splits = true, ...props }: Options = {}) => {
  const onChange = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  let value = stored;
  let setValue: (next: string) => void;
  let setCanSplit: (next: boolean) => void;
  const Page = () => {
    const [current, setCurrent] = useState(stored);
    value = current;
    setValue = setCurrent;
    const [canSplit, setSplitting] = useState(splits);
    setCanSplit = setSplitting;
    return (
      <form onSubmit={onSubmit}>
        <RichTextEditor
          label="Content"
          links={linkRules}
          split={canSplit ? splitBody : undefined}
          onUploadImage={() => Promise.resolve({ url: '/files/a.png' })}
          {...props}
          value={current}
          onChange={(next) => {
            onChange(next);
            if (echoed) setCurrent(next);
          }}
        />
        <button type="button" onClick={() => setCurrent('<p>reset</p>')}>
          Reset
        </button>
      </form>
    );
  };
  preparePage();
  const user = userEvent.setup();
  render(
    <ThemeProvider>
      <Page />
      <Toaster />
    </ThemeProvider>,
  );
  const text = screen.getByRole('textbox', { name: 'Content' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const saved = () => rewriteLinks(value, linkRules);
  const paste = (data: { html?: string; text?: string; files?: File[] }) => {
    act(() => text.focus());
    const getData = (type: string) =>
      (type === 'text/html' ? data.html : type === 'text/plain' ? data.text : '') ?? '';
    fireEvent.paste(text, { clipboardData: { getData, files: data.files ?? [] } });
  };
  const raw = () => value;
  const quill = () => {
    // eslint-disable-next-line testing-library/no-node-access -- Quill is found through the element around the text
    const found = Quill.find(text.parentElement ?? text);
    if (!(found instanceof Quill)) throw new Error('There is no editor.');
    return found;
  };
  const select = (index: number, length = 0) => act(() => quill().setSelection(index, length, 'user'));
  const typeText = (typed: string) => {
    const { index, length } = currentRange(quill());
    act(() => quill().updateContents(new Delta().retain(index).delete(length).insert(typed), 'user'));
  };
  const cursor = () => quill().getSelection()?.index;
  const give = (next: string) => act(() => setValue(next));
  const splittingArrives = () => act(() => setCanSplit(true));
  return {
    user,
    give,
    splittingArrives,
    select,
    typeText,
    cursor,
    text,
    press,
    saved,
    raw,
    paste,
    onChange,
    onSubmit,
  };
};

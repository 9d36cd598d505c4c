/* eslint-disable testing-library/no-node-access -- Quill renders raw blocks without a role */
import { act, renderHook } from '@testing-library/react';

import { splitBody } from './blocks/split-body';
import { inEditor } from './testing/in-editor';
import { useRawBlocks } from './use-raw-blocks';

const RAW = '<video src="/a.mp4"></video>';

/** An editor with a block whose html is being edited. */
const setup = (split: typeof splitBody | undefined = splitBody) => {
  const { quill, html } = inEditor(`<p>x</p>${RAW}<p>y</p>`);
  document.body.replaceChildren(quill.container);
  const { result } = renderHook(() => useRawBlocks(quill, split));
  const [block = quill.root] = quill.root.getElementsByClassName('ql-raw');
  const edit = () =>
    act(() => void block.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  return { quill, html, result, edit, apply: (source: string) => act(() => result.current.apply(source)) };
};

describe('the html of a block', () => {
  it('is shown while it is edited, and not before or after', () => {
    const { result, edit } = setup();
    expect(result.current.source).toBeNull();
    edit();
    expect(result.current.source).toBe(RAW);
    act(() => result.current.close());
    expect(result.current.source).toBeNull();
  });

  it.each([
    ['another block', '<audio src="/b.mp3"></audio>', '<audio src="/b.mp3"></audio>'],
    [
      'another block with spaces around it',
      ' <audio src="/b.mp3"></audio>\n',
      '<audio src="/b.mp3"></audio>',
    ],
    ['a paragraph, which becomes text', '<p class="k">a</p>', '<p class="k">a</p>'],
    ['a list, which becomes text', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['several blocks', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['a block with a comment before it', '<!-- c --><p>a</p>', '<!-- c --><p>a</p>'],
    ['a block with a comment behind it', '<p>a</p><!-- c -->', '<p>a</p><!-- c -->'],
    ['nothing', '', ''],
    ['only spaces', ' \n', ''],
  ])('can become %s', (_name, source, saved) => {
    const { html, edit, apply, result } = setup();
    edit();
    apply(source);
    expect(html()).toBe(`<p>x</p>${saved}<p>y</p>`);
    expect(result.current.source).toBeNull();
  });

  it.each([
    ['<p>a</p>', 0],
    ['', 0],
    [' \n', 0],
    ['<p>a</p><p>b</p>', 1],
    ['<!-- c --><p>a</p>', 1],
    ['<p>a</p><!-- c -->', 1],
    ['<video src="/b.mp4"></video>', 1],
  ])('is text of the editor where one block can be: %s', (source, count) => {
    const { quill, edit, apply } = setup();
    edit();
    apply(source);
    expect(quill.root.getElementsByClassName('ql-raw')).toHaveLength(count);
  });

  it('stays html while what parts it is still loading', () => {
    const { quill, html, edit, apply } = setup(undefined);
    const { result } = renderHook(() => useRawBlocks(quill, undefined));
    expect(result.current.source).toBeNull();
    edit();
    apply('<p>a</p>');
    expect(html()).toBe('<p>x</p><p>a</p><p>y</p>');
  });

  it('that was not changed is no step of Undo', () => {
    const { quill, edit, apply } = setup();
    const changed = jest.fn();
    quill.on('text-change', changed);
    edit();
    apply(RAW);
    expect(changed).not.toHaveBeenCalled();
  });

  it('is nowhere without an editor', () => {
    const { result } = renderHook(() => useRawBlocks(null, splitBody));
    expect(result.current.source).toBeNull();
    act(() => result.current.apply('<p>a</p>'));
    expect(result.current.source).toBeNull();
  });

  it('is no longer listened for after the editor was taken away', () => {
    const { quill } = inEditor(`<p>x</p>${RAW}`);
    document.body.replaceChildren(quill.container);
    const { result, unmount } = renderHook(() => useRawBlocks(quill, splitBody));
    unmount();
    const [block = quill.root] = quill.root.getElementsByClassName('ql-raw');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    block.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(result.current.source).toBeNull();
  });
});

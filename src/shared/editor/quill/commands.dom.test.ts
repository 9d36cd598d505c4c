import { inEditor } from '../testing/in-editor';

import {
  clearFormats,
  currentRange,
  insertRule,
  insertText,
  insertVideo,
  linkAt,
  removeLink,
  setLink,
  toggle,
} from './commands';

const setup = (html: string, index?: number, length = 0) => {
  const { quill, html: saved } = inEditor(html);
  document.body.replaceChildren(quill.container);
  if (index !== undefined) quill.setSelection(index, length, 'user');
  return { quill, saved };
};

const cursorOf = ({ quill }: ReturnType<typeof setup>) => currentRange(quill);

describe('the range that a command applies to', () => {
  it('is the selection, also after the focus has left', () => {
    const editor = setup('<p>abc</p>', 1, 2);
    expect(cursorOf(editor)).toEqual({ index: 1, length: 2 });
    editor.quill.blur();
    expect(cursorOf(editor)).toEqual({ index: 1, length: 2 });
  });
});

describe('a format', () => {
  it.each<[string, string, unknown, string]>([
    ['<p>abc</p>', 'bold', true, '<p><strong>abc</strong></p>'],
    ['<p><strong>abc</strong></p>', 'bold', true, '<p>abc</p>'],
    ['<p>abc</p>', 'header', 2, '<h2>abc</h2>'],
    ['<h2>abc</h2>', 'header', 2, '<p>abc</p>'],
    ['<h2>abc</h2>', 'header', 3, '<h3>abc</h3>'],
    ['<p><sub>abc</sub></p>', 'script', 'super', '<p><sup>abc</sup></p>'],
  ])('of %s is toggled: %s %s', (html, name, value, after) => {
    const { quill, saved } = setup(html, 0, 3);
    toggle(quill, name, value);
    expect(saved()).toBe(after);
  });

  it('is set if no value is named', () => {
    const { quill, saved } = setup('<p>abc</p>', 0, 3);
    toggle(quill, 'italic');
    expect(saved()).toBe('<p><em>abc</em></p>');
  });

  it('is only cleared from the selection', () => {
    const { quill, saved } = setup('<p><strong>abc</strong></p>', 0, 2);
    clearFormats(quill);
    expect(saved()).toBe('<p>ab<strong>c</strong></p>');
  });
});

describe('what is inserted', () => {
  it('takes the place of the selection, and the cursor is behind it', () => {
    const editor = setup('<p>abc</p>', 1, 1);
    insertText(editor.quill, 'xyz');
    expect(editor.saved()).toBe('<p>axyzc</p>');
    expect(cursorOf(editor)).toEqual({ index: 4, length: 0 });
  });

  it('can be a rule, or a player with its size and its name', () => {
    const editor = setup('<p>ab</p>', 1);
    insertRule(editor.quill);
    expect(editor.saved()).toBe('<p>a</p><hr><p>b</p>');
    expect(cursorOf(editor).index).toBe(2);
    insertVideo(editor.quill, 'https://player.vimeo.com/video/1');
    expect(editor.saved()).toContain(
      '<iframe src="https://player.vimeo.com/video/1" width="560" height="315" allowfullscreen="" title="Video"></iframe>',
    );
  });
});

describe('a link', () => {
  const HTML = '<p>ab<a href="/a">c<strong>d</strong></a>e</p>';
  const NEW = 'target="_blank" rel="noopener noreferrer"';

  it.each([
    [1, null],
    [3, { index: 2, length: 2, href: '/a' }],
    [4, { index: 2, length: 2, href: '/a' }],
    [5, null],
  ])('is found at its place: %i', (index, link) => {
    expect(linkAt(setup(HTML).quill, index)).toEqual(link);
  });

  it('around the editor is none of its links', () => {
    const { quill } = setup('<p>a</p>');
    const around = document.createElement('a');
    around.href = '/around';
    quill.container.replaceWith(around);
    around.append(quill.container);
    expect(linkAt(quill, 1)).toBeNull();
  });

  it.each([
    ['changes as a whole', HTML, 3, 0, `<p>ab<a href="/b" ${NEW}>c<strong>d</strong></a>e</p>`],
    [
      'changes where it is selected',
      HTML,
      3,
      1,
      `<p>ab<a href="/a">c</a><a href="/b" ${NEW}><strong>d</strong></a>e</p>`,
    ],
    ['is set on the selection', '<p>abc</p>', 1, 1, `<p>a<a href="/b" ${NEW}>b</a>c</p>`],
    ['is written out elsewhere', '<p>abc</p>', 1, 0, `<p>a<a href="/b" ${NEW}>/b</a>bc</p>`],
  ])('%s', (_name, html, index, length, after) => {
    const { quill, saved } = setup(html, index, length);
    setLink(quill, '/b');
    expect(saved()).toBe(after);
  });

  it('that was written out has the cursor behind it', () => {
    const editor = setup('<p>abc</p>', 1);
    setLink(editor.quill, '/long');
    expect(cursorOf(editor)).toEqual({ index: 6, length: 0 });
  });

  it.each([
    [3, 0, '<p>abc<strong>d</strong>e</p>'],
    [2, 1, '<p>abc<a href="/a"><strong>d</strong></a>e</p>'],
    [0, 0, HTML],
  ])('is removed: at %i, %i long', (index, length, after) => {
    const { quill, saved } = setup(HTML, index, length);
    removeLink(quill);
    expect(saved()).toBe(after);
  });
});

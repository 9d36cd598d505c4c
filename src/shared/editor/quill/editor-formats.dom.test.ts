import { inEditor } from '../testing/in-editor';

const setup = (html: string, index: number, length = 0) => {
  const editor = inEditor(html);
  document.body.replaceChildren(editor.quill.container);
  editor.quill.setSelection(index, length, 'silent');
  return editor;
};

describe('Enter in a figure', () => {
  const PICTURE = '<img src="/a.png">';
  const enter = (html: string, index: number, length = 0) => {
    const { quill, html: saved } = setup(html, index, length);
    quill.root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    const cursor = quill.getSelection();
    quill.insertText(cursor?.index ?? 0, 'x', 'user');
    return { saved: saved(), cursor };
  };

  it.each([
    [
      'behind its picture begins a caption',
      `<figure class="k">${PICTURE}</figure><p>z</p>`,
      1,
      0,
      `<figure class="k">${PICTURE}<figcaption>x</figcaption></figure><p>z</p>`,
    ],
    [
      'behind its caption leaves it',
      `<figure>${PICTURE}<figcaption>ab</figcaption></figure><p>z</p>`,
      4,
      0,
      `<figure>${PICTURE}<figcaption>ab</figcaption></figure><p>x</p><p>z</p>`,
    ],
    [
      'in its caption takes the rest out of it',
      `<figure>${PICTURE}<figcaption>ab</figcaption></figure><p>z</p>`,
      3,
      0,
      `<figure>${PICTURE}<figcaption>a</figcaption></figure><p>xb</p><p>z</p>`,
    ],
    [
      'replaces what is selected',
      `<figure>${PICTURE}<figcaption>abc</figcaption></figure><p>z</p>`,
      3,
      1,
      `<figure>${PICTURE}<figcaption>a</figcaption></figure><p>xc</p><p>z</p>`,
    ],
  ])('%s, and the cursor is there', (_name, html, index, length, after) => {
    const { saved, cursor } = enter(html, index, length);
    expect(saved).toBe(after);
    expect(cursor).toEqual({ index: index + 1, length: 0 });
  });

  it('elsewhere begins a paragraph', () => {
    expect(enter('<p class="k">ab</p>', 1).saved).toBe('<p class="k">a</p><p class="k">xb</p>');
  });
});

describe('Ctrl+End', () => {
  const FIGURE = '<figure><img src="/a.png"><figcaption>ab</figcaption></figure>';
  const pressEnd = (html: string) => {
    const { quill, html: saved } = setup(html, 0);
    const event = new KeyboardEvent('keydown', {
      key: 'End',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    quill.root.dispatchEvent(event);
    return { quill, saved, isHandled: event.defaultPrevented };
  };

  it('goes behind a figure that ends the text, to a new paragraph', () => {
    const { quill, saved } = pressEnd(`<p>a</p>${FIGURE}`);
    quill.insertText(quill.getSelection()?.index ?? 0, 'x', 'user');
    expect(saved()).toBe(`<p>a</p>${FIGURE}<p>x</p>`);
  });

  it('is left to the browser behind any other text', () => {
    const { saved, isHandled } = pressEnd(`${FIGURE}<p>a</p>`);
    expect(isHandled).toBe(false);
    expect(saved()).toBe(`${FIGURE}<p>a</p>`);
  });
});

describe('what comes into the editor from elsewhere', () => {
  /** The ops of pasted html, without the line end at the end. */
  const pasted = (html: string) => inEditor('').quill.clipboard.convert({ html }).ops;

  it.each<[string, object[]]>([
    ['<img src="/a.png" alt="b" class="k">', [{ insert: { image: { src: '/a.png', alt: 'b' } } }]],
    [
      '<iframe src="https://player.vimeo.com/video/1" width="5" class="k"></iframe>',
      [{ insert: { video: { src: 'https://player.vimeo.com/video/1', width: '5' } } }],
    ],
    [
      '<a href="/a" rel="x" class="k">a</a>',
      [{ insert: 'a', attributes: { link: { href: '/a', rel: 'x' } } }],
    ],
    ['<a name="top">a</a>', [{ insert: 'a' }]],
  ])('keeps what the editor knows: %s', (html, ops) => {
    expect(pasted(html)).toEqual(ops);
  });

  it.each([
    ['<pre data-language="js">a</pre>', 'js'],
    ['<pre>a</pre>', true],
  ])('keeps the language of code: %s', (html, language) => {
    expect(pasted(html).at(-1)?.attributes).toEqual({ 'code-block': language });
  });
});

describe('links side by side', () => {
  it.each([
    ['become one if they are alike', '<p>ab</p>', (href: string) => ({ href }), '<p><a href="/a">ab</a></p>'],
    [
      'stay two if only their address is the same',
      '<p>ab</p>',
      (href: string, at: number) => ({ href, title: String(at) }),
      '<p><a href="/a" title="0">a</a><a href="/a" title="1">b</a></p>',
    ],
  ])('%s', (_name, html, linkAt, after) => {
    const { quill, html: saved } = setup(html, 0);
    [0, 1].forEach((at) => quill.formatText(at, 1, 'link', linkAt('/a', at), 'user'));
    expect(saved()).toBe(after);
  });

  it('change in place, with all of their attributes', () => {
    const { quill, html } = setup('<p><a href="/a" class="k" title="t">a</a></p>', 0);
    quill.formatText(0, 1, 'link', { href: '/b', rel: 'x' }, 'user');
    expect(html()).toBe('<p><a href="/b" rel="x">a</a></p>');
    quill.formatText(0, 1, 'link', false, 'user');
    expect(html()).toBe('<p>a</p>');
  });
});

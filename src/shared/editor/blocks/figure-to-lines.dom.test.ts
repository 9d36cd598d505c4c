import { enterInFigure } from '../quill/figure-format';
import { inEditor } from '../testing/in-editor';

const IMAGE = '<img src="/a.png" alt="เขื่อน">';

describe('a figure', () => {
  it.each([
    `<figure class="wp-block-image">${IMAGE}<figcaption class="c">x</figcaption></figure>`,
    `<figure><a href="/big.png">${IMAGE}</a><figcaption><p>a <em>x</em></p></figcaption></figure>`,
    `<figure><div class="box"><p>${IMAGE}</p></div><figcaption>x</figcaption></figure>`,
    `<figure>${IMAGE}<figcaption>a</figcaption></figure><figure>${IMAGE}<figcaption>x</figcaption></figure>`,
    `<figure><picture><source srcset="/a.webp">${IMAGE}</picture><figcaption>x</figcaption></figure>`,
    `<figure>${IMAGE}${IMAGE}<figcaption>x</figcaption></figure>`,
  ])('has an editable caption and keeps the rest: %s [FID-04]', (html) => {
    const { raw, type, html: saved } = inEditor(html);
    expect(raw).toEqual([]);
    type('x', 'ZZ');
    expect(saved()).toContain('xZZ');
    expect(saved().replace('ZZ', '')).toBe(html);
  });

  it.each([
    ['<iframe src="https://maps.example/x"></iframe>', 1],
    ['<video src="/a.mp4" controls></video>', 1],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', 0],
    [`<div><p>${IMAGE}</p><p>a</p></div>`, 0],
  ])('with other content has an editable caption: %s [FID-04]', (other, count) => {
    const figure = `<figure>${other}<figcaption>x</figcaption></figure>`;
    const { raw, type, html: saved } = inEditor(figure);
    expect(raw).toEqual(count > 0 ? [other] : []);
    type('x', 'ZZ');
    expect(saved()).toBe(figure.replace('x</fig', 'xZZ</fig'));
  });

  it('gets a caption with Enter after its picture, and Enter in the caption leaves the figure [FID-04]', () => {
    const { quill, html } = inEditor(`<figure class="k">${IMAGE}</figure><p>b</p>`);
    enterInFigure(quill, { index: 1, length: 0 });
    quill.insertText(2, 'คำ', 'user');
    expect(html()).toBe(`<figure class="k">${IMAGE}<figcaption>คำ</figcaption></figure><p>b</p>`);
    enterInFigure(quill, { index: 4, length: 0 });
    quill.insertText(5, 'ต่อ', 'user');
    expect(html()).toBe(`<figure class="k">${IMAGE}<figcaption>คำ</figcaption></figure><p>ต่อ</p><p>b</p>`);
  });
});

describe('a horizontal rule', () => {
  it('keeps its attributes and separates the text around it [FID-04]', () => {
    const html = '<p>a</p><hr class="wp-block-separator"><p>x</p>';
    const { raw, type, html: saved, quill } = inEditor(html);
    expect(raw).toEqual([]);
    quill.deleteText(2, 1, 'user');
    expect(saved()).toBe('<p>a</p><p>x</p>');
    quill.history.undo();
    type('x', 'y');
    expect(saved()).toBe('<p>a</p><hr class="wp-block-separator"><p>xy</p>');
  });
});

describe('the order of attributes', () => {
  it.each([
    '<p><a target="_blank" href="https://a.example/">x</a> x</p>',
    '<p><img alt="a" src="/a.png" height="5" width="5">x</p>',
  ])('is kept and does not turn a block into a raw block: %s [FID-04]', (html) => {
    const { raw, type, html: saved } = inEditor(html);
    expect(raw).toEqual([]);
    type('x', 'ZZ');
    expect(saved().replace('ZZ', '')).toBe(html);
  });
});

describe('a line added at the end of a list or quotation', () => {
  it.each([
    [
      '<ol class="k" start="3"><li>a</li></ol><p>b</p>',
      '<ol class="k" start="3"><li>a</li><li>new</li></ol><p>b</p>',
    ],
    ['<blockquote><p>a</p></blockquote><p>b</p>', '<blockquote><p>a</p><p>new</p></blockquote><p>b</p>'],
  ])('becomes part of it: %s [FID-04]', (html, after) => {
    const { quill, html: saved } = inEditor(html);
    quill.insertText(1, '\nnew', 'user');
    expect(saved()).toBe(after);
  });
});

describe('adjacent tables', () => {
  it('are not joined, and their rows are not padded to the widest [FID-04]', () => {
    const row = (cells: number) => `<tr>${'<td>a</td>'.repeat(cells)}</tr>`;
    const html = `<table><tbody>${row(1)}</tbody></table>\n<table><tbody>${row(3)}</tbody></table><p>x</p>`;
    const { type, html: saved, quill } = inEditor(html);
    expect(quill.root.querySelectorAll('table')).toHaveLength(2);
    type('x', 'ZZ');
    expect(saved().replace('ZZ', '')).toBe(html);
  });
});

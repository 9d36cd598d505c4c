import { parseHtml } from '@/shared/text/html-to-text';

import { fromEditorBody, wrapEditorHtml } from './from-editor';

const plain = (content: string) => {
  const body = parseHtml(wrapEditorHtml(content));
  fromEditorBody(body);
  return body.innerHTML;
};

const code = (...lines: string[]) =>
  `<div class="ql-code-block-container">${lines
    .map((line) => `<div class="ql-code-block">${line || '<br>'}</div>`)
    .join('')}</div>`;

describe('a code block of the editor', () => {
  it('is one pre with its lines', () => {
    expect(plain(`<p>a</p>${code('x = 1', '', 'y = 2')}`)).toBe(
      '<p>a</p><pre><code>x = 1\n\ny = 2</code></pre>',
    );
  });

  it('that is empty is not saved: it would open protected', () => {
    expect(plain(`<p>a</p>${code('')}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });
});

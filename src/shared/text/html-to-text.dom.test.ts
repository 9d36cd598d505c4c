import { htmlToText, parseHtml } from './html-to-text';

describe('extracting the text of html', () => {
  it('removes markup and decodes entities', () => {
    expect(htmlToText('<p>ข่าว <strong>ด่วน</strong> &amp; more&nbsp;&#35;x</p>')).toBe('ข่าว ด่วน & more #x');
  });

  it('separates blocks and joins inline elements', () => {
    expect(htmlToText('<p>one</p><p>t<b>w</b>o<br>three</p>')).toBe('one\ntwo\nthree');
  });

  it.each(
    'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li main nav ol p pre section ul'.split(
      ' ',
    ),
  )('parts the words of a %s from those beside it', (tag) => {
    expect(htmlToText(`a<${tag}>b</${tag}>c`)).toBe('a\nb\nc');
  });

  it('parts the cells of a table, and what stands beside a line', () => {
    const table =
      '<table><caption>a</caption><thead><tr><th>b</th><th>c</th></tr></thead><tbody><tr><td>d</td><td>e</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>';
    expect(htmlToText(`x${table}y<hr>z`)).toBe('x\na\nb\nc\nd\ne\nf\ny\nz');
  });

  it('reads nothing of a page that shows other things there', () => {
    expect(htmlToText('a<template>b</template><noscript>c</noscript><iframe>d</iframe>e<!-- f -->')).toBe(
      'ae',
    );
  });

  it('ignores scripts and styles', () => {
    expect(htmlToText('<style>p{}</style><p>text</p><script>evil()</script>')).toBe('text');
  });
});

describe('html with a form', () => {
  it('is parsed correctly: form controls lose names that shadow DOM properties', () => {
    const form = parseHtml(
      '<form><input name="attributes"><img id="childNodes"></form><p id="a">x</p>',
    ).querySelector('form');
    expect(form?.innerHTML).toBe('<input><img>');
    expect(parseHtml('<img id="a">').innerHTML).toBe('<img id="a">');
  });
});

describe('controls of a form', () => {
  it.each(['button', 'fieldset', 'img', 'input', 'object', 'output', 'select', 'textarea'])(
    'have no name and no id: %s',
    (tag) => {
      const [control] = parseHtml(`<form><${tag} name="a" id="b" class="c"></form>`).querySelectorAll(tag);
      expect(control?.getAttributeNames()).toEqual(['class']);
    },
  );
});

import { htmlToText, parseHtml } from './html-to-text';

describe('extracting the text of html', () => {
  it('removes markup and decodes entities', () => {
    expect(htmlToText('<p>ข่าว <strong>ด่วน</strong> &amp; more&nbsp;&#35;x</p>')).toBe('ข่าว ด่วน & more #x');
  });

  it('separates blocks and joins inline elements', () => {
    expect(htmlToText('<p>one</p><p>t<b>w</b>o<br>three</p>')).toBe('one\ntwo\nthree');
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

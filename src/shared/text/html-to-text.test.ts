import { htmlToText, parseHtml } from './html-to-text';

describe('reading the words of html', () => {
  it('removes markup and decodes entities', () => {
    expect(htmlToText('<p>ข่าว <strong>ด่วน</strong> &amp; more&nbsp;&#35;x</p>')).toBe('ข่าว ด่วน & more #x');
  });

  it('separates blocks and joins what is only formatted', () => {
    expect(htmlToText('<p>one</p><p>t<b>w</b>o<br>three</p>')).toBe('one\ntwo\nthree');
  });

  it('reads no scripts and no styles', () => {
    expect(htmlToText('<style>p{}</style><p>text</p><script>evil()</script>')).toBe('text');
  });
});

describe('html with a form', () => {
  it('is read as it is: controls lose the names that would stand in the way', () => {
    const form = parseHtml(
      '<form><input name="attributes"><img id="childNodes"></form><p id="a">x</p>',
    ).querySelector('form');
    expect(form?.innerHTML).toBe('<input><img>');
    expect(parseHtml('<img id="a">').innerHTML).toBe('<img id="a">');
  });
});

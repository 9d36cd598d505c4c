import { htmlToText } from './html-to-text';

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

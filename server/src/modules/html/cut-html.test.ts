import { cutHtml } from './cut-html';

const FRAME = 'https://www.youtube.com/embed/x';

describe('forbidden parts of an article’s source', () => {
  const cut = (html: string) => {
    const removed: string[] = [];
    return { html: cutHtml(html, (kind, name) => removed.push(`${kind} ${name}`)), removed };
  };

  it.each([
    ['<p  onclick="x()"  id="n-a"\n>x</p>', '<p  id="n-a"\n>x</p>', ['attribute onclick']],
    ['<p id=n-a onclick=x >x</p>', '<p id=n-a >x</p>', ['attribute onclick']],
    [
      '<p onclick="a" title="b" onload="c">x</p>',
      '<p title="b">x</p>',
      ['attribute onclick', 'attribute onload'],
    ],
    ['<br onclick="x()"/>', '<br/>', ['attribute onclick']],
  ])('are cut out of a tag with the space before them: %s', (html, stored, removed) => {
    expect(cut(html)).toEqual({ html: stored, removed });
  });

  it.each([
    ["<p  id='a' title=b>x</p>", '<p  id="n-a" title=b>x</p>'],
    ['<a href="#a&amp;b" title="1 &lt; 2">x</a>', '<a href="#n-a&amp;b" title="1 &lt; 2">x</a>'],
    ['<p id="a&quot;&lt;&gt;">x</p>', '<p id="n-a&quot;&lt;&gt;">x</p>'],
    ['<p id="a" class="Mui lead" title="b">x</p>', '<p id="n-a" class="lead" title="b">x</p>'],
  ])('change the value of one attribute only: %s', (html, stored) => {
    expect(cut(html).html).toBe(stored);
  });

  it.each([
    ['<p title="a<b>" class=x>y</p>', '<p title="a&lt;b&gt;" class="x">y</p>'],
    [`<p id='"' onclick=x>y</p>`, '<p id="n-&quot;">y</p>'],
    ['<P a?="x" lang=th>y</P>', '<p lang="th">y</P>'],
    ['<p a?>y</p>', '<p>y</p>'],
  ])('make a tag that could be read in two ways be written anew: %s', (html, stored) => {
    expect(cut(html).html).toBe(stored);
  });

  it.each([
    ['a<script>x()</script>b', 'ab', ['element script']],
    ['a<form onsubmit="x()"><b>c</b></form>d', 'a<b>c</b>d', ['element form']],
    ['a<form><b>c</b>', 'a<b>c</b>', ['element form']],
    ['a<embed src="x">b<input>c', 'abc', ['element embed', 'element input']],
    ['<svg><circle onclick="x()"></circle></svg>b', 'b', ['element svg']],
    ['<select><option>a</select>b', 'b', ['element select']],
    [`<iframe src="https://a.example/"></iframe>b`, 'b', ['frame a.example']],
  ])('are elements, with their contents or without: %s', (html, stored, removed) => {
    expect(cut(html)).toEqual({ html: stored, removed });
  });

  it.each([
    ['a <1 < b <', 'a &lt;1 &lt; b &lt;'],
    ['<p>a <é> </p>', '<p>a &lt;é> </p>'],
    ['<p>a</B>b</p>', '<p>a</B>b</p>'],
    [
      `<iframe src="${FRAME}"><b>x</b> 1 < 2</iframe>`,
      `<iframe src="${FRAME}">&lt;b>x&lt;/b> 1 &lt; 2</iframe>`,
    ],
  ])('are brackets of a text, which are written as text: %s', (html, stored) => {
    expect(cut(html)).toEqual({ html: stored, removed: [] });
  });

  it.each([
    ['a<!-- b -->c<!---->d', 'a<!-- b -->c<!---->d'],
    ['a<!-- <b> -->c', 'ac'],
    ['a<!-->c', 'ac'],
    ['a<?xml b?>c', 'ac'],
    ['a<!-- b', 'a'],
  ])('are comments that could end elsewhere: %s', (html, stored) => {
    expect(cut(html).html).toBe(stored);
  });

  it.each([
    ['a</form>b</BODY >c</x-y>d', 'abcd'],
    ['a</B>b</Table\n>c', 'a</B>b</Table\n>c'],
  ])('are end tags of other elements, which close nothing: %s', (html, stored) => {
    expect(cut(html)).toEqual({ html: stored, removed: [] });
  });

  it('are cut once for an element that the parser opens again', () => {
    expect(cut('<p><b onclick="x()">a<p>b').html).toBe('<p><b>a<p>b');
    expect(cut('<p><b id="a">a<p>b').html).toBe('<p><b id="n-a">a<p>b');
  });

  it('are cut in the order of the source, wherever the parser moved them', () => {
    const html = '<table id="a"><tr onclick="x()">b 1 < 2<td id="c">d</td></tr></table><p id="e">f</p>';
    expect(cut(html).html).toBe(
      '<table id="n-a"><tr>b 1 &lt; 2<td id="n-c">d</td></tr></table><p id="n-e">f</p>',
    );
  });

  it('are reported in the order of the text', () => {
    const html = '<div onclick="x()"><p onload="x()"><script></script></p></div><form></form>';
    expect(cut(html).removed).toEqual([
      'attribute onclick',
      'attribute onload',
      'element script',
      'element form',
    ]);
  });
});

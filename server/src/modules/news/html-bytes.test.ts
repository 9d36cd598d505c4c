import { sanitizeNewsHtml } from '../html/sanitize-news-html';

const clean = (html: string) => sanitizeNewsHtml(html).html;

describe('the stored HTML of an article from another editor', () => {
  it.each([
    ['<img src="//cdn.example/a.png">', '<img src="https://cdn.example/a.png">'],
    ['<img src="http://cdn.example/a.png">', '<img src="https://cdn.example/a.png">'],
    [
      '<img srcset="http://cdn.example/a.png 1x, //cdn.example/b.png 2x">',
      '<img srcset="https://cdn.example/a.png 1x, https://cdn.example/b.png 2x">',
    ],
    [
      '<img srcset="http://cdn.example/a.png 1x,//cdn.example/b.png 2x">',
      '<img srcset="https://cdn.example/a.png 1x,https://cdn.example/b.png 2x">',
    ],
    [
      '<iframe src="//www.youtube.com/embed/x"></iframe>',
      '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    ],
    [
      '<iframe src="http://player.vimeo.com/video/1"></iframe>',
      '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    ],
    ['<a href="//other.example/x">x</a>', '<a href="https://other.example/x">x</a>'],
  ])('changes to https instead of being removed: %s [FID-06]', (html, stored) => {
    expect(sanitizeNewsHtml(html)).toEqual({ html: stored, removed: [] });
  });

  it.each([
    '<img src="pictures/a.png" alt="">',
    '<img src="../a.png">',
    '<img src="http://localhost:9000/a.png"><img src="http://10.0.0.7/a.png">',
    '<img data-src="https://cdn.example/lazy.png">',
    '<!-- wp:paragraph {"align":"left"} --><p>x</p><!-- /wp:paragraph -->',
    "<p title='single quotes' class=plain>x</p>",
    '<p lang="th" dir="ltr" data-block="7" itemprop="articleBody">x</p>',
    '<a href="#top">up</a>',
    '<p style="text-align: center; font-family: &quot;Noto Sans&quot;">x</p>',
    '<p>10\u2009000\u00a0baht\u3000\ufeff</p>',
  ])('stays byte for byte: %s [FID-06]', (html) => {
    expect(sanitizeNewsHtml(html)).toEqual({ html, removed: [] });
  });

  it('loses only the forbidden declarations of a style [FID-06]', () => {
    expect(sanitizeNewsHtml('<p style="color: red; position: fixed; margin: 0">x</p>')).toEqual({
      html: '<p style="color: red; margin: 0">x</p>',
      removed: [{ kind: 'style', name: 'position', count: 1 }],
    });
  });

  it('keeps names and links to them, prefixed so that they cannot refer to the page around the article', () => {
    const html = '<p id="fn1">1. <a name="back" href="#ref1">↩</a></p><p id="n-kept">x</p>';
    expect(clean(html)).toBe(
      '<p id="n-fn1">1. <a name="n-back" href="#n-ref1">↩</a></p><p id="n-kept">x</p>',
    );
    expect(clean(clean(html))).toBe(clean(html));
  });

  it('changes only the bytes of removed parts [FID-06]', () => {
    const html =
      "<p CLASS='a'  >One&nbsp;<b>two</B></p>\n<script>x()</script>\r\n<p onclick='x()' id=\"n-p\">1 &lt; 2</p>" +
      '<iframe src="https://evil.example/x"></iframe><table><tr><td>a</table>';
    expect(clean(html)).toBe(
      '<p CLASS=\'a\'  >One&nbsp;<b>two</B></p>\n\r\n<p id="n-p">1 &lt; 2</p><table><tr><td>a</table>',
    );
  });

  it.each([
    [
      '<p><a href=/1>outer <a href=/2>inner</a> tail</a> end</p>',
      '<p><a href="/1">outer <a href="/2">inner</a> tail</a> end</p>',
    ],
    ['<p onclick="x()">a</b>c 1 < 2</p>', '<p>a</b>c 1 &lt; 2</p>'],
    ['<p onclick="x()">a<td>b</p>', '<p>a<td>b</p>'],
    [
      '<table onclick="x()">a<tr onclick="x()">b<td>c</td></tr></table>',
      '<table>a<tr>b<td>c</td></tr></table>',
    ],
  ])('does not turn a tag that browsers ignore into text: %s [FID-06]', (html, stored) => {
    expect(clean(html)).toBe(stored);
    expect(clean(stored)).toBe(stored);
  });

  it.each([
    ['<html><head><title>t</title></head><body><p>a</p> b</body></html>', '<p>a</p> b'],
    ['<body><svg>s</svg><p>a</p><x-y>b</x-y><i>c</i> d', '<p>a</p>b<i>c</i> d'],
    [
      '<body><iframe src="https://evil.example/x">in</iframe><p>a</p><img src="file:///a.png"><b>c</b> d',
      '<p>a</p><b>c</b> d',
    ],
  ])(
    'closes the elements after a part that is removed from a rewritten text: %s [FID-06]',
    (html, stored) => {
      expect(clean(html)).toBe(stored);
    },
  );

  it('reports each removed part, with its number [FID-06]', () => {
    const html =
      '<iframe src="https://evil.example/1"></iframe><iframe src="https://evil.example/2"></iframe><iframe></iframe>' +
      '<script>x()</script><p onclick="x()" class="MuiModal-root">x</p><img src="file:///C:/a.png">' +
      '<a href="javascript:x()">x</a>';
    expect(sanitizeNewsHtml(html).removed).toEqual([
      { kind: 'frame', name: 'evil.example', count: 2 },
      { kind: 'frame', name: '', count: 1 },
      { kind: 'element', name: 'script', count: 1 },
      { kind: 'attribute', name: 'onclick', count: 1 },
      { kind: 'class', name: 'MuiModal-root', count: 1 },
      { kind: 'picture', name: 'file:', count: 1 },
      { kind: 'address', name: 'javascript:', count: 1 },
    ]);
  });

  it('reports the parts removed from rewritten HTML too', () => {
    const html = '<tr onclick="x()"><td>a</td></tr><p>b';
    expect(sanitizeNewsHtml(html).removed).toEqual([{ kind: 'attribute', name: 'onclick', count: 1 }]);
  });

  it('reports at most fifty removed parts', () => {
    const html = Array.from({ length: 80 }, (_, index) => `<p on${index}="x">x</p>`).join('');
    expect(sanitizeNewsHtml(html).removed).toHaveLength(50);
  });
});

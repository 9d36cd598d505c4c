import { parseBody } from './html-tree';
import { hasSameContent } from './same-content';

const isSame = (one: string, other: string) => hasSameContent(parseBody(one), other);

describe('html that says the same', () => {
  it.each([
    ['<p>a  \n\t b</p>', '<p>a b</p>'],
    [' a', 'a'],
    ['<p>a</p><p>b </p>', '<p>a</p><p>b</p>'],
    ['<p>a</p><p>b<br></p>', '<p>a</p><p>b</p>'],
    ['<p>a<b> </b></p>', '<p>a</p>'],
    ['<p>a <b> </b>c</p>', '<p>a c</p>'],
    ['<p> a </p>\n<p>\r\n\fb</p>', '<p>a</p><p>b</p>'],
    ['<p>a <b> b</b></p>', '<p>a <b>b</b></p>'],
    ['<p>a <b>b </b> c</p>', '<p>a <b>b </b>c</p>'],
    ['<p>a <br> b</p>', '<p>a<br>b</p>'],
    ['<p>a<br></p>', '<p>a</p>'],
    ['<p><br></p>', '<p></p>'],
    ['a<br>', 'a'],
    ['<p>a</p> ', '<p>a</p>'],
    ['<p><b>a</b></p>', '<p><strong>a</strong></p>'],
    ['<p><i>a</i></p>', '<p><em>a</em></p>'],
    ['<p><strike>a</strike><del>b</del></p>', '<p><s>ab</s></p>'],
    ['<p><b><i>a</i></b></p>', '<p><em><strong>a</strong></em></p>'],
    ['<p><b><b>a</b></b></p>', '<p><b>a</b></p>'],
    ['<p><span>a</span><font>b</font></p>', '<p>ab</p>'],
    ['<p><b></b>a</p>', '<p>a</p>'],
    ['<p class="k" id="i">a</p>', '<p id="i" class="k">a</p>'],
    ['<p onclick="x">a</p>', '<p>a</p>'],
    ['<p style="color:red; width :1px;">a</p>', '<p style="width: 1px;color: red">a</p>'],
    ['<p style=" ; ">a</p>', '<p>a</p>'],
    ['<p><a href="/a"><span class="link-icon">i</span>a</a></p>', '<p><a href="/a">a</a></p>'],
  ])('%s as %s', (one, other) => {
    expect(isSame(one, other)).toBe(true);
    expect(isSame(other, one)).toBe(true);
  });
});

describe('html that says something else', () => {
  it.each([
    ['<p>a</p>', '<p>b</p>'],
    ['<p>a b</p>', '<p>ab</p>'],
    ['<p>a<b> b</b></p>', '<p>a<b>b</b></p>'],
    ['<p>a <wbr>b</p>', '<p>a<wbr>b</p>'],
    ['<p title="b;a">a</p>', '<p title="a;b">a</p>'],
    ['<p>a&nbsp;b</p>', '<p>a b</p>'],
    ['<p>a</p><p>b</p>', '<p>ab</p>'],
    ['<p>a</p>', '<div>a</div>'],
    ['<div><p>a</p></div>', '<p>a</p>'],
    ['<div><p>a</p>b</div>', '<div><p>a</p></div>b'],
    ['<p>a<br>b</p>', '<p>a b</p>'],
    ['<p>a<br><br></p>', '<p>a</p>'],
    ['<p>a<br class="k">b</p>', '<p>a<br>b</p>'],
    ['<p><b>a</b></p>', '<p>a</p>'],
    ['<p><b>a</b></p>', '<p><em>a</em></p>'],
    ['<p><b>a</b>b</p>', '<p>a<b>b</b></p>'],
    ['<p><b>a</b>b</p>', '<p><b>ab</b></p>'],
    ['<p><b>a</b><br>b</p>', '<p><b>a<br></b>b</p>'.replace('b</p>', '<b>b</b></p>')],
    ['<p><span class="k">a</span></p>', '<p>a</p>'],
    ['<p><font color="red">a</font></p>', '<p>a</p>'],
    ['<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>'],
    ['<p class="k">a</p>', '<p>a</p>'],
    ['<p class="k">a</p>', '<p class="l">a</p>'],
    ['<p style="color: red">a</p>', '<p style="color: blue">a</p>'],
    ['<p style="color: red; width: 1px">a</p>', '<p style="color: red">a</p>'],
    ['<p><img src="/a.png">a</p>', '<p><img src="/b.png">a</p>'],
    ['<p><img src="/a.png">a</p>', '<p>a</p>'],
    ['<p>a <img src="/a.png"> b</p>', '<p>a <img src="/a.png">b</p>'],
    ['<p>a<!-- b -->c</p>', '<p>ac</p>'],
    ['<p>a<!-- b -->c</p>', '<p>a<!-- d -->c</p>'],
    ['<p>a<wbr>b</p>', '<p>ab</p>'],
    ['<p><a id="x"></a>b</p>', '<p>b</p>'],
    ['<p><a id="x"></a>b</p>', '<p><a id="y"></a>b</p>'],
    ['<p><svg><path d="M0"></path></svg>a</p>', '<p><svg></svg>a</p>'],
    ['<p><button>a</button></p>', '<p><button>b</button></p>'],
    ['<pre>a  b</pre>', '<pre>a b</pre>'],
    ['<pre>a\nb</pre>', '<pre>a b</pre>'],
    ['<pre> a</pre>', '<pre>a</pre>'],
    ['<pre>a </pre>', '<pre>a</pre>'],
    ['<pre><div>a  b</div></pre>', '<pre><div>a b</div></pre>'],
    ['<pre>a </pre>b', '<pre>a</pre>b'],
  ])('%s is not %s', (one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});

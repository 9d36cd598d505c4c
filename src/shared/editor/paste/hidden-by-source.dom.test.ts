import { excel, office, pasteOf, styledPage, word } from '../testing/foreign-html';

const SECRET = ['hidden: ลับ'];

describe('text that the style sheet of the source hides is left out', () => {
  it.each([
    [
      'white on white in Word',
      word('span.S {color:white;}', '<p class=MsoNormal>ก<span class=S>ลับ</span>ข</p>'),
    ],
    ['1 pt in Word', word('span.S {font-size:1.0pt;}', '<p class=MsoNormal>ก<span class=S>ลับ</span>ข</p>')],
    [
      'hidden for Word alone',
      word('span.S {mso-hide:all;}', '<p class=MsoNormal>ก<span class=S>ลับ</span>ข</p>'),
    ],
    ['transparent', styledPage('.s { color: transparent }', '<p>ก<span class="s">ลับ</span>ข</p>')],
    ['opacity 0', styledPage('.s { opacity: 0 }', '<p>ก<span class="s">ลับ</span>ข</p>')],
    ['a colour without alpha', styledPage('.s { color: #00000000 }', '<p>ก<span class="s">ลับ</span>ข</p>')],
    [
      'off the screen',
      styledPage('.s { position: absolute; left: -9999px }', '<p>ก<span class="s">ลับ</span>ข</p>'),
    ],
    [
      'clipped',
      styledPage(
        '.s{position:absolute;clip:rect(0, 0, 0, 0);height:1px;overflow:hidden}',
        '<p>ก<span class="s">ลับ</span>ข</p>',
      ),
    ],
    [
      'by an attribute selector',
      styledPage('[data-x="1"] { display: none }', '<p>ก<span data-x="1">ลับ</span>ข</p>'),
    ],
    ['by a pseudo-class', styledPage('p > span:first-of-type { display: none }', '<p>ก<span>ลับ</span>ข</p>')],
    ['by an id', styledPage('#s { visibility: hidden }', '<p>ก<span id="s">ลับ</span>ข</p>')],
    [
      'white on a page with dark words',
      styledPage('.s { color: #fff }', '<p>ก<span class="s">ลับ</span>ข</p>'),
    ],
    [
      'for the screen',
      styledPage('@media screen { .s { display: none } }', '<p>ก<span class="s">ลับ</span>ข</p>'),
    ],
    ['in a layer', styledPage('@layer base { .s { display: none } }', '<p>ก<span class="s">ลับ</span>ข</p>')],
    [
      'with a condition',
      styledPage('@supports (display: grid) { .s { display: none } }', '<p>ก<span class="s">ลับ</span>ข</p>'),
    ],
    [
      'against its element',
      styledPage('.s { display: none } span { display: inline }', '<p>ก<span class="s">ลับ</span>ข</p>'),
    ],
    [
      'white on white in LibreOffice',
      office('span.s { color: #ffffff }', '<p>ก<span class="s">ลับ</span>ข</p>'),
    ],
    [
      'in colours of the source',
      styledPage('.s { color:#123456; background-color:#123456 }', '<p>ก<span class="s">ลับ</span>ข</p>'),
    ],
    [
      'behind other sheets',
      styledPage(
        '@import url(https://a.example/?b;c); @import "d;e.css" screen; .s { display: none }',
        '<p>ก<span class="s">ลับ</span>ข</p>',
      ),
    ],
    ['in a sheet that follows', '<p>ก<span class="s">ลับ</span>ข</p><style>.s{display:none}</style>'],
  ])('%s [PST-01]', (_name, html) => {
    expect(pasteOf(html)).toEqual({ text: 'กข', leftOut: SECRET });
  });

  it.each([
    [
      'only print hides it',
      styledPage('@media print { .s { display: none } }', '<p>ก<span class="s">ดู</span>ข</p>'),
    ],
    [
      'the sheet is for print',
      '<style media="print">.s { display: none }</style><p>ก<span class="s">ดู</span>ข</p>',
    ],
    [
      'a stronger rule shows it',
      styledPage('.s.on { display: inline } .s { display: none }', '<p>ก<span class="s on">ดู</span>ข</p>'),
    ],
    [
      'a later rule shows it',
      styledPage('.s { display: none } .s { display: inline }', '<p>ก<span class="s">ดู</span>ข</p>'),
    ],
    [
      'its own style shows it',
      styledPage('.s { display: none }', '<p>ก<span class="s" style="display:inline">ดู</span>ข</p>'),
    ],
    [
      'its class has a background',
      styledPage('.s { color: white; background: #1F4E78 }', '<p>ก<span class="s">ดู</span>ข</p>'),
    ],
    [
      'the rule is in a comment',
      styledPage('/* .s { display: none } */', '<p>ก<span class="s">ดู</span>ข</p>'),
    ],
    [
      'only a part that is drawn is hidden',
      styledPage('.s::before { display: none }', '<p>ก<span class="s">ดู</span>ข</p>'),
    ],
    [
      'the rule is for the pointer',
      styledPage('.s:hover { display: none }', '<p>ก<span class="s">ดู</span>ข</p>'),
    ],
    [
      'white cells of Excel have a dark background',
      excel(
        '.xl65 {color:white; background:#1F4E78; mso-pattern:black none;}',
        '<tr><td class=xl65>กดูข</td></tr>',
      ),
    ],
  ])('but it stays where %s', (_name, html) => {
    expect(pasteOf(html)).toEqual({ text: 'กดูข', leftOut: [] });
  });
});

describe('text that the element itself hides is left out', () => {
  it.each([
    ['a closed dialog', '<p>ก</p><dialog><p>ลับ</p></dialog><p>ข</p>'],
    ['a popover', '<p>ก</p><div popover>ลับ</div><p>ข</p>'],
    ['what a player shows to old browsers', '<p>ก</p><video src="/a.mp4" controls>ลับ</video><p>ข</p>'],
    ['what a sound shows to old browsers', '<p>ก</p><audio src="/a.mp3" controls><p>ลับ</p></audio><p>ข</p>'],
    ['what an object shows without a plug-in', '<p>ก</p><object data="/a.swf"><p>ลับ</p></object><p>ข</p>'],
    ['what a drawing shows without scripts', '<p>ก</p><canvas>ลับ</canvas><p>ข</p>'],
    ['suggestions', '<p>ก</p><datalist id="d"><option>ลับ</option></datalist><p>ข</p>'],
    ['scale 0', '<p>ก</p><p style="transform: scale(0)">ลับ</p><p>ข</p>'],
    ['scale 0 as a property', '<p>ก</p><p style="scale: 0">ลับ</p><p>ข</p>'],
    ['a matrix without area', '<p>ก</p><p style="transform: matrix(0, 0, 0, 0, 0, 0)">ลับ</p><p>ข</p>'],
    ['moved far to the left', '<p>ก</p><p style="transform: translateX(-9999px)">ลับ</p><p>ข</p>'],
    ['moved far away', '<p>ก</p><p style="transform: translate(-200vw, 0)">ลับ</p><p>ข</p>'],
    ['moved far away in space', '<p>ก</p><p style="transform: translate3d(-5000px, 0, 0)">ลับ</p><p>ข</p>'],
    ['moved by a property', '<p>ก</p><p style="translate: -9999px">ลับ</p><p>ข</p>'],
    ['far to the right', '<p>ก</p><p style="position:absolute; right:-9999px">ลับ</p><p>ข</p>'],
    ['far below', '<p>ก</p><p style="position:fixed; bottom:-9999px">ลับ</p><p>ข</p>'],
    ['far from the left', '<p>ก</p><p style="position:absolute; left:99999px">ลับ</p><p>ข</p>'],
    ['cut to nothing', '<p>ก</p><p style="clip-path: inset(50%)">ลับ</p><p>ข</p>'],
    ['cut at one side', '<p>ก</p><p style="clip-path: inset(0 100% 0 0)">ลับ</p><p>ข</p>'],
    ['cut to a circle of nothing', '<p>ก</p><p style="clip-path: circle(0)">ลับ</p><p>ข</p>'],
    ['cut to a line', '<p>ก</p><p style="clip-path: polygon(0 0, 0 0, 0 0, 0 0)">ลับ</p><p>ข</p>'],
    ['clipped', '<p>ก</p><p style="position:absolute; clip: rect(0, 0, 0, 0)">ลับ</p><p>ข</p>'],
    [
      'clipped to an empty place',
      '<p>ก</p><p style="position:absolute; clip: rect(0px, 0px, 20px, 0px)">ลับ</p><p>ข</p>',
    ],
    ['without height', '<p>ก</p><div style="height:0;overflow:hidden"><p>ลับ</p></div><p>ข</p>'],
    [
      'without height, with another way to cut',
      '<p>ก</p><div style="max-height:0;overflow-y:clip"><p>ลับ</p></div><p>ข</p>',
    ],
    ['indented out of its box', '<p>ก</p><p style="text-indent:-9999px">ลับ</p><p>ข</p>'],
    [
      'indented by its width',
      '<p>ก</p><p style="text-indent:100%;white-space:nowrap;overflow:hidden">ลับ</p><p>ข</p>',
    ],
    ['drawn never', '<p>ก</p><p style="content-visibility:hidden">ลับ</p><p>ข</p>'],
    ['filtered away', '<p>ก</p><p style="filter:opacity(0)">ลับ</p><p>ข</p>'],
    ['white between dark words', '<p>ก</p><p style="color:#fff">ลับ</p><p>ข</p>'],
    [
      'white of the words around it',
      '<p>ก</p><p style="color:#fff;background:#fff"><b style="color:inherit">ลับ</b></p><p>ข</p>',
    ],
    ['as large as nothing', '<p>ก</p><p style="font-size:0"><b style="font-size:1em">ลับ</b></p><p>ข</p>'],
    ['opacity in percent', '<p>ก</p><p style="opacity:0%">ลับ</p><p>ข</p>'],
  ])('%s [PST-01]', (_name, html) => {
    expect(pasteOf(html)).toEqual({ text: 'ก ข', leftOut: SECRET });
  });

  it.each([
    ['text as visible as its parent', '<p>ก</p><p style="visibility:inherit">ดู</p><p>ข</p>'],
    ['text of its own size', '<p>ก</p><p style="font-size:0"><b style="font-size:1rem">ดู</b></p><p>ข</p>'],
    ['an open dialog', '<p>ก</p><dialog open><p>ดู</p></dialog><p>ข</p>'],
    ['a part that folds', '<p>ก</p><details><summary>ดู</summary></details><p>ข</p>'],
    ['text at half its size', '<p>ก</p><p style="transform: scale(0.5)">ดู</p><p>ข</p>'],
    ['text moved a little', '<p>ก</p><p style="transform: translate(-50%, -20px)">ดู</p><p>ข</p>'],
    [
      'text clipped to what is seen',
      '<p>ก</p><p style="position:absolute; clip: rect(0px, 200px, 40px, 0px)">ดู</p><p>ข</p>',
    ],
    [
      'text in a gradient',
      '<p>ก</p><p style="color:transparent;background-image:linear-gradient(red,blue);background-clip:text">ดู</p><p>ข</p>',
    ],
    [
      'white text on a picture',
      '<p>ก</p><p style="color:#fff;background-color:#fff;background-image:url(/a.png)">ดู</p><p>ข</p>',
    ],
    ['text on black whose colour was not copied', '<p>ก</p><p style="background-color:#000">ดู</p><p>ข</p>'],
    [
      'white text of a dark page',
      '<div style="color: rgb(228, 230, 235)"><p>ก</p><p style="color:#fff; background-color: transparent">ดู</p><p>ข</p></div>',
    ],
    [
      'white text on the dark colour of a page',
      '<div style="background-color:rgb(18, 18, 18); color:#fff"><p>ก</p><p>ดู</p><p>ข</p></div>',
    ],
    [
      'white text on a dark cell of Word',
      word(
        '',
        '<p class=MsoNormal>ก</p><table><tr><td style="background:#4472C4"><p class=MsoNormal><span style="color:white;mso-themecolor:background1">ดู</span></p></td></tr></table><p class=MsoNormal>ข</p>',
      ),
    ],
    [
      'text on black of Word, which colours it itself',
      word(
        '',
        '<p class=MsoNormal>ก</p><p class=MsoNormal style="background:black">ดู</p><p class=MsoNormal>ข</p>',
      ),
    ],
    ['a position of a PDF reader', '<p>ก</p><span style="left:10px;top:12000px">ดู</span><p>ข</p>'],
    [
      'a row of Google Docs',
      '<p>ก</p><table><tr style="height:0pt"><td style="overflow:hidden;overflow-wrap:break-word">ดู</td></tr></table><p>ข</p>',
    ],
  ])('but not %s', (_name, html) => {
    expect(pasteOf(html)).toEqual({ text: 'ก ดู ข', leftOut: [] });
  });
});

import { inHtml, inText } from './paste-input';

const plain = (fragment: string) => `<meta charset='utf-8'>${fragment}`;

const PLAYER = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
const VIMEO = 'https://player.vimeo.com/video/76979871?h=8272103f6e';
const FACEBOOK =
  'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fpage%2Fvideos%2F1%2F';
const fromPlayers = [
  ...inText('a page with a player', [
    [
      'the code of Vimeo in a box',
      `<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="${VIMEO}&amp;title=0" style="position:absolute;top:0;left:0;width:100%;height:100%;"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`,
      [`▶(${VIMEO})`],
    ],
    [
      'the code of Facebook with its script',
      '<div id="fb-root"></div>\n<script async defer src="https://connect.facebook.net/th_TH/sdk.js#xfbml=1&version=v18.0"></script>\n<div class="fb-video" data-href="https://www.facebook.com/page/videos/1/" data-width="500"></div>',
      [`▶(${FACEBOOK})`],
    ],
    ['the address of a video alone', 'https://youtu.be/dQw4w9WgXcQ', [`▶(${PLAYER})`]],
    ['the address of a video in words', 'ดู https://youtu.be/dQw4w9WgXcQ', ['ดู https://youtu.be/dQw4w9WgXcQ']],
    ['an address without quotes', `<iframe width=560 src=${PLAYER}></iframe>`, [`▶(${PLAYER})`]],
  ]),
  ...inHtml('a page with a player', plain, [
    [
      'a frame of http',
      '<p>ก</p><iframe src="http://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><p>ข</p>',
      ['ก', `▶(${PLAYER})`, 'ข'],
    ],
    [
      'a frame that is loaded late',
      `<p>ก</p><iframe src="about:blank" data-src="${PLAYER.slice('https:'.length)}"></iframe><p>ข</p>`,
      ['ก', `▶(${PLAYER})`, 'ข'],
    ],
    [
      'a player of AMP',
      '<p>ก</p><amp-youtube data-videoid="dQw4w9WgXcQ" layout="responsive"></amp-youtube><p>ข</p>',
      ['ก', `▶(${PLAYER})`, 'ข'],
    ],
    ['a map', '<p>ก</p><iframe src="https://maps.example/embed"></iframe><p>ข</p>', ['ก', 'ข']],
  ]),
];

const styled = (fragment: string) =>
  `<style>.a{display:none}@media print{.b{display:none}}@media screen{.c{display:none}}.d{display:none!important}.e{position:absolute;clip:rect(0 0 0 0)}.f{font:0/0 a}.g{color:#fff;background:#1F4E78}p .h{color:rgb(255 255 255 / 0)}.i{inset:auto auto auto -9999px}.j{display:inline}@layer x{.k{opacity:0%}}.l{background-clip:text;-webkit-text-fill-color:transparent}.m{color:#123;background:#123}</style>${fragment}`;
const hiddenBy = (name: string, style = '') => `<p>ก<span class="${name}" style="${style}">ลับ</span>ข</p>`;
const fromStyledPages = inHtml('a page with its style sheet', styled, [
  ['text of a hidden class', hiddenBy('a'), ['กข']],
  ['text that print hides', '<p>ก<span class="b">ดู</span>ข</p>', ['กดูข']],
  ['text that the screen hides', hiddenBy('c'), ['กข']],
  ['text that is hidden whatever else is said', hiddenBy('d', 'display:inline'), ['กข']],
  ['text that is clipped', hiddenBy('e'), ['กข']],
  ['text without size', hiddenBy('f'), ['กข']],
  ['white text on blue', '<p>ก<span class="g">ดู</span>ข</p>', ['กดูข']],
  ['text without colour', hiddenBy('h'), ['กข']],
  ['text off the screen', hiddenBy('i'), ['กข']],
  ['text that another class shows', '<p>ก<span class="a j">ดู</span>ข</p>', ['กดูข']],
  ['text in a layer', hiddenBy('k'), ['กข']],
  ['text in a gradient', '<p>ก<span class="l">ดู</span>ข</p>', ['กดูข']],
  ['text in the colour of its background', hiddenBy('m'), ['กข']],
  ['text moved away', hiddenBy('', 'display:inline-block;translate:-9999px'), ['กข']],
  ['text of no scale', hiddenBy('', 'display:inline-block;scale:0'), ['กข']],
  ['a part that folds', '<details><summary>ถาม</summary>\n<p>ตอบ</p></details>', ['ถาม', 'ตอบ']],
  ['a closed dialog', '<p>ก</p><dialog><p>ลับ</p></dialog><p>ข</p>', ['ก', 'ข']],
  ['a popover', '<p>ก</p><div popover>ลับ</div><p>ข</p>', ['ก', 'ข']],
  ['words for old browsers', '<p>ก</p><video controls>ลับ</video><p>ข</p>', ['ก', 'ข']],
  [
    'a deletion of WordPress',
    '<p>ราคา <del datetime="2026-11-28T03:00:00+00:00">10</del> 12</p>',
    ['ราคา ~10~ 12'],
  ],
  [
    'a note of Wikipedia',
    '<p>ข่าว<sup id="cite_ref-1"><a href="https://th.wikipedia.org/wiki/A#cite_note-1">[1]</a></sup></p><ol><li id="cite_note-1"><a href="https://th.wikipedia.org/wiki/A#cite_ref-1">^</a> ที่มา</li></ol>',
    ['ข่าว[^[1]^](#note)', '1. [^](#mark) ที่มา'],
  ],
]);

/** What pages with style sheets and players copy. */
export const FROM_PAGES = [...fromStyledPages, ...fromPlayers];

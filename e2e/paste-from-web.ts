import { inHtml, inText } from './paste-input';

const plain = (fragment: string) => `<meta charset='utf-8'>${fragment}`;
const emoji = (letter: string) =>
  `<span class="x3nfvp2"><img height="16" width="16" alt="${letter}" referrerpolicy="origin-when-cross-origin" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t4f/1/16/1f525.png"></span>`;
const fromFacebook = inHtml('Facebook', plain, [
  ['a post', '<div dir="auto" style="text-align:start">ก</div><div dir="auto">ข</div>', ['ก', 'ข']],
  ['an emoji', `<div dir="auto">ไฟ${emoji('🔥')}ไหม้</div>`, ['ไฟ🔥ไหม้']],
  [
    'an emoji as data of the page',
    '<div dir="auto">ไฟ<img alt="🔥" src="data:image/png;base64,iVBORw0KGgo=">ไหม้</div>',
    ['ไฟ🔥ไหม้'],
  ],
  ['an emoji of several letters', `<div dir="auto">${emoji('👨‍👩‍👧')}</div>`, ['👨‍👩‍👧']],
  [
    'a link',
    '<div dir="auto"><a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fother.example%2Fa%3Ffbclid%3Dx&amp;h=AT0">อ่าน</a></div>',
    ['[อ่าน](https://other.example/a?fbclid=x)'],
  ],
  [
    'a hashtag',
    '<div dir="auto"><a href="https://www.facebook.com/hashtag/%E0%B8%99%E0%B9%89%E0%B8%B3">#น้ำ</a></div>',
    ['[#น้ำ](https://www.facebook.com/hashtag/%E0%B8%99%E0%B9%89%E0%B8%B3)'],
  ],
  [
    'letters against copying, which nobody sees',
    '<div dir="auto"><span>โฆ</span><span style="position:absolute;left:-9999px">x</span><span>ษณา</span></div>',
    ['โฆษณา'],
  ],
  ['a name in bold', '<div><strong>ผู้เขียน</strong> <span>2 ชม.</span></div>', ['**ผู้เขียน** 2 ชม.']],
]);

const fromLine = [
  ...inText('LINE', [
    ['a message', 'น้ำท่วม', ['น้ำท่วม']],
    ['a message of two lines', 'ก\nข', ['ก', 'ข']],
    ['a message with an emoji', 'ไฟ🔥', ['ไฟ🔥']],
    ['a conversation', '10:15 สมาชิก ก\r\n10:16 สมาชิก ข', ['10:15 สมาชิก ก', '10:16 สมาชิก ข']],
  ]),
  ...inHtml('LINE', plain, [
    [
      'a message with a drawn emoji',
      '<span>ดี<img class="emoji" alt="😊" width="20" height="20" src="https://stickershop.line-scdn.net/sticonshop/v1/sticon/1.png"></span>',
      ['ดี😊'],
    ],
  ]),
];

const fromWordPress = inHtml('WordPress', plain, [
  [
    'blocks',
    '<!-- wp:paragraph --><p>ก</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>ข</p><!-- /wp:paragraph -->',
    ['ก', 'ข'],
  ],
  ['a heading', '<h2 class="wp-block-heading has-text-color" style="color:#f00">หัวข้อ</h2>', ['## หัวข้อ']],
  ['a list', '<ul class="wp-block-list"><li>ก</li><li>ข</li></ul>', ['- ก', '- ข']],
  ['a quote', '<blockquote class="wp-block-quote"><p>คำพูด</p></blockquote>', ['> คำพูด']],
  ['words for screen readers', '<p>อ่าน<span class="screen-reader-text">ลับ</span></p>', ['อ่าน']],
  ['a marked word', '<p><strong>ก</strong> <em>ข</em></p>', ['**ก** *ข*']],
  [
    'a drawn emoji',
    '<p>ยิ้ม<img draggable="false" role="img" class="emoji" alt="😀" src="https://s.w.org/images/core/emoji/15/svg/1f600.svg"></p>',
    ['ยิ้ม😀'],
  ],
  [
    'a link through Google',
    '<p><a href="https://www.google.com/url?q=https://other.example/b&amp;sa=D">ข</a></p>',
    ['[ข](https://other.example/b)'],
  ],
  ['a hidden box', '<p>ก</p><div hidden><p>ลับ</p></div>', ['ก']],
]);

const fromX = inHtml('X', plain, [
  [
    'a post',
    '<div data-testid="tweetText" dir="auto" lang="th"><span class="css-1jxf684">ข่าวด่วน</span></div>',
    ['ข่าวด่วน'],
  ],
  [
    'an emoji',
    '<div data-testid="tweetText"><span>ด่วน</span><img alt="🚨" draggable="false" src="https://abs-0.twimg.com/emoji/v2/svg/1f6a8.svg"></div>',
    ['ด่วน🚨'],
  ],
  [
    'a hashtag',
    '<div><span><a href="https://x.com/hashtag/a?src=hashtag_click">#a</a></span><span> ข</span></div>',
    ['[#a](https://x.com/hashtag/a?src=hashtag_click) ข'],
  ],
  ['a name', '<div><span style="font-weight:700">สำนักข่าว</span></div>', ['**สำนักข่าว**']],
  ['an address without size', '<div><span>a<span style="font-size:0">https://</span>b</span></div>', ['ab']],
]);

const fromPdf = [
  ...inText('a PDF reader', [
    ['a line', 'รายงานประจำปี', ['รายงานประจำปี']],
    ['two lines', 'บรรทัดหนึ่ง\r\nบรรทัดสอง', ['บรรทัดหนึ่ง', 'บรรทัดสอง']],
    ['a blank that does not break', 'ปี\u00a02569', ['ปี 2569']],
    ['a numbered line', '๑. ข้อแรก', ['๑. ข้อแรก']],
  ]),
  ...inHtml('a PDF reader', plain, [
    [
      'positioned words',
      '<span style="left:10px;top:20px;font-size:16px;font-family:sans-serif" role="presentation">ก</span><br role="presentation"><span style="left:10px;top:40px;font-size:16px" role="presentation">ข</span>',
      ['ก', 'ข'],
    ],
    [
      'a layer of text over the picture of a page',
      '<span role="presentation" style="color:transparent;position:absolute">รายงาน</span>',
      ['รายงาน'],
    ],
    ['words in bold', '<p><span style="font-family:Sarabun-Bold;font-weight:bold">ก</span></p>', ['**ก**']],
  ]),
];

/** What websites, messengers and readers of PDF files copy. */
export const FROM_WEB = [...fromFacebook, ...fromLine, ...fromWordPress, ...fromX, ...fromPdf];

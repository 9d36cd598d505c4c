import { playerOf } from '@/shared/contract';
import { htmlToText } from '@/shared/text/html-to-text';

import { cleanPastedHtml } from './clean-pasted-html';
import { addressInCode } from './player-code';

const YOUTUBE = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
const VIMEO = 'https://player.vimeo.com/video/76979871';
const TIKTOK = 'https://www.tiktok.com/embed/v2/711';
const facebook = (kind: string, page: string) =>
  `https://www.facebook.com/plugins/${kind}.php?href=${encodeURIComponent(`https://www.facebook.com${page}`)}`;
const FRAME = `<iframe src="${YOUTUBE}"></iframe>`;

const SDK =
  '<div id="fb-root"></div>\n<script async defer crossorigin="anonymous" src="https://connect.facebook.net/th_TH/sdk.js#xfbml=1&version=v18.0"></script>\n';

const CODES: [from: string, code: string, player: string][] = [
  [
    'YouTube',
    `<iframe width="560" height="315" src="${YOUTUBE}?si=a&amp;start=7" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    `${YOUTUBE}?start=7`,
  ],
  ['an address without quotes', `<iframe width=560 height=315 src=${YOUTUBE}></iframe>`, YOUTUBE],
  ['an address without its protocol', "<IFRAME src='//www.youtube.com/embed/dQw4w9WgXcQ'></IFRAME>", YOUTUBE],
  ['an address of http', '<iframe src="http://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', YOUTUBE],
  [
    'Vimeo, in a box that fits the page',
    '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;title=0&amp;byline=0" frameborder="0" allow="autoplay; fullscreen" style="position:absolute;top:0;left:0;width:100%;height:100%;" title="ข่าว"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    `${VIMEO}?h=8272103f6e`,
  ],
  [
    'Vimeo, with its credits',
    `<iframe src="${VIMEO}" width="640"></iframe>\n<p><a href="https://vimeo.com/76979871">ข่าว</a> from <a href="https://vimeo.com/desk">Desk</a> on <a href="https://vimeo.com">Vimeo</a>.</p>`,
    VIMEO,
  ],
  [
    'TikTok',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/711" data-video-id="711" style="max-width: 605px;"><section><a target="_blank" href="https://www.tiktok.com/@a">@a</a> <p>ข่าว</p></section></blockquote> <script async src="https://www.tiktok.com/embed.js"></script>',
    TIKTOK,
  ],
  [
    'photos of TikTok',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/photo/711" data-video-id="711"><section></section></blockquote><script async src="https://www.tiktok.com/embed.js"></script>',
    'https://www.tiktok.com/player/v1/711',
  ],
  [
    'a video of Facebook, with its script',
    `${SDK}<div class="fb-video" data-href="https://www.facebook.com/page/videos/1/" data-width="500" data-show-text="false"><blockquote cite="https://www.facebook.com/page/videos/1/" class="fb-xfbml-parse-ignore"><a href="https://www.facebook.com/page/videos/1/">ข่าว</a><p>คำบรรยาย</p>Posted by <a href="https://www.facebook.com/page">Desk</a></blockquote></div>`,
    facebook('video', '/page/videos/1/'),
  ],
  [
    'a post of Facebook, with its script',
    `${SDK}<div class="fb-post" data-href="https://www.facebook.com/page/posts/pfbid02" data-width="500"></div>`,
    facebook('post', '/page/posts/pfbid02'),
  ],
  [
    'a frame of Facebook',
    '<iframe src="https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Fpage%2Fvideos%2F1%2F&show_text=false&width=560&t=0" width="560" height="314" style="border:none;overflow:hidden" scrolling="no" frameborder="0" allowfullscreen="true"></iframe>',
    facebook('video', '/page/videos/1/'),
  ],
  [
    'WordPress',
    `<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\n${FRAME}\n</div></figure>`,
    YOUTUBE,
  ],
  [
    'lite-youtube',
    '<lite-youtube videoid="dQw4w9WgXcQ" params="start=7"><a href="https://youtube.com/watch?v=dQw4w9WgXcQ" class="lty-playbtn"><span>เล่น</span></a></lite-youtube>',
    `${YOUTUBE}?start=7`,
  ],
  ['lite-vimeo', '<lite-vimeo videoid="76979871"></lite-vimeo>', VIMEO],
  [
    'a video element of YouTube',
    '<youtube-video src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></youtube-video>',
    YOUTUBE,
  ],
  [
    'AMP, YouTube',
    '<amp-youtube data-videoid="dQw4w9WgXcQ" layout="responsive" width="480" height="270"></amp-youtube>',
    YOUTUBE,
  ],
  ['AMP, Vimeo', '<amp-vimeo data-videoid="76979871" width="500" height="281"></amp-vimeo>', VIMEO],
  ['AMP, TikTok', '<amp-tiktok width="325" height="575" data-src="711"></amp-tiktok>', TIKTOK],
  [
    'AMP, TikTok by its address',
    '<amp-tiktok data-src="https://www.tiktok.com/@a/video/711"></amp-tiktok>',
    TIKTOK,
  ],
  [
    'AMP, a video of Facebook',
    '<amp-facebook width="552" height="310" data-embed-as="video" data-href="https://www.facebook.com/page/videos/1/"></amp-facebook>',
    facebook('video', '/page/videos/1/'),
  ],
  [
    'AMP, a post of Facebook',
    '<amp-facebook width="552" height="310" data-href="https://www.facebook.com/page/posts/pfbid02"></amp-facebook>',
    facebook('post', '/page/posts/pfbid02'),
  ],
  [
    'AMP, a frame',
    `<amp-iframe src="${YOUTUBE}" width="16" height="9" sandbox="allow-scripts"></amp-iframe>`,
    YOUTUBE,
  ],
  [
    'CKEditor',
    '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
    YOUTUBE,
  ],
  [
    'an old object',
    '<object width="425" height="350"><param name="movie" value="http://www.youtube.com/v/dQw4w9WgXcQ"><embed src="http://www.youtube.com/v/dQw4w9WgXcQ" type="application/x-shockwave-flash"></object>',
    YOUTUBE,
  ],
  [
    'a page that loads it at a click',
    `<div class="rll-youtube-player" data-src="${YOUTUBE}" data-id="dQw4w9WgXcQ"></div><noscript><iframe src="${YOUTUBE}?feature=oembed"></iframe></noscript>`,
    YOUTUBE,
  ],
  ['a page that shows it without scripts', `<noscript>${FRAME}</noscript>`, YOUTUBE],
  [
    'a page that loads it late',
    `<iframe src="about:blank" data-src="${YOUTUBE}" class="lazyload"></iframe>`,
    YOUTUBE,
  ],
];

describe('code that a site offers for copying', () => {
  it.each(CODES)('is the player: %s [PST-03]', (_from, code, player) => {
    expect(playerOf(addressInCode(code) ?? '')).toBe(player);
  });

  it.each(CODES)('is the player also in pasted html, beside words: %s [PST-03]', (_from, code, player) => {
    const { html, frames } = cleanPastedHtml(`<p>ก่อน</p>${code}<p>หลัง</p>`);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect([...parsed.querySelectorAll('iframe')].map(({ src }) => playerOf(src))).toEqual([player]);
    expect(htmlToText(html)).toMatch(/^ก่อน[^]*หลัง$/);
    expect(frames).toEqual([]);
  });

  it('is the player also if its tag is not closed', () => {
    expect(addressInCode(`<iframe src="${YOUTUBE}">`)).toBe(YOUTUBE);
  });

  it.each([
    `${FRAME}\nย่อหน้าแรก\nย่อหน้าที่สอง`,
    `${FRAME}<p>ย่อหน้าแรก</p>`,
    FRAME + FRAME,
    '<blockquote cite="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><p>คำพูด</p></blockquote>',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/711"></blockquote><p>ต่อ</p>',
    '<div data-href="https://www.facebook.com/page/videos/1/">ข่าว</div>',
    '<div class="fb-video" data-href="https://www.facebook.com/page/videos/1/"></div><div>ต่อ</div>',
    '<div class="fb-video"></div>',
    `${FRAME}<img src="/a.png">`,
    'https://youtu.be/dQw4w9WgXcQ',
    '<p>a</p>',
    '',
  ])('is not, or has something beside it: %s [PST-03]', (text) => {
    expect(addressInCode(text)).toBeNull();
  });
});

describe('a frame of a page without a player', () => {
  it.each([
    ['https://www.google.com/maps/embed?pb=1'],
    ['http://other.example/a'],
    ['//other.example/a'],
    ['https://www.youtube.com/@desk'],
  ])('is not pasted, and is named: %s [PST-03]', (src) => {
    expect(cleanPastedHtml(`<p>ก</p><iframe src="${src}">เก่า</iframe><p>ข</p>`)).toMatchObject({
      html: '<p>ก</p><p>ข</p>',
      frames: [src],
    });
  });

  it('is not mentioned if it shows nothing', () => {
    const html =
      '<p>ก</p><iframe></iframe><iframe src="about:blank"></iframe><iframe src="javascript:0"></iframe><iframe src="https://count.example/" width="1" height="1"></iframe>';
    expect(cleanPastedHtml(html)).toMatchObject({ html: '<p>ก</p>', frames: [] });
  });

  it('is the words of a site whose script would fill it, and named', () => {
    const html = '<blockquote class="tiktok-embed" cite="https://vm.tiktok.com/ZM1/"><p>ข่าว</p></blockquote>';
    expect(cleanPastedHtml(html)).toMatchObject({
      html: '<blockquote>ข่าว</blockquote>',
      frames: ['https://vm.tiktok.com/ZM1/'],
    });
  });
});

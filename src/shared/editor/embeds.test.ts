import { FRAME_HOSTS } from '@/shared/contract';

import { isAllowedEmbed, toEmbedUrl } from './embeds';

describe('media in an article', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://youtube.com/watch?list=a&v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['http://m.youtube.com/live/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['HTTPS://MUSIC.YOUTUBE.COM/embed/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    [' https://www.vimeo.com/channels/staff-picks/76979871 ', 'https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871?h=1', 'https://player.vimeo.com/video/76979871'],
    ['http://m.tiktok.com/embed/71122334', 'https://www.tiktok.com/embed/v2/71122334'],
    ['https://tiktok.com/embed/v3/71122334', 'https://www.tiktok.com/embed/v2/71122334'],
    ['https://www.tiktok.com/player/v1/71122334', 'https://www.tiktok.com/embed/v2/71122334'],
    [
      'https://fb.watch/a1/?x=1',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2Fa1%2F%3Fx%3D1',
    ],
    [
      'https://web.facebook.com/watch?v=1"onload=',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fweb.facebook.com%2Fwatch%3Fv%3D1',
    ],
    [
      'http://facebook.com/reel/1',
      'https://www.facebook.com/plugins/video.php?href=http%3A%2F%2Ffacebook.com%2Freel%2F1',
    ],
    ['http://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    [
      'https://www.tiktok.com/@news.desk/video/7112233445566778899',
      'https://www.tiktok.com/embed/v2/7112233445566778899',
    ],
    [
      'https://www.facebook.com/page/videos/10153231379946729/',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fpage%2Fvideos%2F10153231379946729%2F',
    ],
  ])('finds the player for %s and accepts its address [EDT-01]', (address, player) => {
    expect(toEmbedUrl(address)).toBe(player);
    expect(FRAME_HOSTS).toContain(new URL(player).host);
    expect(isAllowedEmbed(player)).toBe(true);
  });

  it.each([
    'https://other.example/video',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
    '',
    'xhttps://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/short',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
    'https://www.youtube.com/watch#v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://www.tiktok.com/@news.desk/photo/7112233445566778899',
    'https://www.facebook.com/page/posts/1',
    'xhttps://vimeo.com/76979871',
    'xhttps://www.tiktok.com/player/v1/71122334',
    'xhttps://fb.watch/a1/',
  ])('finds no player for %s', (address) => {
    expect(toEmbedUrl(address)).toBeNull();
  });

  it.each([
    'https://youtube.com/embed/a-b_c',
    'https://www.youtube-nocookie.com/embed/a?start=1&amp;end=2;x=%20.,-',
    'https://www.youtube.com/embed/a?',
    'https://player.vimeo.com/video/1?h=ab&dnt=1;x=%20.,-',
    'https://www.tiktok.com/embed/1',
    'https://www.tiktok.com/embed/v3/12?lang=th',
    'https://www.tiktok.com/player/v1/12?a=b&c=%20;.,-',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fa.example/x,y+z;&w=1.5-2',
  ])('accepts the frame %s [EDT-01]', (src) => {
    expect(isAllowedEmbed(src)).toBe(true);
  });

  it.each([
    'https://www.youtube.com/embed/x?a=b"',
    'https://www.youtube.com/embed/x?a=<b>',
    'xhttps://www.youtube.com/embed/x',
    'https://www.youtube.com/embed/',
    'https://player.vimeo.com/video/x',
    'https://player.vimeo.com/video/1?a="',
    'https://player.vimeo.com/video/1/x',
    'xhttps://player.vimeo.com/video/1',
    'https://www.tiktok.com/embed/v4/1',
    'https://www.tiktok.com/embed/v2/x',
    'https://www.tiktok.com/embed/v2/1?a="',
    'https://www.tiktok.com/embed/v2/1/x',
    'xhttps://www.tiktok.com/embed/v2/1',
    'https://www.facebook.com/plugins/like.php?href=x',
    'https://www.facebook.com/plugins/video.php?href="x',
    'https://www.facebook.com/plugins/video.php',
    'xhttps://www.facebook.com/plugins/video.php?href=x',
    'http://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/embed/x',
    'https://www.youtube.com@evil.example/embed/x',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/embed/../redirect?q=x',
    'https://www.youtube.com/embed/x"onload="alert(1)',
    'https://evil.example/?https://www.youtube.com/embed/x',
    '//www.youtube.com/embed/x',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('refuses the frame %s', (src) => {
    expect(isAllowedEmbed(src)).toBe(false);
  });
});

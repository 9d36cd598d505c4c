import { FRAME_HOSTS } from '@/shared/contract';

import { isAllowedEmbed, toEmbedUrl } from './embeds';

describe('media in an article', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://youtube.com/watch?list=a&v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
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
  ])('finds no player for %s', (address) => {
    expect(toEmbedUrl(address)).toBeNull();
  });

  it.each([
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

import { tiktokPlayer } from './tiktok-player';

describe('the TikTok preview', () => {
  it('plays a TikTok video', () => {
    expect(tiktokPlayer('https://www.tiktok.com/@newsdesk/video/7301234567890123456')).toContain(
      'https://www.tiktok.com/',
    );
  });

  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.tiktok.com.evil.test/@a/video/7301234567890123456',
    'https://evil.test/https://www.tiktok.com/@a/video/7301234567890123456',
    'javascript:alert(1)',
    'https://vm.tiktok.com/ZMabc/',
  ])('plays nothing from %p', (address) => {
    expect(tiktokPlayer(address)).toBeNull();
  });
});

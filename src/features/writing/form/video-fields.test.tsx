import { screen, within } from '@testing-library/react';

import { renderInForm } from '../testing/render-in-form';

import { VideoFields } from './video-fields';

const TIKTOK = 'https://www.tiktok.com/@newsdesk/video/7301234567890123456';

const setup = (overrides: { tiktokUrl?: string; videoUrl?: string }) =>
  renderInForm(<VideoFields />, overrides);

const answerDialog = async (user: ReturnType<typeof setup>['user'], answer: 'Delete' | 'Cancel') => {
  await user.click(screen.getByRole('button', { name: 'Delete TikTok link' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));
};

describe('the videos of a news item', () => {
  it('plays a TikTok video and a YouTube video [NWS-07, NWS-10]', () => {
    setup({ tiktokUrl: TIKTOK, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(screen.getByTitle('TikTok URL')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.tiktok\.com\/.*7301234567890123456/),
    );
    expect(screen.getByTitle('Video URL')).toHaveAttribute(
      'src',
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
    );
  });

  it('links to any other address instead of embedding it', () => {
    setup({ tiktokUrl: 'https://www.tiktok.com.evil.test/@a/video/7301234567890123456' });
    expect(screen.queryByTitle('TikTok URL')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'เปิดลิงก์' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['https://fb.watch/a1/', 'ลิงก์แบบย่อเล่นในข่าวไม่ได้'],
    ['https://www.youtube.com/@desk', 'ที่อยู่นี้ไม่ใช่หน้าของวิดีโอ'],
    ['https://video.example/1', 'เฉพาะวิดีโอจาก YouTube'],
  ])('says what to copy instead of %s [PST-03]', (videoUrl, said) => {
    setup({ videoUrl });
    expect(screen.getByRole('textbox', { name: 'Video URL' })).toHaveAccessibleDescription(
      expect.stringContaining(said),
    );
  });

  it('takes the target of a pasted link through a site that counts clicks [PST-04]', async () => {
    const { user, values } = setup({ videoUrl: '' });
    await user.click(screen.getByRole('textbox', { name: 'Video URL' }));
    await user.paste('https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&h=AT0');
    expect(values().videoUrl).toBe('https://youtu.be/dQw4w9WgXcQ');
  });

  it('takes the address out of pasted frame code [PST-03]', async () => {
    const { user, values } = setup({ videoUrl: '' });
    await user.click(screen.getByRole('textbox', { name: 'Video URL' }));
    await user.paste('<iframe src="https://player.vimeo.com/video/5817?h=8c&amp;app_id=1"></iframe>');
    expect(values().videoUrl).toBe('https://player.vimeo.com/video/5817?h=8c');
  });

  it('takes the address out of the code of another site, and says what to copy instead [PST-03]', async () => {
    const { user, values } = setup({ videoUrl: '' });
    const field = screen.getByRole('textbox', { name: 'Video URL' });
    await user.click(field);
    await user.paste('<div class="fb-video" data-href="https://fb.watch/a1/"></div>');
    expect(values().videoUrl).toBe('https://fb.watch/a1/');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('ลิงก์แบบย่อ'));
  });

  it('does not link text that is not a web address', () => {
    setup({ videoUrl: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has no TikTok link to delete if there is none', () => {
    setup({ tiktokUrl: '' });
    expect(screen.queryByRole('button', { name: 'Delete TikTok link' })).not.toBeInTheDocument();
  });

  it('deletes the TikTok link after a confirmation [NWS-07, ERR-03]', async () => {
    const { user, values } = setup({ tiktokUrl: TIKTOK });
    await answerDialog(user, 'Delete');
    expect(values().tiktokUrl).toBe('');
    expect(screen.queryByTitle('TikTok URL')).not.toBeInTheDocument();
  });

  it('keeps the TikTok link without the confirmation [ERR-03]', async () => {
    const { user, values } = setup({ tiktokUrl: TIKTOK });
    await answerDialog(user, 'Cancel');
    expect(values().tiktokUrl).toBe(TIKTOK);
  });
});

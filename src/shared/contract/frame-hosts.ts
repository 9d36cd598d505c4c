/** The hosts of video players that an article may embed in a frame, over https. */
export const FRAME_HOSTS: readonly string[] = [
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'www.tiktok.com',
  'player.vimeo.com',
  'www.facebook.com',
];

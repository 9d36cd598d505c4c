/** The hosts of the video players that an article may hold in a frame, over https. */
export const FRAME_HOSTS: readonly string[] = [
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'www.tiktok.com',
  'player.vimeo.com',
  'www.facebook.com',
];

type EmbedSite = { frame: RegExp; page: RegExp; toFrame: (page: RegExpExecArray) => string };

const YOUTUBE_ID = '([\\w-]{6,20})';

/**
 * The players that an article may embed: the pattern of their frame address, and how to derive it from a
 * page address.
 */
const SITES: EmbedSite[] = [
  {
    frame: /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/[\w-]+(?:\?[\w=&;%.,-]*)?$/,
    page: new RegExp(
      `^https?://(?:(?:www\\.|m\\.|music\\.)?youtube\\.com/(?:watch\\?(?:[^#]*&)?v=|shorts/|live/|embed/)|youtu\\.be/)${YOUTUBE_ID}`,
      'i',
    ),
    toFrame: ([, id = '']) => `https://www.youtube.com/embed/${id}`,
  },
  {
    frame: /^https:\/\/player\.vimeo\.com\/video\/\d+(?:\?[\w=&;%.,-]*)?$/,
    page: /^https?:\/\/(?:(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/)?|player\.vimeo\.com\/video\/)(\d+)/i,
    toFrame: ([, id = '']) => `https://player.vimeo.com/video/${id}`,
  },
  {
    frame: /^https:\/\/www\.tiktok\.com\/(?:embed(?:\/v[23])?|player\/v1)\/\d+(?:\?[\w=&;%.,-]*)?$/,
    page: /^https?:\/\/(?:www\.|m\.)?tiktok\.com\/(?:@[\w.-]+\/video|embed(?:\/v[23])?|player\/v1)\/(\d+)/i,
    toFrame: ([, id = '']) => `https://www.tiktok.com/embed/v2/${id}`,
  },
  {
    frame: /^https:\/\/www\.facebook\.com\/plugins\/(?:video|post)\.php\?[\w=&;%.:/,+-]*$/,
    page: /^https?:\/\/(?:(?:www\.|m\.|web\.)?facebook\.com\/(?:watch\/?\?|reel\/|[\w.-]+\/videos\/)|fb\.watch\/)[^\s"'<>]+/i,
    toFrame: ([page]) => `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(page)}`,
  },
];

/** Whether a frame address is a player of YouTube, Vimeo, TikTok or Facebook over https. */
export const isAllowedEmbed = (src: string): boolean => SITES.some(({ frame }) => frame.test(src));

/** The player for the address of a video page; null if it is not a video of these sites. */
export const toEmbedUrl = (address: string): string | null => {
  for (const { page, toFrame } of SITES) {
    const found = page.exec(address.trim());
    if (found) return toFrame(found);
  }
  return null;
};

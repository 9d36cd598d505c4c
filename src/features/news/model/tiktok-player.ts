import { playerOf } from '@/shared/contract';

const TIKTOK = 'https://www.tiktok.com/';

/** The player address of a TikTok video; null for any other address, which is shown as a link. */
export const tiktokPlayer = (address: string): string | null => {
  const player = playerOf(address);
  return player?.startsWith(TIKTOK) ? player : null;
};

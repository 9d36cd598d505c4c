import type { NoPlayer } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

/** What to do about an address without a player, by the reason. */
export const playerMessages = defineMessages({
  th: {
    notPasted: (hosts: string) => `ไม่ได้วางเครื่องเล่นของ ${hosts}`,
    'short-link': 'ลิงก์แบบย่อเล่นในข่าวไม่ได้ เปิดลิงก์ก่อน แล้วคัดลอกที่อยู่เต็มจากแถบที่อยู่ของเบราว์เซอร์',
    'not-a-video': 'ที่อยู่นี้ไม่ใช่หน้าของวิดีโอ เปิดวิดีโอที่ต้องการ แล้วคัดลอกที่อยู่ของวิดีโอนั้น',
    'other-site': 'เล่นในข่าวได้เฉพาะวิดีโอจาก YouTube, Vimeo, TikTok และ Facebook คัดลอกที่อยู่ของวิดีโอจากเว็บเหล่านี้',
  },
  en: {
    notPasted: (hosts: string) => `Not pasted: a player of ${hosts}.`,
    'short-link':
      'A short link cannot be played. Open it, then copy the full address from the browser’s address bar.',
    'not-a-video': 'This is not the page of a video. Open the video, then copy its address.',
    'other-site':
      'Only videos from YouTube, Vimeo, TikTok and Facebook can be played. Copy the address of a video there.',
  },
} satisfies Record<'th' | 'en', Record<NoPlayer, string> & Record<'notPasted', (hosts: string) => string>>);

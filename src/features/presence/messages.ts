import { defineMessages } from '@/shared/i18n/messages';

export const presenceMessages = defineMessages({
  th: {
    editing: (names: string, _count: number) => `${names} กำลังแก้ไข`,
    looking: (names: string, _count: number) => `${names} กำลังเปิดดู`,
    andMore: (names: string, more: number) => `${names} และอีก ${more} คน`,
  },
  en: {
    editing: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} editing`,
    looking: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} looking`,
    andMore: (names: string, more: number) => `${names} and ${more} more`,
  },
});

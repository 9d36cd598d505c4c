import { defineMessages } from '@/shared/i18n/messages';
import type { HiddenReason } from '@/shared/text/hidden-text';

import type { CheckWords } from './rules/finding';
import type { CheckCode, Severity } from './rules/finding';
import { english, englishReasons } from './rules/words-english';
import { thai, thaiReasons } from './rules/words-thai';

const thaiSeverities: Record<Severity, (count: number) => string> = {
  blocker: (count) => `ต้องแก้ ${count}`,
  warning: (count) => `ควรแก้ ${count}`,
  note: (count) => `ข้อสังเกต ${count}`,
};

const englishSeverities: Record<Severity, (count: number) => string> = {
  blocker: (count) => (count === 1 ? '1 blocker' : `${count} blockers`),
  warning: (count) => (count === 1 ? '1 warning' : `${count} warnings`),
  note: (count) => (count === 1 ? '1 note' : `${count} notes`),
};

const sentence =
  (words: CheckWords, reasons: Record<HiddenReason, string>) =>
  (code: CheckCode, detail: string): string =>
    words[code].what(code === 'hidden-text' ? reasons[detail as HiddenReason] : detail); // a HiddenReason here

export const checkMessages = defineMessages({
  th: {
    title: 'ข้อควรตรวจ',
    what: sentence(thai, thaiReasons),
    fix: (code: CheckCode) => thai[code].fix,
    severity: (severity: Severity, count: number) => thaiSeverities[severity](count),
    toLookAt: (count: number) => (count === 0 ? 'ไม่พบสิ่งที่ต้องแก้' : `มี ${count} เรื่องที่ควรดู`),
    checking: 'กำลังตรวจ',
    more: (count: number) => `และอีก ${count} แห่ง`,
    repair: 'แก้ให้',
  },
  en: {
    title: 'Checks',
    what: sentence(english, englishReasons),
    fix: (code: CheckCode) => english[code].fix,
    severity: (severity: Severity, count: number) => englishSeverities[severity](count),
    toLookAt: (count: number) =>
      count === 0 ? 'Nothing to look at' : count === 1 ? '1 thing to look at' : `${count} things to look at`,
    checking: 'Checking',
    more: (count: number) => `and ${count} more`,
    repair: 'Repair',
  },
});

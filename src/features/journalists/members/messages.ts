import { defineMessages } from '@/shared/i18n/messages';

export const memberMessages = defineMessages({
  quoted: {
    news: ['News', 'ข่าว'],
    email: ['Email', 'อีเมล'],
    save: ['Save', 'บันทึก'],
  },
  th: {
    since: 'เป็นสมาชิกตั้งแต่',
    renameGroup: 'เปลี่ยนชื่อกลุ่ม',
    changeLevel: 'เปลี่ยนระดับ',
    removeMember: 'นำออกจากกลุ่ม',
    leaveGroup: 'ออกจากกลุ่ม',
    appointHead: 'ตั้ง Head',
    makeHead: 'ให้เป็น Head',
    appoint: 'แต่งตั้ง',
    renamed: 'เปลี่ยนชื่อกลุ่มแล้ว',
    levelChanged: 'เปลี่ยนระดับแล้ว',
    appointed: (name: string) => `ตั้ง ${name} เป็น Head แล้ว`,
    notMember: 'คุณไม่ได้เป็นสมาชิกของกลุ่มนี้ จึงเห็นเฉพาะรายชื่อสมาชิก และตั้ง Head ได้',
    appointWhy: 'Head จัดการสมาชิก หมวดหมู่ และข่าวของกลุ่ม คนที่ยังไม่เป็นสมาชิกจะเป็นสมาชิกด้วย',
    emailRequired: 'โปรดกรอกอีเมล',
    unknownEmail: 'ไม่พบผู้ใช้ที่มีอีเมลนี้',
    levelOf: (name: string) => `ระดับของ ${name} ในกลุ่มนี้`,
    ownLevel: 'หากลดระดับของตัวเอง คุณจะจัดการกลุ่มนี้ไม่ได้อีก จนกว่า Head คนอื่นจะเปลี่ยนกลับให้',
    lastHead: 'เป็น Head คนสุดท้ายของกลุ่ม โปรดให้สมาชิกคนอื่นเป็น Head ก่อน',
    handOverFirst: 'ดูข่าวเหล่านี้ เพื่อส่งต่อให้คนอื่นก่อน',
    removed: (name: string) => `นำ ${name} ออกจากกลุ่มแล้ว`,
    left: 'คุณออกจากกลุ่มแล้ว',
    removeQuestion: (name: string) => `นำ ${name} ออกจากกลุ่มใช่หรือไม่ จะเปิดและเขียนข่าวของกลุ่มนี้ไม่ได้ทันที`,
    leaveQuestion: 'ออกจากกลุ่มนี้ใช่หรือไม่ คุณจะเปิดและเขียนข่าวของกลุ่มนี้ไม่ได้ทันที',
    newsStay: (count: number) =>
      count === 0 ? 'ไม่มีข่าวของคนนี้ในกลุ่ม' : `ข่าวที่เขียนไว้ ${count.toLocaleString('en')} ชิ้นยังอยู่ในกลุ่ม`,
    inviteAgain: 'เชิญกลับเข้ากลุ่มได้ทุกเมื่อ',
  },
  en: {
    since: 'Member since',
    renameGroup: 'Rename group',
    changeLevel: 'Change level',
    removeMember: 'Remove from group',
    leaveGroup: 'Leave group',
    appointHead: 'Appoint a Head',
    makeHead: 'Make Head',
    appoint: 'Appoint',
    renamed: 'The group was renamed.',
    levelChanged: 'The level was changed.',
    appointed: (name: string) => `${name} is a Head of the group now.`,
    notMember: 'You are not a member of this group. You can see its members and appoint a Head.',
    appointWhy:
      'A Head manages the members, the categories and the news of the group. Somebody who is not a member becomes one.',
    emailRequired: 'Email is required',
    unknownEmail: 'No user has this email.',
    levelOf: (name: string) => `The level of ${name} in this group`,
    ownLevel:
      'If you lower your own level, you can no longer manage this group until another Head changes it back.',
    lastHead: 'This is the last Head of the group. Make another member Head first.',
    handOverFirst: 'See these news, to hand them over first',
    removed: (name: string) => `${name} was removed from the group.`,
    left: 'You left the group.',
    removeQuestion: (name: string) =>
      `Remove ${name} from the group? They can then no longer open it or write its news.`,
    leaveQuestion: 'Leave this group? You can then no longer open it or write its news.',
    newsStay: (count: number) => {
      if (count === 0) return 'They have no news in this group.';
      if (count === 1) return 'Their 1 news item stays in the group.';
      return `${count.toLocaleString('en')} news items of theirs stay in the group.`;
    },
    inviteAgain: 'They can be invited again at any time.',
  },
});

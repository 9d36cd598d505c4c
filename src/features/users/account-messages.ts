import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  create: 'Create',
  createTitle: 'Create user',
  edit: 'Edit',
  editTitle: 'Edit user',
  save: 'Save',
  state: 'Account',
  all: 'All',
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
  displayName: 'Display name',
  username: 'Username',
  email: 'Email',
  bio: 'Bio',
  avatar: 'Picture',
  removeAvatar: 'Remove picture',
  permissions: 'Permissions',
  disable: 'Disable',
  enable: 'Enable',
  newLink: 'New link',
  link: 'Link',
  close: 'Close',
  leaveLink: 'Close without copying',
  openPerson: 'Open user',
  anotherPerson: 'Create another',
  unfinished: (count: number) => `Unfinished news: ${count}`,
  returned: 'Returned',
  waits: 'Waiting',
  groupsOf: (count: number) => `Groups: ${count}`,
  lastHead: 'Last Head',
  headNeeded: 'Another Head is needed first',
  appointHead: (group: string) => `Appoint a Head: ${group}`,
};

/** The messages for an administrator who manages accounts. */
export const accountMessages = defineMessages({
  th: {
    ...labels,
    created: (name: string) => `สร้างบัญชีของ ${name} แล้ว`,
    edited: 'บันทึกข้อมูลผู้ใช้แล้ว',
    disabledNow: (name: string) => `ปิดบัญชีของ ${name} แล้ว`,
    enabledNow: (name: string) => `เปิดบัญชีของ ${name} อีกครั้งแล้ว`,
    disableQuestion: (name: string) =>
      `ต้องการปิดบัญชีของ ${name} ใช่หรือไม่ ทุกเครื่องที่เข้าสู่ระบบอยู่จะถูกตัดทันที และเข้าสู่ระบบไม่ได้อีกจนกว่าจะเปิดบัญชี ข่าวที่เขียนและชื่อยังอยู่ครบ`,
    moreUnfinished: (count: number) => `และอีก ${count} ข่าว ดูได้ในรายการข่าวของกลุ่ม`,
    handOver:
      'ให้คนในกลุ่มรับข่าวเหล่านี้ไปทำต่อ ทุกคนในกลุ่มแก้ไขข่าวเหล่านี้ได้ ฉบับร่างที่ยังไม่ได้บันทึกอยู่ในเครื่องของเจ้าของเท่านั้น ให้เจ้าของบันทึกก่อนปิดบัญชี',
    linkQuestion: (name: string) =>
      `ต้องการสร้างลิงก์ให้ ${name} ตั้งรหัสผ่านใหม่ใช่หรือไม่ ลิงก์ที่เคยให้ไปก่อนหน้านี้จะใช้ไม่ได้ รหัสผ่านเดิมใช้ได้จนกว่าจะตั้งใหม่`,
    linkFor: (name: string) => `ลิงก์ให้ ${name} ตั้งรหัสผ่าน`,
    linkHint: (date: string) => `ใช้ได้หนึ่งครั้ง ถึง ${date} ลิงก์นี้แสดงครั้งเดียว คัดลอกแล้วส่งให้เจ้าของบัญชีโดยตรง`,
    notCopied: 'ยังไม่ได้คัดลอกลิงก์นี้ และจะไม่แสดงอีก หากต้องใช้ภายหลัง ต้องสร้างลิงก์ใหม่',
    required: 'กรุณากรอกข้อมูล',
    notAnEmail: 'ที่อยู่อีเมลไม่ถูกต้อง',
    tooLong: (max: number) => `ยาวได้ไม่เกิน ${max} ตัวอักษร`,
  },
  en: {
    ...labels,
    created: (name: string) => `The account of ${name} was created.`,
    edited: 'The user was saved.',
    disabledNow: (name: string) => `The account of ${name} was disabled.`,
    enabledNow: (name: string) => `The account of ${name} was enabled.`,
    disableQuestion: (name: string) =>
      `Disable the account of ${name}? All their devices are signed out immediately, and they cannot sign in until the account is enabled. Their articles and their name stay.`,
    moreUnfinished: (count: number) => `And ${count} more, in the news lists of the groups.`,
    handOver:
      'Ask somebody of the group to take this news over: every member can edit it. Drafts that were never saved are only on the devices of their owner, who can save them before you disable the account.',
    linkQuestion: (name: string) =>
      `Create a link for ${name} to set a new password? Earlier links stop working. The old password works until a new one is set.`,
    linkFor: (name: string) => `Link for ${name} to set a password`,
    linkHint: (date: string) =>
      `Can be used once, until ${date}. It is shown only this time: copy it and send it to the owner of the account.`,
    notCopied: 'The link was not copied, and is not shown again. Later you would need a new one.',
    required: 'This is required.',
    notAnEmail: 'This is not a valid e-mail address.',
    tooLong: (max: number) => `Use at most ${max} characters.`,
  },
});

export type AccountMessages = (typeof accountMessages)['en'];

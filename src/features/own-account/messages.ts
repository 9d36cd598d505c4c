import { PASSWORD_MIN_CHARACTERS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  title: 'My account',
  profile: 'Profile',
  picture: 'Picture',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  displayName: 'Display name',
  bio: 'Bio',
  email: 'Email',
  username: 'Username',
  save: 'Save',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  appearance: 'Language and theme',
  devices: 'Devices',
  device: 'Device',
  place: 'Network',
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
  action: 'Action',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  unknownPlace: 'Unknown',
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out all others',
  newSignIn: 'New sign-in',
  wrongCodes: 'Wrong codes',
  known: 'It was me',
};

export const ownAccountMessages = defineMessages({
  th: {
    ...labels,
    nameRequired: 'โปรดกรอกชื่อที่แสดง',
    currentRequired: 'โปรดกรอกรหัสผ่านปัจจุบัน',
    newRequired: 'โปรดกรอกรหัสผ่านใหม่',
    tooShort: `รหัสผ่านต้องมีอย่างน้อย ${PASSWORD_MIN_CHARACTERS} ตัวอักษร`,
    passwordHint: `อย่างน้อย ${PASSWORD_MIN_CHARACTERS} ตัวอักษร และไม่ใช่รหัสที่ใช้กันแพร่หลาย เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นทั้งหมดจะออกจากระบบ`,
    profileSaved: 'บันทึกโปรไฟล์แล้ว',
    avatarSaved: 'เปลี่ยนรูปแล้ว',
    avatarRemoved: 'นำรูปออกแล้ว',
    passwordChanged: 'เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นออกจากระบบทั้งหมด',
    sessionEnded: (device: string) => `ออกจากระบบใน ${device} แล้ว`,
    othersEnded: 'ออกจากระบบในอุปกรณ์อื่นทั้งหมดแล้ว',
    endQuestion: (device: string) =>
      `ต้องการออกจากระบบใน ${device} ใช่หรือไม่ งานที่ยังไม่ได้บันทึกในอุปกรณ์นั้นอาจส่งไม่ได้จนกว่าจะเข้าสู่ระบบอีกครั้ง`,
    endOthersQuestion: 'ต้องการออกจากระบบในอุปกรณ์อื่นทั้งหมดใช่หรือไม่ เหลือเพียงอุปกรณ์นี้',
    newDevice: (device: string, network: string, when: string) =>
      `มีการเข้าสู่ระบบจากอุปกรณ์ที่ไม่เคยใช้: ${device} เครือข่าย ${network} เมื่อ ${when}`,
    wrongCodesFrom: (count: number, device: string, network: string, when: string) =>
      `มีผู้ที่ทราบรหัสผ่านของคุณใส่รหัสยืนยันขั้นที่สองผิด ${count} ครั้ง ครั้งล่าสุดจาก ${device} เครือข่าย ${network} เมื่อ ${when}`,
    newDeviceAdvice: 'หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านทันที อุปกรณ์อื่นทั้งหมดจะออกจากระบบ',
  },
  en: {
    ...labels,
    nameRequired: 'A display name is required',
    currentRequired: 'Your current password is required',
    newRequired: 'A new password is required',
    tooShort: `The password needs at least ${PASSWORD_MIN_CHARACTERS} characters.`,
    passwordHint: `At least ${PASSWORD_MIN_CHARACTERS} characters, and not a commonly used password. All other devices are signed out.`,
    profileSaved: 'Your profile was saved.',
    avatarSaved: 'Your picture was changed.',
    avatarRemoved: 'Your picture was removed.',
    passwordChanged: 'Your password was changed. All other devices are signed out.',
    sessionEnded: (device: string) => `${device} is signed out.`,
    othersEnded: 'All other devices are signed out.',
    endQuestion: (device: string) =>
      `Sign out ${device}? Unsaved work there can be sent only after signing in again.`,
    endOthersQuestion: 'Sign out all other devices? Only this one stays signed in.',
    newDevice: (device: string, network: string, when: string) =>
      `Somebody signed in from a new device: ${device}, network ${network}, on ${when}.`,
    wrongCodesFrom: (count: number, device: string, network: string, when: string) =>
      `Somebody who knows your password entered ${count} wrong codes, the last one on ${device}, network ${network}, on ${when}.`,
    newDeviceAdvice:
      'If it was not you, change your password immediately. All other devices are then signed out.',
  },
});

export type AccountMessages = (typeof ownAccountMessages)['en'];

import { defineMessages } from '@/shared/i18n/messages';

/** The messages of how a person signs in, for an administrator. */
export const signInWaysMessages = defineMessages({
  quoted: {
    password: ['Password', 'รหัสผ่าน'],
  },
  th: {
    isSet: 'ตั้งแล้ว',
    isMissing: 'ยังไม่มี',
    passkeys: 'พาสคีย์',
    signInBy: (provider: string) => `เข้าสู่ระบบด้วย ${provider}`,
    remove: 'ลบ',
    removeOf: (name: string) => `ลบพาสคีย์ ${name}`,
    removePasskey: 'ลบพาสคีย์',
    passkeyQuestion: (passkey: string, person: string) =>
      `ต้องการลบพาสคีย์ “${passkey}” ของ ${person} ใช่หรือไม่ ทุกเครื่องที่ ${person} เข้าสู่ระบบอยู่จะถูกตัดทันที และใช้พาสคีย์นี้ไม่ได้อีก`,
    passkeyRemoved: (passkey: string) => `ลบพาสคีย์ “${passkey}” แล้ว`,
    unlink: 'เลิกเชื่อม',
    unlinkQuestion: (person: string, provider: string) =>
      `ต้องการเลิกเชื่อมบัญชีของ ${person} กับ ${provider} ใช่หรือไม่ ทุกเครื่องที่ ${person} เข้าสู่ระบบอยู่จะถูกตัดทันที หากไม่มีรหัสผ่าน ให้สร้างลิงก์ใหม่ให้`,
    unlinked: (person: string, provider: string) => `เลิกเชื่อมบัญชีของ ${person} กับ ${provider} แล้ว`,
  },
  en: {
    isSet: 'Set',
    isMissing: 'None',
    passkeys: 'Passkeys',
    signInBy: (provider: string) => `Sign-in with ${provider}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove the passkey ${name}`,
    removePasskey: 'Remove passkey',
    passkeyQuestion: (passkey: string, person: string) =>
      `Remove the passkey “${passkey}” of ${person}? All their devices are signed out immediately, and this passkey does not sign in any more.`,
    passkeyRemoved: (passkey: string) => `The passkey “${passkey}” was removed.`,
    unlink: 'Remove the link',
    unlinkQuestion: (person: string, provider: string) =>
      `Remove the link of ${person} to ${provider}? All their devices are signed out immediately. Without a password, they need a new link from you.`,
    unlinked: (person: string, provider: string) => `${person} is no longer linked to ${provider}.`,
  },
});

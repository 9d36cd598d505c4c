import { defineMessages } from '@/shared/i18n/messages';

/** The messages of passkeys: their card, and what a browser says. */
export const passkeyMessages = defineMessages({
  th: {
    title: 'พาสคีย์',
    about: 'เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือรหัสของอุปกรณ์แทนรหัสผ่านและรหัสยืนยัน พาสคีย์ใช้กับหน้าเข้าสู่ระบบปลอมไม่ได้',
    notHere: 'เบราว์เซอร์นี้ หรือที่อยู่นี้ ใช้พาสคีย์ไม่ได้ ต้องเปิดด้วย https และชื่อโดเมน',
    add: 'เพิ่มพาสคีย์',
    name: 'ชื่อ',
    nameHint: 'เช่น “โทรศัพท์ของฉัน” เพื่อให้รู้ว่าเป็นอุปกรณ์ใด',
    createdAt: 'เพิ่มเมื่อ',
    lastUsed: 'ใช้ล่าสุด',
    never: 'ยังไม่เคยใช้',
    rename: 'เปลี่ยนชื่อ',
    renameTitle: 'เปลี่ยนชื่อพาสคีย์',
    remove: 'ลบ',
    removeTitle: 'ลบพาสคีย์',
    removeQuestion: (name: string) =>
      `ต้องการลบพาสคีย์ “${name}” ใช่หรือไม่ หลังจากนี้ใช้เข้าสู่ระบบไม่ได้ ให้ลบออกจากอุปกรณ์ของคุณด้วย`,
    added: 'เพิ่มพาสคีย์แล้ว',
    renamed: 'เปลี่ยนชื่อพาสคีย์แล้ว',
    removed: 'ลบพาสคีย์แล้ว',
    nameRequired: 'โปรดกรอกชื่อ',
    nameTooLong: (max: number) => `ชื่อยาวได้ไม่เกิน ${max} ตัวอักษร`,
    notUsed: 'ยังไม่ได้ใช้พาสคีย์ เพราะถูกยกเลิก หมดเวลา หรือไม่มีพาสคีย์ของที่นี่ในอุปกรณ์',
    alreadyThere: 'อุปกรณ์นี้มีพาสคีย์ของบัญชีคุณอยู่แล้ว',
    wrongAddress: 'พาสคีย์ใช้ที่อยู่นี้ไม่ได้ เปิด Newsdesk จากที่อยู่ที่ใช้ตามปกติ',
    failed: 'เบราว์เซอร์ใช้พาสคีย์ไม่สำเร็จ โปรดลองอีกครั้ง',
  },
  en: {
    title: 'Passkeys',
    about:
      'Sign in with your fingerprint, your face or the PIN of your device, in place of password and code. A passkey does not work on a fake sign-in page.',
    notHere:
      'Passkeys do not work in this browser, or not at this address: they need https and the name of a website.',
    add: 'Add passkey',
    name: 'Name',
    nameHint: 'Such as “My phone”, so that you know which device it is.',
    createdAt: 'Added',
    lastUsed: 'Last used',
    never: 'Never',
    rename: 'Rename',
    renameTitle: 'Rename passkey',
    remove: 'Remove',
    removeTitle: 'Remove passkey',
    removeQuestion: (name: string) =>
      `Remove the passkey “${name}”? It does not sign in any more. Delete it from your device too.`,
    added: 'The passkey was added.',
    renamed: 'The passkey was renamed.',
    removed: 'The passkey was removed.',
    nameRequired: 'Enter a name.',
    nameTooLong: (max: number) => `The name can have at most ${max} characters.`,
    notUsed:
      'No passkey was used: it was cancelled, took too long, or this device has none for this website.',
    alreadyThere: 'This device has a passkey of your account already.',
    wrongAddress: 'Passkeys do not work at this address. Open Newsdesk at its usual address.',
    failed: 'The browser could not use the passkey. Please try again.',
  },
});

export type PasskeyMessages = (typeof passkeyMessages)['en'];

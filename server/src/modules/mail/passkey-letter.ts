import { letter, type Person } from './letters';

/** To the owner of an account to which a passkey was added, or from which one was removed. */
export const passkeyChanged = (
  { displayName, username }: Person,
  { name, isAdded }: { name: string; isAdded: boolean },
) =>
  letter(
    isAdded
      ? 'เพิ่มพาสคีย์ในบัญชี Newsdesk ของคุณ · A passkey was added to your Newsdesk account'
      : 'ลบพาสคีย์ออกจากบัญชี Newsdesk ของคุณ · A passkey was removed from your Newsdesk account',
    [
      {
        greeting: `สวัสดี ${displayName}`,
        text: isAdded
          ? `มีการเพิ่มพาสคีย์ “${name}” ซึ่งใช้เข้าสู่ระบบด้วยชื่อผู้ใช้ ${username} ได้โดยไม่ต้องใช้รหัสผ่าน`
          : `มีการลบพาสคีย์ “${name}” ออกจากชื่อผู้ใช้ ${username} พาสคีย์นี้ใช้เข้าสู่ระบบไม่ได้อีก`,
        end: 'หากไม่ใช่คุณ กรุณาแจ้งผู้ดูแลระบบทันที',
      },
      {
        greeting: `Hello ${displayName},`,
        text: isAdded
          ? `the passkey “${name}” was added. It signs in as ${username} without the password.`
          : `the passkey “${name}” of the username ${username} was removed. It does not sign in any more.`,
        end: 'If it was not you, tell an administrator immediately.',
      },
    ],
  );

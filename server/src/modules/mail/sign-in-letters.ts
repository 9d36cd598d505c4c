import { letter, type Person } from './letters';

const REMOVED_WAYS = {
  th: ' พาสคีย์และการเชื่อมกับผู้ให้บริการที่มีอยู่เดิมถูกลบแล้ว เพื่อไม่ให้ผู้อื่นที่อาจเพิ่มไว้เข้าได้อีก เพิ่มใหม่ได้เมื่อเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  en: ' Its passkeys and its link to a provider were removed, so that nobody else who may have made one can come in. Add your own again once you have signed in with the new password.',
};

/** To the owner of an account whose password has changed, and with it perhaps how else they sign in. */
export const passwordChanged = ({ displayName, username }: Person, { removedWays } = { removedWays: 0 }) =>
  letter('รหัสผ่าน Newsdesk ของคุณเปลี่ยนแล้ว · Your Newsdesk password has changed', [
    {
      greeting: `สวัสดี ${displayName}`,
      text: `รหัสผ่านของชื่อผู้ใช้ ${username} เพิ่งเปลี่ยน${removedWays > 0 ? REMOVED_WAYS.th : ''}`,
      end: 'หากไม่ใช่คุณ กรุณาแจ้งผู้ดูแลระบบทันที',
    },
    {
      greeting: `Hello ${displayName},`,
      text: `the password of the username ${username} has just been changed.${removedWays > 0 ? REMOVED_WAYS.en : ''}`,
      end: 'If it was not you, tell an administrator immediately.',
    },
  ]);

/** To the owner of an account that was linked to an account at a provider, or is so no longer. */
export const providerChanged = (
  { displayName, username }: Person,
  { provider, isLinked }: { provider: string; isLinked: boolean },
) =>
  letter(
    isLinked
      ? 'บัญชี Newsdesk ของคุณเชื่อมกับผู้ให้บริการแล้ว · Your Newsdesk account is linked to a provider'
      : 'บัญชี Newsdesk ของคุณเลิกเชื่อมกับผู้ให้บริการแล้ว · Your Newsdesk account is no longer linked to a provider',
    [
      {
        greeting: `สวัสดี ${displayName}`,
        text: isLinked
          ? `บัญชีที่มีชื่อผู้ใช้ ${username} เพิ่งเชื่อมกับ ${provider} ตั้งแต่นี้ใช้ ${provider} เข้าสู่ระบบได้`
          : `บัญชีที่มีชื่อผู้ใช้ ${username} เลิกเชื่อมกับ ${provider} แล้ว บัญชีนั้นของ ${provider} ใช้เข้าสู่ระบบไม่ได้อีก`,
        end: 'หากไม่ใช่คุณ กรุณาแจ้งผู้ดูแลระบบทันที',
      },
      {
        greeting: `Hello ${displayName},`,
        text: isLinked
          ? `the account with the username ${username} has just been linked to ${provider}, which can sign in to it from now on.`
          : `the account with the username ${username} is no longer linked to ${provider}. The account there does not sign in to it any more.`,
        end: 'If it was not you, tell an administrator immediately.',
      },
    ],
  );

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

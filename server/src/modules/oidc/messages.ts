import type { ProviderFailure } from '../../db/schema';
import type { Localized } from '../../http/localized';

type OfProvider = (provider: string) => Localized;

/** Why a sign-in failed at the provider. */
export const FAILURES: Record<ProviderFailure, OfProvider> = {
  unreachable: (provider) => ({
    th: `ติดต่อ ${provider} ไม่ได้ในขณะนี้ กรุณาลองใหม่ในอีกสักครู่`,
    en: `${provider} does not answer at this moment. Please try again in a moment.`,
  }),
  cancelled: (provider) => ({
    th: `ยังไม่ได้เข้าสู่ระบบ เพราะ ${provider} แจ้งว่ายกเลิก`,
    en: `You are not signed in: ${provider} says that the sign-in was cancelled.`,
  }),
  untrusted: (provider) => ({
    th: `คำตอบจาก ${provider} ตรวจสอบไม่ผ่าน กรุณาเข้าสู่ระบบใหม่ หากเกิดขึ้นอีก โปรดแจ้งผู้ดูแลระบบ`,
    en: `The answer of ${provider} could not be verified. Please sign in again. If it happens once more, tell an administrator.`,
  }),
  'too-many': () => ({
    th: 'มีการเข้าสู่ระบบที่ไม่สำเร็จหลายครั้งเกินไป กรุณาลองใหม่ในอีก 15 นาที',
    en: 'Too many failed sign-ins. Please try again in 15 minutes.',
  }),
};

export const oidcMessages = {
  over: {
    th: 'การเข้าสู่ระบบนี้หมดเวลาแล้ว หรือเริ่มในเบราว์เซอร์อื่น กรุณาเริ่มใหม่',
    en: 'This sign-in has ended, or it began in another browser. Please begin again.',
  },
  disabled: {
    th: 'บัญชีของคุณปิดอยู่ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'Your account is disabled. Please ask an administrator.',
  },
  noEmail: (provider: string) => ({
    th: `${provider} ไม่ได้ยืนยันอีเมลของคุณ จึงไม่ทราบว่าบัญชีใดเป็นของคุณ กรุณายืนยันอีเมลที่ ${provider} ก่อน`,
    en: `${provider} has not confirmed an e-mail address of yours, so we cannot find your account. Confirm it at ${provider} first.`,
  }),
  noAccount: (email: string) => ({
    th: `ไม่มีบัญชีที่ใช้อีเมล ${email} กรุณาขอบัญชีจากผู้ดูแลระบบ`,
    en: `There is no account with the e-mail address ${email}. Ask an administrator for one.`,
  }),
  noPasswordYet: {
    th: 'บัญชีของคุณยังไม่มีรหัสผ่าน จึงเชื่อมไม่ได้ ตั้งรหัสผ่านด้วยลิงก์ที่ผู้ดูแลระบบให้ แล้วเข้าสู่ระบบอีกครั้ง',
    en: 'Your account has no password yet, so it cannot be linked. Set one with the link from an administrator, then sign in again.',
  },
  passwordsOff: (provider: string) => ({
    th: `ที่นี่ปิดการเข้าสู่ระบบด้วยรหัสผ่านและพาสคีย์ กรุณาเข้าสู่ระบบด้วย ${provider}`,
    en: `Passwords and passkeys are switched off here. Please sign in with ${provider}.`,
  }),
  wrongOrOff: (provider: string) => ({
    th: `ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง หรือบัญชีนี้เข้าสู่ระบบด้วยรหัสผ่านไม่ได้ กรุณาเข้าสู่ระบบด้วย ${provider}`,
    en: `The name or password is wrong, or this account does not sign in with a password. Please sign in with ${provider}.`,
  }),
  linked: (provider: string) => ({
    th: `เชื่อมบัญชีกับ ${provider} แล้ว`,
    en: `Your account is linked to ${provider}.`,
  }),
  unlinked: (provider: string) => ({
    th: `เลิกเชื่อมบัญชีกับ ${provider} แล้ว`,
    en: `Your account is no longer linked to ${provider}.`,
  }),
  wayIn: {
    th: 'เลิกเชื่อมไม่ได้ เพราะคุณจะเข้าสู่ระบบไม่ได้อีก',
    en: 'This is your only way to sign in, so it cannot be removed.',
  },
};

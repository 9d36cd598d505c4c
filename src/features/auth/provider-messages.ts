import { defineMessages } from '@/shared/i18n/messages';

/** The messages of a sign-in by the provider. */
export const providerMessages = defineMessages({
  quoted: {},
  th: {
    signInWith: (provider: string) => `เข้าสู่ระบบด้วย ${provider}`,
    signOutOf: (provider: string) => `ออกจากระบบของ ${provider} ด้วย`,
    noSignOut: (provider: string) => `ออกจากระบบของ ${provider} จากที่นี่ไม่ได้ ให้ออกที่เว็บไซต์ของ ${provider} เอง`,
    linked: (provider: string) => `เชื่อมบัญชีกับ ${provider} แล้ว`,
    prove: (email: string, provider: string) =>
      `มีบัญชีที่ใช้อีเมล ${email} แล้ว ใส่รหัสผ่านของบัญชีนี้หนึ่งครั้ง ต่อไปจะเข้าสู่ระบบด้วย ${provider} ได้`,
  },
  en: {
    signInWith: (provider: string) => `Sign in with ${provider}`,
    signOutOf: (provider: string) => `Sign out of ${provider} too`,
    noSignOut: (provider: string) => `${provider} cannot be signed out of from here. Use its own website.`,
    linked: (provider: string) => `Your account is linked to ${provider}.`,
    prove: (email: string, provider: string) =>
      `There is an account with ${email}. Enter its password once, and you can sign in with ${provider} from then on.`,
  },
});

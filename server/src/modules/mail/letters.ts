import type { Notification } from '@contract';

import { markup } from '../site/markup';

import { linesIn } from './digest-lines';
import type { Letter } from './mailer';

/** A letter in one language: paragraphs, and what leads to the console. */
type Version = {
  greeting: string;
  text: string;
  items?: string[];
  link?: { label: string; address: string };
  end: string;
};

/** Both languages, because the server does not know which one its reader uses: first Thai, then English. */
export const letter = (subject: string, versions: readonly Version[]): Omit<Letter, 'to'> => ({
  subject,
  text: versions
    .map(({ greeting, text, items, link, end }) =>
      [
        greeting,
        text,
        ...(items ? [items.map((item) => `- ${item}`).join('\n')] : []),
        ...(link ? [link.address] : []),
        end,
      ].join('\n\n'),
    )
    .join('\n\n----\n\n'),
  html: markup`<!doctype html><html lang="th"><body style="font: 16px/1.6 sans-serif">${versions.map(
    ({ greeting, text, items, link, end }) =>
      markup`<p>${greeting}</p><p>${text}</p>${
        items ? markup`<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>` : null
      }${
        link ? markup`<p><a href="${link.address}">${link.label}</a><br>${link.address}</p>` : null
      }<p>${end}</p><hr>`,
  )}</body></html>`.html,
});

export type Person = { displayName: string; username: string };
type Link = { address: string; hours: number };

/** To somebody who has a new account, or a new link from an administrator. */
export const invitation = ({ displayName, username }: Person, { address, hours }: Link) =>
  letter('บัญชี Newsdesk ของคุณ · Your Newsdesk account', [
    {
      greeting: `สวัสดี ${displayName}`,
      text: `ผู้ดูแลระบบ Newsdesk ส่งลิงก์นี้ให้คุณตั้งรหัสผ่าน ชื่อผู้ใช้ของคุณคือ ${username}`,
      link: { label: 'ตั้งรหัสผ่าน', address },
      end: `ลิงก์ใช้ได้หนึ่งครั้ง ภายใน ${hours} ชั่วโมง อย่าส่งต่อให้ใคร`,
    },
    {
      greeting: `Hello ${displayName},`,
      text: `an administrator of Newsdesk sends you this link to set your password. Your username is ${username}.`,
      link: { label: 'Set password', address },
      end: `The link can be used once, within ${hours} hours. Do not pass it on.`,
    },
  ]);

/** To somebody who asked for it, or whose name somebody else typed. */
export const forgottenPassword = ({ displayName, username }: Person, { address, hours }: Link) =>
  letter('ตั้งรหัสผ่านใหม่สำหรับ Newsdesk · Set a new Newsdesk password', [
    {
      greeting: `สวัสดี ${displayName}`,
      text: `มีผู้ขอตั้งรหัสผ่านใหม่สำหรับชื่อผู้ใช้ ${username}`,
      link: { label: 'ตั้งรหัสผ่านใหม่', address },
      end: `ลิงก์ใช้ได้หนึ่งครั้ง ภายใน ${hours} ชั่วโมง หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้`,
    },
    {
      greeting: `Hello ${displayName},`,
      text: `somebody asked for a new password for the username ${username}.`,
      link: { label: 'Set a new password', address },
      end: `The link can be used once, within ${hours} ${hours === 1 ? 'hour' : 'hours'}. If it was not you, do nothing: your password stays as it is.`,
    },
  ]);

/** To the address that an account had, because a link for a forgotten password goes to the new one from now on. */
export const emailChanged = ({ displayName, username }: Person) =>
  letter('อีเมลของบัญชี Newsdesk ของคุณเปลี่ยนแล้ว · The e-mail address of your Newsdesk account has changed', [
    {
      greeting: `สวัสดี ${displayName}`,
      text: `ผู้ดูแลระบบเปลี่ยนอีเมลของชื่อผู้ใช้ ${username} แล้ว ที่อยู่นี้จะไม่ได้รับจดหมายจาก Newsdesk อีก`,
      end: 'หากคุณไม่ทราบเรื่องนี้ กรุณาแจ้งผู้ดูแลระบบทันที',
    },
    {
      greeting: `Hello ${displayName},`,
      text: `an administrator has changed the e-mail address of the username ${username}. This address gets no more mail from Newsdesk.`,
      end: 'If you did not expect this, tell an administrator immediately.',
    },
  ]);

/** To somebody who wants to be told by mail of what concerns them: all that has come together since the last one. */
export const digest = (
  { displayName }: Person,
  items: readonly Notification[],
  { address }: Pick<Link, 'address'>,
) => {
  const count = items.length;
  return letter(
    `Newsdesk: แจ้งเตือน ${count} เรื่อง · ${count} ${count === 1 ? 'notification' : 'notifications'}`,
    [
      {
        greeting: `สวัสดี ${displayName}`,
        text: `มีเรื่องที่เกี่ยวกับคุณ ${count} เรื่อง`,
        items: linesIn('th', items),
        link: { label: 'การแจ้งเตือนทั้งหมด', address },
        end: 'เลือกเรื่องที่จะส่งทางอีเมลได้ที่หน้า “บัญชีของฉัน”',
      },
      {
        greeting: `Hello ${displayName},`,
        text: count === 1 ? 'one thing concerns you:' : `${count} things concern you:`,
        items: linesIn('en', items),
        link: { label: 'All notifications', address },
        end: 'On the page My account you choose what is sent to you by mail.',
      },
    ],
  );
};

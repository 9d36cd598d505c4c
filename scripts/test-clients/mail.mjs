import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { SMTPServer } from 'smtp-server';

import { signIn } from '../../bench/soak/newsroom.mjs';
import { createAdmin, startServer } from '../../bench/soak/server-process.mjs';
import { makeCertificate } from '../certificate.mjs';

import { cachedModule } from './cached-module.mjs';

const LIMIT_MS = 10_000;
/** With characters that the address of a mail server must escape. */
const MAILBOX = { name: 'desk@newsdesk.example', password: 'the p@ss/word' };
const SENDER = 'ห้องข่าว Newsdesk';
const SOMSRI = { displayName: 'สมศรี ใจดี', username: 'somsri', email: 'somsri@newsdesk.example' };
const MALEE = { displayName: 'มาลี', username: 'malee', email: 'malee@newsdesk.example' };
const SUBJECTS = {
  invitation: 'บัญชี Newsdesk ของคุณ · Your Newsdesk account',
  changed: 'รหัสผ่าน Newsdesk ของคุณเปลี่ยนแล้ว · Your Newsdesk password has changed',
  forgotten: 'ตั้งรหัสผ่านใหม่สำหรับ Newsdesk · Set a new Newsdesk password',
};
/** How long a line of a letter may be. */
const MAX_LINE = 998;

/** What `look` finds, as soon as it does; undefined if it is not in time. */
const until = async (look) => {
  for (const began = Date.now(); Date.now() - began < LIMIT_MS; await wait(50)) {
    const found = look();
    if (found) return found;
  }
};

/** A mail server that takes letters after STARTTLS only, and only from whoever knows the password. */
const startMailServer = async ({ certificate, key }) => {
  const { simpleParser } = cachedModule('mailparser', '3.14.2');
  const taken = [];
  const server = new SMTPServer({
    cert: readFileSync(certificate),
    key: readFileSync(key),
    onAuth: ({ username, password }, _session, done) =>
      username === MAILBOX.name && password === MAILBOX.password
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onData: async (stream, { envelope, user, secure }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address).join();
      const sent = { from: envelope.mailFrom && envelope.mailFrom.address, to, user, secure };
      const source = Buffer.concat(await stream.toArray());
      taken.push({ source, sent, letter: await simpleParser(source) });
      done();
    },
  });
  // Whoever does not trust the certificate hangs up.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  const account = [MAILBOX.name, MAILBOX.password].map(encodeURIComponent).join(':');
  return {
    url: `smtp://${account}@127.0.0.1:${port}`,
    count: () => taken.length,
    /** The letter with this subject, as soon as it has come. */
    letter: async (subject) => {
      const found = await until(() => taken.find(({ letter }) => letter.subject === subject));
      if (found) return found;
      throw new Error(`“${subject}” has not come, but: ${taken.map(({ letter }) => letter.subject)}`);
    },
    end: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
};

const withServer = async (options, examine) => {
  const server = await startServer(options);
  try {
    await examine(server, await signIn(server.url));
  } finally {
    await server.end('SIGTERM');
  }
};

const examineDistrust = (options, mail, expect) =>
  withServer(options, async (server, call) => {
    const { data } = await call('POST', '/api/accounts', { ...MALEE, permission: 2 });
    const isTold = data?.link.isMailed === false && data.link.token !== '' && mail.count() === 0;
    expect(
      isTold,
      'a certificate that nobody vouches for: no letter, and the administrator gets the link',
      data,
    );
    const isSaid = await until(() => (server.output + server.errors).includes('self-signed certificate'));
    expect(isSaid, 'and the log says why', server.output + server.errors);
  });

/** A letter as it came; returns its links. */
const examineLetter = ({ source, sent, letter }, expect) => {
  const { from, to, user, secure } = sent;
  const isSent = secure && user === MAILBOX.name && from === MAILBOX.name && to === SOMSRI.email;
  expect(isSent, `“${letter.subject}” comes encrypted, after the password, from and to whom it should`, sent);
  const lines = source.toString('latin1').split('\r\n');
  const odd = lines.filter((line) => line.length > MAX_LINE || /[^\x20-\x7E\t]/.test(line));
  expect(odd.length === 0, 'any mail server on its way can pass it on: short lines of ASCII', odd);

  const [sender] = letter.from.value;
  const isFrom = sender.name === SENDER && sender.address === MAILBOX.name;
  expect(isFrom, 'its sender has a Thai name', sender);
  const isDated =
    Math.abs(Date.now() - letter.date?.getTime()) < 60_000 && /^<.+@.+>$/.test(letter.messageId);
  expect(isDated, 'it has a date and an id', [letter.date, letter.messageId]);
  const texts = [letter.text ?? '', letter.html || ''];
  const isGreeting = texts.every((text) => text.includes(`สวัสดี ${SOMSRI.displayName}`));
  expect(isGreeting, 'its text and its HTML greet the person in Thai', texts);
  const [links, inHtml] = texts.map((text) => [...new Set(text.match(/http:\/\/[^\s"<]+/g) ?? [])]);
  expect(links.join() === inHtml.join(), 'and have the same links', [links, inHtml]);
  return links;
};

/** Sets a password by the link of a letter, as its page of the console does. */
const examineLink = async (call, links, password, expect) => {
  expect(links.length === 1, 'there is one link for the password', links);
  const token = new URL(links[0]).hash.slice(1);
  const state = async () => {
    const { data } = await call('GET', '/api/accounts/link', undefined, { 'x-account-link': token });
    return data?.state;
  };
  const set = async () => (await call('POST', '/api/accounts/link', { token, password })).status;
  const seen = [await state(), await set(), await set(), await state()];
  expect(seen.join() === 'good,200,409,used', 'which works once', seen);
};

const examineLetters = (options, mail, expect) =>
  withServer(options, async (server, call) => {
    const { data, answer } = await call('POST', '/api/accounts', { ...SOMSRI, permission: 2 });
    expect(data?.link.isMailed === true, 'the administrator sees that the invitation was mailed', answer);
    const [first, second] = ['a first long password', 'a second long password'];
    const invitation = examineLetter(await mail.letter(SUBJECTS.invitation), expect);
    await examineLink(call, invitation, first, expect);
    const notice = examineLetter(await mail.letter(SUBJECTS.changed), expect);
    expect(notice.length === 0, 'it has none', notice);
    await call('POST', '/api/accounts/forgotten', { name: SOMSRI.email });
    const forgotten = examineLetter(await mail.letter(SUBJECTS.forgotten), expect);
    await examineLink(call, forgotten, second, expect);
    const isIn = await signIn(server.url, { ...SOMSRI, password: second }).then(() => true, String);
    expect(isIn === true, 'the person signs in with the new password', isIn);
  });

/** The letters with one-time links, by a mail server with STARTTLS and a password, as their reader gets them. */
export const examineMail = async (folder, expect) => {
  const { certificate, key } = makeCertificate(folder, 'IP:127.0.0.1');
  const mail = await startMailServer({ certificate, key });
  const dataDir = path.join(folder, 'data');
  createAdmin({ dataDir });
  const env = { NEWSDESK_SMTP_URL: mail.url, NEWSDESK_MAIL_FROM: `${SENDER} <${MAILBOX.name}>` };
  try {
    await examineDistrust({ dataDir, env }, mail, expect);
    await examineLetters({ dataDir, env: { ...env, NODE_EXTRA_CA_CERTS: certificate } }, mail, expect);
  } finally {
    await mail.end();
  }
};

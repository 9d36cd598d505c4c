import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { SMTPServer } from 'smtp-server';

import { createMailer, type Letter } from './mailer';

const LETTER: Letter = {
  to: 'somsri@newsdesk.example',
  subject: 'ตั้งรหัสผ่านใหม่ · Set a new password',
  text: 'สวัสดี',
  html: '<p>สวัสดี</p>',
};

describe('a mail server', () => {
  let server: SMTPServer | undefined;
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())));

  /** Starts a mail server; `taken` are the letters that it took, as they were sent. */
  const start = async (options: ConstructorParameters<typeof SMTPServer>[0] = {}) => {
    const taken: { from: string; to: string[]; source: string; user: string | undefined }[] = [];
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong password')),
      onData: (stream, { envelope, user }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = envelope;
          taken.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(parts).toString('utf8'),
            user,
          });
          done();
        });
      },
      ...options,
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    // A server that listens on TCP has such an address.
    const { port } = server.server.address() as AddressInfo;
    return { taken, port };
  };
  const send = (url: string, letter = LETTER) =>
    createMailer({ url, from: 'Newsdesk <desk@newsdesk.example>' })(letter);

  it('gets letters with Thai subjects and both kinds of text, from whom the setting says [CON-03]', async () => {
    const { taken, port } = await start();
    await send(`smtp://127.0.0.1:${port}`);
    const [letter] = taken;
    expect(letter).toMatchObject({ from: 'desk@newsdesk.example', to: [LETTER.to] });
    const words = [...(letter?.source ?? '').matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g)].map(
      ([, kind, word = '']) =>
        kind === 'B'
          ? Buffer.from(word, 'base64')
          : Buffer.from(decodeURIComponent(word.replace(/_/g, ' ').replace(/=/g, '%'))),
    );
    expect(Buffer.concat(words).toString('utf8')).toBe(LETTER.subject);
    expect(letter?.source).toContain('text/plain; charset=utf-8');
    expect(letter?.source).toContain('text/html; charset=utf-8');
  });

  it('gets the name and password of its address', async () => {
    const { taken, port } = await start({ authOptional: false, allowInsecureAuth: true });
    await send(`smtp://desk:p%40ss@127.0.0.1:${port}`);
    expect(taken[0]?.user).toBe('desk');
    await expect(send(`smtp://desk:other@127.0.0.1:${port}`)).rejects.toThrow('Wrong password');
  });

  it('that does not encrypt gets nothing, unless it is on this computer or the setting says so', async () => {
    const { taken, port } = await start();
    // This computer, by a name that could be another one's.
    const elsewhere = `smtp://0.0.0.0:${port}`;
    await expect(send(elsewhere)).rejects.toThrow('STARTTLS');
    expect(taken).toEqual([]);
    await send(`${elsewhere}?requireTLS=false`);
    expect(taken).toHaveLength(1);
  });

  it('cannot make a name a second address or a header', async () => {
    const { taken, port } = await start();
    await send(`smtp://127.0.0.1:${port}`, { ...LETTER, subject: 'a\r\nBcc: other@example.com' });
    expect(taken[0]?.to).toEqual([LETTER.to]);
    expect(taken[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it('gets the letter for nobody but the address, whatever is in it', async () => {
    const { taken, port } = await start();
    await send(`smtp://127.0.0.1:${port}`, { ...LETTER, to: 'somsri,malee@newsdesk.example' });
    expect(taken[0]?.to).toEqual(['"somsri,malee"@newsdesk.example']);
  });

  it('has one limit for the whole of a letter, also if it always says a little more', async () => {
    const slow = createServer((socket) => {
      socket.write('220 mail.example\r\n');
      // Answers the first command with lines that never end.
      const more = () => socket.write('250-and more\r\n');
      const timer = setInterval(more, 5);
      socket.on('error', () => {}).on('close', () => clearInterval(timer));
    });
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    // A server that listens on TCP has such an address.
    const { port } = slow.address() as AddressInfo;
    const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from: 'desk@newsdesk.example' }, 100);
    const closed = once(slow, 'close');
    await expect(mailer(LETTER)).rejects.toThrow('It was not done within 0.1 s.');
    slow.close();
    await closed;
  });

  it('that cannot be reached is an error', async () => {
    const { port } = await start();
    const closed = server;
    await new Promise<void>((resolve) => (closed ? closed.close(resolve) : resolve()));
    server = undefined;
    await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toThrow('ECONNREFUSED');
  });
});

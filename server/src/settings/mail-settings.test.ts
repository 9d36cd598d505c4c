import { readConfig } from './config';

describe('the settings of mail', () => {
  it.each([
    ...['smtp://?x', 'smtp://#x', 'smtp://:587', 'smtp://name:secret@', 'mail.example'],
    // An address whose password has such a sign as it is would be that of another computer.
    ...['smtps://name:12#x@mail.example', 'smtps://name:12/x@mail.example', 'smtps://name:12?x@mail.example'],
    ...['smtp://name:50%@mail.example', 'smtp://name:a%FFb@mail.example'],
    ...['smtp://mail.example?tls.rejectUnauthorized=false', 'smtp://mail.example?requireTLS=no'],
  ])('refuse %s as a mail server', (NEWSDESK_SMTP_URL) => {
    const env = { NEWSDESK_SMTP_URL, NEWSDESK_MAIL_FROM: 'desk@newsdesk.example' };
    expect(() => readConfig(env)).toThrow(/^NEWSDESK_SMTP_URL .*must be/);
    expect(() => readConfig(env)).not.toThrow(/secret|mail\.example\?/);
  });

  it.each([
    ...['smtps://name:p%40ss%25%23@mail.example', 'smtp://mail.example:587/', 'SMTP://[::1]:25'],
    ...['smtp://mail.example?requireTLS=false', 'smtp://10.0.0.7:25/?requireTLS=true'],
  ])('send letters by %s', (NEWSDESK_SMTP_URL) => {
    const env = { NEWSDESK_SMTP_URL, NEWSDESK_MAIL_FROM: 'desk@newsdesk.example' };
    expect(readConfig(env).mail?.url).toBe(NEWSDESK_SMTP_URL);
  });
});

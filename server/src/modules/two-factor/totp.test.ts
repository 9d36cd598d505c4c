import { createKeyring } from '../keys/keyring';

import { createSecrets } from './secrets';
import { codeOf, otpauthOf, plainCode, stepOf, stepOfCode, toBase32 } from './totp';

/** The secret and the codes of RFC 6238, appendix B (SHA-1), cut to six digits. */
const SECRET = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '287082'],
    ['2005-03-18T01:58:29Z', '081804'],
    ['2005-03-18T01:58:31Z', '050471'],
    ['2009-02-13T23:31:30Z', '005924'],
    ['2033-05-18T03:33:20Z', '279037'],
    ['2603-10-11T11:33:20Z', '353130'],
  ])('matches the RFC at %s [ACC-05]', (at, code) => {
    expect(codeOf(SECRET, stepOf(new Date(at)))).toBe(code);
  });

  it.each([
    [-60, undefined],
    [-30, -1],
    [0, 0],
    [30, 1],
    [60, undefined],
  ])('from a clock that is %i seconds off is accepted or refused: %s [ACC-05]', (seconds, off) => {
    const now = new Date('2026-11-22T12:00:15Z');
    const step = stepOf(now);
    const code = codeOf(SECRET, stepOf(new Date(now.getTime() + seconds * 1_000)));
    expect(stepOfCode(SECRET, code, { now, lastStep: 0 })).toBe(off === undefined ? undefined : step + off);
  });

  it('is invalid for the last used step and earlier ones [ACC-05]', () => {
    const now = new Date('2026-11-22T12:00:15Z');
    const code = codeOf(SECRET, stepOf(now));
    expect(stepOfCode(SECRET, code, { now, lastStep: stepOf(now) })).toBeUndefined();
    expect(stepOfCode(SECRET, '', { now, lastStep: 0 })).toBeUndefined();
  });

  it('may be typed with spaces and in Thai digits', () => {
    expect(plainCode(' ๐๑๒ 789 ')).toBe('012789');
  });

  it('has an otpauth address that apps can read', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(otpauthOf(Buffer.from('foobar'), 'มาลี')).toBe(
      `otpauth://totp/${encodeURIComponent('Newsdesk:มาลี')}?secret=MZXW6YTBOI&issuer=Newsdesk`,
    );
  });
});

describe('the stored secrets of a second factor', () => {
  it('can be opened only for their owner and with the same secret of the server [ACC-05]', () => {
    const secrets = createSecrets(createKeyring('a secret'));
    const sealed = secrets.seal(SECRET, 7);
    expect(sealed).not.toContain(SECRET.toString('base64url'));
    expect(secrets.open(sealed, 7)).toEqual(SECRET);
    expect(secrets.open(sealed, 8)).toBeUndefined();
    expect(createSecrets(createKeyring('another secret')).open(sealed, 7)).toBeUndefined();
    expect(secrets.open('nonsense', 7)).toBeUndefined();
  });

  it('include ten recovery codes, whose hash does not depend on their notation [ACC-05]', () => {
    const secrets = createSecrets(createKeyring('a secret'));
    const codes = secrets.makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    const written = [code, code.toUpperCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `];
    expect(new Set(written.map((one) => secrets.hashRecoveryCode(one, 7))).size).toBe(1);
    expect(secrets.hashRecoveryCode(code, 8)).not.toBe(secrets.hashRecoveryCode(code, 7));
  });
});

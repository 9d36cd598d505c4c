import { createKeyring } from '../../keys/keyring';

import { createDeviceCookies } from './device-cookie';

describe('the cookie of a browser that signed in before', () => {
  const { read, write } = createDeviceCookies(createKeyring('secret'));
  const pairOf = (userId: number, isSecure = false) => write(userId, isSecure).split(';')[0] ?? '';

  it('is read back with its account, among other cookies', () => {
    const [one, two] = [pairOf(7), pairOf(2_147_483_647)];
    expect(read(`${one}; theme=dark;${two}`)).toEqual([
      { userId: 7, nonce: expect.stringMatching(/^[\w-]{36}$/) },
      { userId: 2_147_483_647, nonce: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
    expect(read(` a=b; ${one}`)).toHaveLength(1);
  });

  it('has a name over https that browsers take over https alone, and is read with that of a release before it', () => {
    const [before, now] = [pairOf(7), pairOf(7, true)];
    expect(now).toMatch(/^__Secure-newsdesk_device_7=/);
    expect(read(`${before}; ${now}`)).toHaveLength(2);
    expect(read(`other__Secure-${before}`)).toEqual([]);
  });

  it('differs for every browser', () => {
    expect(pairOf(7)).not.toBe(pairOf(7));
  });

  it.each([
    [false, ''],
    [true, '; Secure'],
  ])('is kept for half a year, for signing in only (https: %s)', (isSecure, end) => {
    const [, ...attributes] = write(7, isSecure).split(/(?=; )/);
    expect(attributes.join('')).toBe(
      `; Path=/api/auth/sign-in; Max-Age=15552000; HttpOnly; SameSite=Strict${end}`,
    );
  });

  it.each([
    ['there is none', () => undefined],
    ['the header is empty', () => ''],
    [
      'it is of another secret',
      () => createDeviceCookies(createKeyring('other')).write(7, false).split(';')[0],
    ],
    ['its account was changed', () => pairOf(7).replace('device_7=', 'device_8=')],
    ['its number was changed', () => pairOf(7).replace('=', '=0').replace(/.\./, '.')],
    ['its signature was changed', () => pairOf(7).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['its signature is shorter', () => pairOf(7).replace(/.$/, '')],
    ['it is the end of another cookie', () => `x${pairOf(7)}`],
  ])('is ignored if %s', (_name, header) => {
    expect(read(header())).toEqual([]);
  });

  it('does not count more than twenty accounts', () => {
    const cookies = Array.from({ length: 21 }, (_, index) => pairOf(index + 1));
    expect(read(cookies.join('; ')).map(({ userId }) => userId)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const forged = pairOf(7).replace('device_7=', 'device_8=');
    expect(read(`${forged}; ${pairOf(9)}`)).toMatchObject([{ userId: 9 }]);
  });
});

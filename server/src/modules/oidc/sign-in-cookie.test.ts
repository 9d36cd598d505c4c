import { createSignInCookie, makeSecret } from './sign-in-cookie';

describe('the cookie of a sign-in by a provider', () => {
  const secret = makeSecret();
  const overTls = createSignInCookie('https://newsdesk.example');
  const plain = createSignInCookie('http://127.0.0.1:3000');

  it('is for this host and https alone, and no script reads it', () => {
    expect(overTls.write(secret)).toBe(
      `__Host-newsdesk_provider=${secret}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=600`,
    );
    expect(overTls.read(`a=b; ${overTls.write(secret)}`)).toBe(secret);
  });

  it('of a neighbour, which may set one by a plain name for all hosts of a domain, is not read', () => {
    expect(overTls.read(`newsdesk_provider=${secret}`)).toBeUndefined();
    expect(overTls.read(`x__Host-newsdesk_provider=${secret}`)).toBeUndefined();
  });

  it('works on this computer without https too', () => {
    expect(plain.write(secret)).toBe(
      `newsdesk_provider=${secret}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=600`,
    );
    expect(plain.read(plain.write(secret))).toBe(secret);
  });
});

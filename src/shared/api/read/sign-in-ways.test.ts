import { readSignInWays } from './sign-in-ways';

describe('how a person signs in, as a backend sends it', () => {
  it('is read with ids as text', () => {
    const passkey = { id: 7, name: 'โทรศัพท์', createdAt: '2026-11-30T08:00:00Z', lastUsedAt: null };
    const provider = { email: 'somsri@id.example', linkedAt: '2026-11-30T08:00:00Z' };
    expect(readSignInWays({ hasPassword: true, passkeys: [passkey, null], provider })).toEqual({
      hasPassword: true,
      passkeys: [{ ...passkey, id: '7' }],
      provider,
    });
  });

  it.each([{}, { hasPassword: null, passkeys: null, provider: null }])(
    'is nothing if it is missing: %j',
    (wire) => {
      expect(readSignInWays(wire)).toEqual({ hasPassword: false, passkeys: [], provider: null });
    },
  );
});

import { readPasskey, readPasskeyOptions } from './passkeys';

describe('what a backend sends of passkeys', () => {
  const passkey = { id: 'p-1', name: 'โทรศัพท์', createdAt: '2026-11-30T08:00:00Z', lastUsedAt: null };

  it('is read as it is, with every id as text [CON-06]', () => {
    expect(readPasskey(passkey)).toEqual(passkey);
    expect(readPasskey({ ...passkey, id: 7, lastUsedAt: passkey.createdAt })).toEqual({
      ...passkey,
      id: '7',
      lastUsedAt: passkey.createdAt,
    });
    expect(readPasskeyOptions({ options: { challenge: 'a' } })).toEqual({ options: { challenge: 'a' } });
  });

  it('is read without its fields [ANY-02]', () => {
    expect(readPasskey({})).toEqual({ id: '', name: '', createdAt: '', lastUsedAt: null });
    expect(readPasskeyOptions({ options: null })).toEqual({ options: {} });
  });
});

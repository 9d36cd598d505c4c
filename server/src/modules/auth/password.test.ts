import { hashPassword, passwordMatches } from './password';

describe('a stored password', () => {
  it('is an argon2id hash that costs who guesses 19 MiB and two passes, with a salt of its own', async () => {
    const [one, another] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(another).not.toBe(one);
  });

  it('is matched as it was typed, to its last letter and case', async () => {
    const long = `${'ก'.repeat(1_000)}a`;
    const stored = await hashPassword(long);
    expect(await passwordMatches(stored, long)).toBe(true);
    for (const other of [long.slice(0, -1), `${long.slice(0, -1)}A`, `${long} `, ` ${long}`])
      expect(await passwordMatches(stored, other)).toBe(false);
  });
});

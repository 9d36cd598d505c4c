import { instances } from '../../db/schema';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { createKeyring, type Keyring } from './keyring';
import { LOOK_MS } from './other-secrets';
import { watchInstances } from './watch-instances';

const OLD = 'the old secret of the newsroom, in tests';
const NEW = 'the new secret of the newsroom, in tests';
const GONE_MS = 10 * LOOK_MS;

const LAST_ONE = /last instance on this database had another secret/;
const RUNNING = /Another instance is running with another secret/;

describe('the secrets of instances on one database', () => {
  let server: TestServer;
  useTestServer((one) => (server = one));
  let started: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of started) await one.stop();
    started = [];
  });

  /** Starts an instance; `look` is what it does once a minute. */
  const start = async (keyring: Keyring) => {
    const warnings: string[] = [];
    const readTime = () => Promise.resolve(server.now());
    const watch = await watchInstances({ db: server.db, keyring, readTime }, (text) => warnings.push(text));
    started.push(watch);
    return { ...watch, heard: () => warnings.splice(0) };
  };

  it('that are the same are not mentioned, whether one stops or both run [SAF-10]', async () => {
    const first = await start(createKeyring(OLD));
    const second = await start(createKeyring(OLD));
    await first.stop();
    const third = await start(createKeyring(OLD));
    for (const one of [second, third]) await one.look();
    expect([first, second, third].flatMap((one) => one.heard())).toEqual([]);
    expect(await server.db.select().from(instances)).toHaveLength(2);
  });

  it('that differ are mentioned by both, again and again, until one of them stops [SAF-10]', async () => {
    const first = await start(createKeyring(OLD));
    const second = await start(createKeyring(NEW));
    expect(second.heard()).toEqual([expect.stringMatching(RUNNING)]);
    for (let minute = 0; minute < 2; minute += 1) {
      await first.look();
      await second.look();
      const [ofFirst = '', ofSecond = ''] = [...first.heard(), ...second.heard()];
      expect([ofFirst, ofSecond]).toEqual([expect.stringMatching(RUNNING), expect.stringMatching(RUNNING)]);
      expect(ofFirst + ofSecond).not.toContain('newsroom');
      expect(ofFirst).toContain(createKeyring(NEW).keysFor('instance').current.id);
    }
    await first.stop();
    await second.look();
    expect(second.heard()).toEqual([]);
  });

  it('that differ are mentioned once for an instance that was killed minutes ago [SAF-10]', async () => {
    await start(createKeyring(OLD));
    server.advance(GONE_MS);
    const second = await start(createKeyring(NEW));
    expect(second.heard()).toEqual([expect.stringMatching(LAST_ONE)]);
    await second.look();
    expect(second.heard()).toEqual([]);
  });

  it('are named at the start if the last one is neither the current nor a previous one [SAF-10]', async () => {
    await (await start(createKeyring(OLD))).stop();
    const other = await start(createKeyring(NEW));
    expect(other.heard()).toEqual([expect.stringMatching(LAST_ONE)]);
    await other.look();
    expect(other.heard()).toEqual([]);
    await other.stop();
    const rotating = await start(createKeyring(OLD, [NEW]));
    expect(rotating.heard()).toEqual([]);
  });

  it('must each be accepted by the other instance too [SAF-10]', async () => {
    const first = await start(createKeyring(OLD));
    const second = await start(createKeyring(NEW, [OLD]));
    await first.look();
    expect([first.heard(), second.heard()]).toEqual([
      [expect.stringMatching(RUNNING)],
      [expect.stringMatching(RUNNING)],
    ]);
    await first.stop();
    const both = await start(createKeyring(OLD, [NEW]));
    await second.look();
    expect([both.heard(), second.heard()]).toEqual([[], []]);
  });

  it('that differ keep the one that came later out of traffic until the others have stopped [SAF-10]', async () => {
    const first = await start(createKeyring(OLD));
    const second = await start(createKeyring(NEW));
    await first.look();
    await expect(first.checkSecrets()).resolves.toBeUndefined();
    await expect(second.checkSecrets()).rejects.toThrow(RUNNING);
    await first.stop();
    await expect(second.checkSecrets()).resolves.toBeUndefined();
  });
});

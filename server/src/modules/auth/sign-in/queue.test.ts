import { createQueue, QueueFull, type Share } from './queue';

describe('the queue of sign-ins', () => {
  const setup = (options = { running: 2, waiting: 3 }) => {
    const enter = createQueue(options);
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const add = (name: string, { key = name, limit = 10, first = false } = {}) =>
      enter([{ key, limit }], first, () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      });
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    };
    return { add, end, started };
  };

  it('runs two at a time, lets three wait, and refuses others at once', async () => {
    const { add, end, started } = setup();
    const one = add('one');
    for (const name of ['two', 'three', 'four', 'five']) void add(name);
    await expect(add('six')).rejects.toBeInstanceOf(QueueFull);
    expect(started).toEqual(['one', 'two']);
    await end('one');
    expect(await one).toBe('one');
    expect(started).toEqual(['one', 'two', 'three']);
  });

  it('runs known devices first, and has places for them when there are none for others', async () => {
    const { add, end, started } = setup({ running: 1, waiting: 2 });
    for (const name of ['one', 'two', 'three']) void add(name);
    void add('known', { first: true });
    await end('one');
    expect(started).toEqual(['one', 'known']);
  });

  it('gives no key more than its limit, and frees its places again', async () => {
    const { add, end, started } = setup();
    void add('one', { key: 'guesser', limit: 1 });
    await expect(add('two', { key: 'guesser', limit: 1 })).rejects.toBeInstanceOf(QueueFull);
    void add('other');
    await end('one');
    void add('again', { key: 'guesser', limit: 1 });
    expect(started).toEqual(['one', 'other', 'again']);
  });

  it('lets senders take turns, so that one sender’s jobs do not delay all others [SEC-02]', async () => {
    const { add, end, started } = setup({ running: 1, waiting: 9 });
    for (const name of ['1', '2', '3']) void add(`guess ${name}`, { key: 'guesser' });
    void add('owner');
    for (const name of ['guess 1', 'guess 2', 'owner']) await end(name);
    expect(started).toEqual(['guess 1', 'guess 2', 'owner', 'guess 3']);
  });

  it('continues after a failed job', async () => {
    const enter = createQueue({ running: 1, waiting: 1 });
    await expect(enter([], false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await enter([], false, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('counts each job for all of its keys, and for none once it has ended, well or not', async () => {
    const enter = createQueue({ running: 1, waiting: 9 });
    const [address, name] = [
      { key: 'address', limit: 2 },
      { key: 'name', limit: 1 },
    ];
    const busy = (shares: Share[]) => enter(shares, false, () => new Promise<string>(() => {}));
    await expect(enter([address, name], false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await enter([address, name], false, () => Promise.resolve('yes'))).toBe('yes');
    await new Promise(setImmediate);
    void busy([address, name]);
    await expect(busy([{ key: 'another', limit: 1 }, name])).rejects.toThrow('Too many sign-ins at a time.');
    void busy([address]);
    await expect(busy([address])).rejects.toMatchObject({ name: 'QueueFull' });
    void busy([{ key: 'another', limit: 1 }]);
    await expect(busy([{ key: 'another', limit: 1 }])).rejects.toBeInstanceOf(QueueFull);
  });

  it('has as many places for known devices as for others, and not more', async () => {
    const { add, end, started } = setup({ running: 1, waiting: 1 });
    for (const name of ['one', 'two']) void add(name);
    await expect(add('three')).rejects.toBeInstanceOf(QueueFull);
    void add('known', { first: true });
    await expect(add('another', { first: true })).rejects.toBeInstanceOf(QueueFull);
    for (const name of ['one', 'known', 'two']) await end(name);
    void add('four');
    expect(started).toEqual(['one', 'known', 'two', 'four']);
  });
});

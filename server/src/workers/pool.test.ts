import { jest } from '@jest/globals';

import { createPool } from './pool';
import { JobFailure, type WorkerEvents } from './worker-slot';

const LIMIT_MS = 2_000;
const IDLE_MS = 60_000;
const ANNA = 1;
const BEN = 2;
const CARL = 3;

describe('a pool of workers', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const setup = ({ size = 1, maxWaiting = 10 } = {}) => {
    const started: { jobs: string[]; isKilled: boolean; events: WorkerEvents<string> }[] = [];
    const pool = createPool<string, string>({
      size,
      maxWaiting,
      expensiveMs: LIMIT_MS / 4,
      limitMs: LIMIT_MS,
      idleMs: IDLE_MS,
      launch: (events) => {
        const worker = { jobs: [] as string[], isKilled: false, events };
        started.push(worker);
        return { send: (job) => worker.jobs.push(String(job)), kill: () => (worker.isKilled = true) };
      },
    });
    const worker = (index: number) => started[index] ?? never();
    const ready = (index: number) => worker(index).events.onMessage({ kind: 'ready' });
    const answer = (index: number, text: string) =>
      worker(index).events.onMessage({ kind: 'answer', answer: text });
    return { pool, started, worker, ready, answer };
  };
  const never = () => {
    throw new Error('This worker was not started.');
  };

  it('starts a worker for the first job and keeps it for the next', async () => {
    const { pool, started, worker, ready, answer } = setup();
    expect(started).toHaveLength(0);
    const first = pool.run('one', ANNA);
    expect(worker(0).jobs).toEqual([]);
    ready(0);
    answer(0, 'ONE');
    expect(await first).toBe('ONE');
    const second = pool.run('two', BEN);
    answer(0, 'TWO');
    expect(await second).toBe('TWO');
    expect(started).toHaveLength(1);
  });

  it('starts all workers before the first jobs, which wait until the workers are ready', async () => {
    const { pool, started, worker, ready, answer } = setup({ size: 2 });
    const warm = pool.warmUp('');
    const jobs = [pool.run('one', ANNA), pool.run('two', BEN)];
    for (const index of [0, 1]) ready(index);
    // The database opens meanwhile and can keep the answers waiting longer than a job may take.
    jest.advanceTimersByTime(2 * LIMIT_MS);
    for (const index of [0, 1]) answer(index, '');
    await warm;
    answer(0, 'ONE');
    answer(1, 'TWO');
    expect(await Promise.all(jobs)).toEqual(['ONE', 'TWO']);
    expect(worker(0).jobs).toEqual(['', 'one']);
    expect(started).toHaveLength(2);
  });

  it('continues with the person on whom it has spent the least time', async () => {
    const { pool, ready, answer, worker } = setup();
    const expensive = pool.run('expensive', ANNA);
    ready(0);
    for (const [job, person] of [
      ['of Carl', CARL],
      ['of Anna', ANNA],
      ['of Ben', BEN],
    ] as const) {
      void pool.run(job, person);
    }
    jest.advanceTimersByTime(LIMIT_MS / 2);
    answer(0, '');
    await expensive;
    answer(0, '');
    await jest.advanceTimersByTimeAsync(0);
    answer(0, '');
    await jest.advanceTimersByTimeAsync(0);
    expect(worker(0).jobs.slice(1)).toEqual(['of Carl', 'of Ben', 'of Anna']);
  });

  it('keeps one worker for people with cheap jobs', async () => {
    const { pool, ready, answer, worker, started } = setup({ size: 2 });
    const expensive = [pool.run('expensive', ANNA), pool.run('expensive', BEN)];
    for (const index of [0, 1]) ready(index);
    jest.advanceTimersByTime(LIMIT_MS / 2);
    for (const index of [0, 1]) answer(index, '');
    await Promise.all(expensive);
    void pool.run('of Anna', ANNA);
    void pool.run('of Ben', BEN);
    void pool.run('of Carl', CARL);
    const jobs = () => started.map(({ jobs: [, ...later] }) => later);
    expect(jobs()).toEqual([['of Anna'], ['of Carl']]);
    answer(1, '');
    await jest.advanceTimersByTimeAsync(0);
    expect(jobs()).toEqual([['of Anna'], ['of Carl']]);
    answer(0, '');
    await jest.advanceTimersByTimeAsync(0);
    expect(worker(0).jobs.at(-1)).toBe('of Ben');
  });

  it('stops a job and its worker at the time limit, and continues with a new worker', async () => {
    const { pool, worker, ready, answer } = setup();
    const slow = pool.run('endless', ANNA);
    // The start of the worker does not count towards the job's limit.
    await jest.advanceTimersByTimeAsync(2 * LIMIT_MS);
    ready(0);
    const next = pool.run('next', BEN);
    jest.advanceTimersByTime(LIMIT_MS);
    await expect(slow).rejects.toEqual(new JobFailure('too-long'));
    expect(worker(0).isKilled).toBe(true);
    ready(1);
    answer(1, 'NEXT');
    expect(await next).toBe('NEXT');
  });

  it('replaces a worker that ended, before or during its job', async () => {
    const { pool, worker, ready, answer } = setup();
    const first = pool.run('first', ANNA);
    worker(0).events.onExit('exit code 1');
    await expect(first).rejects.toMatchObject({
      reason: 'ended',
      message: 'A worker of the server ended: exit code 1.',
    });
    const second = pool.run('second', ANNA);
    ready(1);
    worker(1).events.onExit('exit code 1');
    // A late message of the ended worker is ignored.
    worker(1).events.onMessage({ kind: 'answer', answer: 'late' });
    await expect(second).rejects.toMatchObject({ reason: 'ended' });
    const third = pool.run('third', ANNA);
    ready(2);
    answer(2, 'THIRD');
    expect(await third).toBe('THIRD');
  });

  it('reports a job that threw, and keeps the worker', async () => {
    const { pool, worker, ready, started } = setup();
    const failing = pool.run('bad', ANNA);
    ready(0);
    worker(0).events.onMessage({ kind: 'failed', message: 'no' });
    await expect(failing).rejects.toEqual(new JobFailure('failed', 'no'));
    void pool.run('good', ANNA);
    expect(worker(0).jobs).toEqual(['bad', 'good']);
    expect(started).toHaveLength(1);
  });

  it('works on one job per person at a time; jobs of others overtake', async () => {
    const { pool, worker, ready, answer } = setup({ size: 2 });
    const jobs = [pool.run('a1', ANNA), pool.run('a2', ANNA), pool.run('b1', BEN)];
    ready(0);
    ready(1);
    expect([worker(0).jobs, worker(1).jobs]).toEqual([['a1'], ['b1']]);
    answer(1, 'B1');
    await jobs[2];
    // A worker is free, but Anna's first job is still running.
    expect(worker(1).jobs).toEqual(['b1']);
    answer(0, 'A1');
    await jobs[0];
    expect(worker(0).jobs).toEqual(['a1', 'a2']);
  });

  it('refuses a job with a retry hint if too many wait', async () => {
    const { pool, ready } = setup({ maxWaiting: 1 });
    void pool.run('one', ANNA);
    ready(0);
    void pool.run('two', BEN);
    await expect(pool.run('three', 3)).rejects.toMatchObject({ httpStatus: 429, retryAfterSeconds: 5 });
  });

  it('counts its workers and why jobs have no result [CON-08]', async () => {
    const { pool, ready, worker } = setup();
    expect(pool.counts()).toMatchObject({ running: 0, workers: 0 });
    const slow = pool.run('slow', ANNA);
    ready(0);
    expect(pool.counts()).toMatchObject({ running: 1, waiting: 0, workers: 1 });
    jest.advanceTimersByTime(LIMIT_MS);
    await expect(slow).rejects.toThrow('too-long');
    const dying = pool.run('dying', ANNA);
    worker(1).events.onExit('out of memory');
    await expect(dying).rejects.toThrow('out of memory');
    const failures = { 'too-long': 1, ended: 1, failed: 0 };
    expect(pool.counts()).toEqual({ running: 0, waiting: 0, refused: 0, workers: 0, failures });
  });

  it('ends a worker that has been idle for a while', async () => {
    const { pool, worker, ready, answer } = setup();
    void pool.run('one', ANNA);
    ready(0);
    answer(0, 'ONE');
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(worker(0).isKilled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(worker(0).isKilled).toBe(true);
  });
});

import Fastify from 'fastify';

import { ErrorCode } from '@contract';

import { DatabaseUpgradedError } from '../db/instances/instance-lock';
import { callerOf, membershipOf } from '../http/access';
import { notFound, tooMany } from '../http/api-error';
import type { App } from '../http/app-instance';

import { MAX_HELD_BACK, registerErrors } from './errors';

describe('an error inside the server', () => {
  const setup = async (error: unknown) => {
    const logged: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } };
    // The routes of the server, without the types that it adds to them.
    const app = Fastify({ logger }) as unknown as App;
    registerErrors(app);
    app.get('/', () => {
      throw error;
    });
    const answer = await app.inject('/');
    await app.close();
    return { status: answer.statusCode, body: answer.json<{ code: ErrorCode }>(), logged: logged.join('') };
  };
  const fromDriver = (cause: object) => new Error('Failed query: params: secret', { cause });

  it.each([
    ['a database that was stopped', fromDriver({ code: '57P01' })],
    ['a lost connection', fromDriver({ code: 'ECONNRESET' })],
    ['a network that is down', fromDriver({ code: 'ENETDOWN' })],
    ['a network without a route', fromDriver({ code: 'ENETUNREACH' })],
    ['a host without a route', fromDriver({ code: 'EHOSTUNREACH' })],
    ['a name that cannot be looked up now', fromDriver({ code: 'EAI_AGAIN' })],
    ['a connection that this computer gave up', fromDriver({ code: 'ECONNABORTED' })],
    ['a connection that ended', fromDriver({ message: 'Connection terminated unexpectedly' })],
    ['a full disk', Object.assign(new Error('no space'), { code: 'ENOSPC' })],
    ['a database that a newer release upgraded', fromDriver(new DatabaseUpgradedError('upgraded'))],
  ])('responds with TryAgainLater for %s, and is logged without the request’s values', async (_, error) => {
    const { status, body, logged } = await setup(error);
    expect([status, body.code]).toEqual([503, ErrorCode.TryAgainLater]);
    expect(logged).toMatch(/temporarily unavailable|upgraded by a newer release/);
    expect(logged).not.toContain('secret');
  });

  it.each([
    ['an Error', fromDriver({ code: 'XX000' })],
    ['a reference that no route expects to break', fromDriver({ code: '23503', constraint: 'some_fk' })],
    ['an Error without cause', new Error('odd')],
  ])('gives a code for support for %s', async (_, error) => {
    const { status, body, logged } = await setup(error);
    expect([status, body.code]).toEqual([500, ErrorCode.PleaseContactSupport]);
    expect(logged).toContain('unexpected error');
    expect(logged).toContain('"route":"GET /"');
  });
});

describe('a refusal of too many requests', () => {
  const setup = () => {
    const held: (() => void)[] = [];
    const app = Fastify() as unknown as App; // As above.
    registerErrors(app, () => new Promise((resolve) => held.push(resolve)));
    app.get('/many', async () => {
      throw tooMany({ th: 'มากไป', en: 'Too many' }, 5);
    });
    app.get('/none', async () => {
      throw notFound();
    });
    return { app, held };
  };

  it('is held back, while other refusals are sent at once [SEC-01]', async () => {
    const { app, held } = setup();
    let status: number | undefined;
    const late = app.inject('/many').then((answer) => (status = answer.statusCode));
    expect((await app.inject('/none')).statusCode).toBe(404);
    expect([held.length, status]).toEqual([1, undefined]);
    held[0]?.();
    expect(await late).toBe(429);
    await app.close();
  });

  it('is sent at once when the maximum number of refusals is held back', async () => {
    const { app, held } = setup();
    const late = Array.from({ length: MAX_HELD_BACK }, () => app.inject('/many'));
    await app.inject('/none');
    expect(held).toHaveLength(MAX_HELD_BACK);
    expect((await app.inject('/many')).statusCode).toBe(429);
    for (const release of held) release();
    await Promise.all(late);
    await app.close();
  });
});

describe('a route whose access does not match what it reads', () => {
  it('fails if it reads a caller or a membership that was not checked', () => {
    const request = { caller: null, membership: null };
    expect(() => callerOf(request as Parameters<typeof callerOf>[0])).toThrow('is declared public');
    expect(() => membershipOf(request as Parameters<typeof membershipOf>[0])).toThrow('declares no level');
  });
});

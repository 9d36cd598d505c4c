import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { StartError } from './database';
import { inWords } from './in-words';

const caughtFrom = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};

/** An error with the code of a system or a database. */
const failure = (message: string, details: object) => Object.assign(new Error(message), details);

describe('the cause of an error in one sentence', () => {
  it('is the sentence of those that have one', () => {
    expect(inWords(new StartError('PORT is "http".'))).toBe('PORT is "http".');
  });

  it('names the folder that is not there, or is a file', async () => {
    const file = path.join(os.tmpdir(), `newsdesk-${process.pid}`);
    const missing = await caughtFrom(() => fs.readFileSync(file));
    expect(inWords(missing)).toBe(`${file} does not exist.`);
    fs.writeFileSync(file, '');
    const inTheWay = await caughtFrom(() => fs.mkdirSync(path.join(file, 'db'), { recursive: true }));
    fs.rmSync(file);
    expect(inWords(inTheWay)).toMatch(/cannot be a folder, because there is a file in its way\.$/);
  });

  it('names the address where nothing listens, also behind the words of fetch', async () => {
    const port = await new Promise<number>((resolve) => {
      const server = net.createServer().listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
      });
    });
    const refused = await caughtFrom(() => fetch(`http://127.0.0.1:${port}`));
    expect(inWords(refused)).toBe(`Nothing listens on 127.0.0.1:${port}.`);
  });

  it.each<[string, Error, RegExp]>([
    [
      'a folder without rights',
      failure('EACCES: permission denied, mkdir', { code: 'EACCES', path: '/srv/data/db.creating' }),
      /^The user of this process may not use \/srv\/data\/db\.creating\. Give it the rights/,
    ],
    [
      'a socket that is not there',
      failure('connect ENOENT', { code: 'ENOENT', address: '/run/postgresql/.s.PGSQL.5432' }),
      /^\/run\/postgresql\/\.s\.PGSQL\.5432 does not exist\.$/,
    ],
    ['a folder as a file', failure('EISDIR', { code: 'EISDIR' }), /^It is a folder, not a file\.$/],
    [
      'a folder of the server that is not whole',
      new Error("Can't find meta/_journal.json file"),
      /^The folder of the server lacks server\/migrations\. Copy the folder build as a whole\.$/,
    ],
    [
      'a low port',
      failure('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }),
      /^The user of this process may not listen on port 80/,
    ],
    [
      'a computer that has no such name',
      new AggregateError([failure('getaddrinfo', { code: 'ENOTFOUND', hostname: 'base' })]),
      /^No computer has the name "base"/,
    ],
    [
      'a wrong password',
      failure('password authentication failed for user "newsdesk"', { code: '28P01' }),
      /^PostgreSQL refuses the user or the password: .* for user "newsdesk"\.$/,
    ],
    [
      'a missing database',
      failure('database "news" does not exist', { code: '3D000' }),
      /^There is no such database: database "news" does not exist\.$/,
    ],
    [
      'a missing password',
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      /^DATABASE_URL has no password/,
    ],
  ])('says %s', (_what, error, words) => {
    expect(inWords(error)).toMatch(words);
  });

  it('names an error of a system inside that has no message', () => {
    expect(inWords({ name: 'ErrnoError', errno: 51 })).toBe(
      'An error without a message: {"name":"ErrnoError","errno":51}',
    );
  });

  it('contains no SQL', () => {
    const cause = failure('permission denied for table users', { code: '42501' });
    const error = new Error('Failed query: insert into "users" (password_hash) values ($1)', { cause });
    expect(inWords(error)).toBe('The user of the database lacks a right: permission denied for table users.');
  });
});

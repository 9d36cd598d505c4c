import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';

import { buildCommands } from '../testing/built-commands';
import { createPostgresDatabase } from '../testing/test-database';

import { openPostgres } from './postgres';
import { auditLog } from './schema';

const LIMIT_MS = 120_000;
/** A module that sets this computer's clock back by 40 days, for the process that imports it. */
const BEHIND = `const Right = Date; const shift = -40 * 86_400_000;
globalThis.Date = class extends Right { constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + shift); } static now() { return Right.now() + shift; } };`;

/** Resolves to the groups of the expression, when the process has written what it matches. */
const written = (child: ReturnType<typeof spawn>, expression: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let text = '';
    const add = (part: Buffer) => {
      text += part.toString();
      const found = expression.exec(text);
      if (found) resolve(found);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    child.once('close', () => reject(new Error(text)));
  });

describe('a server whose own clock is 40 days behind', () => {
  it(
    'stamps what it writes with the time of the database, so that no clean-up takes it for old',
    async () => {
      const database = await createPostgresDatabase();
      const commands = await buildCommands('main.ts', 'workers/html-worker.ts');
      // The server starts the file that stands beside it under this name.
      const worker = path.join(path.dirname(commands.pathOf('main.ts')), 'html-worker.js');
      fs.copyFileSync(commands.pathOf('workers/html-worker.ts'), worker);
      const data = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-clock-'));
      const child = spawn(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(BEHIND)}`, commands.pathOf('main.ts')],
        {
          env: {
            PATH: process.env['PATH'],
            DATABASE_URL: database.url,
            NEWSDESK_DATA: data,
            NEWSDESK_PUBLIC_URL: 'https://newsdesk.example',
            PORT: '0',
          },
        },
      );
      try {
        const [, address, code] = await written(child, /ready at ([^\s"]+)[^]*first-run#([^\s"]+)/);
        const answer = await fetch(`${address}/api/accounts/first-run`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            token: code,
            username: 'ed',
            email: 'ed@newsdesk.example',
            password: 'กุหลาบสีแดงริมน้ำ',
          }),
        });
        expect(answer.status).toBe(200);
        const { db, close } = await openPostgres(database.url, () => undefined);
        const secondsAgo = sql<number>`extract(epoch FROM now() - ${auditLog.at})::float`;
        const [line] = await db.select({ secondsAgo }).from(auditLog);
        await close();
        expect(line?.secondsAgo).toBeLessThan(60);
      } finally {
        const closed = new Promise((resolve) => child.once('close', resolve));
        child.kill();
        await closed;
        await Promise.all([database.drop(), commands.remove()]);
        fs.rmSync(data, { recursive: true });
        fs.rmSync(worker);
      }
    },
    LIMIT_MS,
  );
});

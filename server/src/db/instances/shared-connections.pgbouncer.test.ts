import { sql } from 'drizzle-orm';
import pg from 'pg';

import { openPostgres } from '../postgres';

/** Set by `npm run test:pgbouncer`. */
const urlOf = (database: string): string => `${process.env['NEWSDESK_TEST_PGBOUNCER']}/${database}`;

describe('PgBouncer before the database', () => {
  it('with a connection for each client serves an instance, its time limits and its changes', async () => {
    const opened = await openPostgres(urlOf('session'), () => undefined);
    const answer = await opened.db.execute(sql`SHOW statement_timeout`);
    expect(answer).toMatchObject({ rows: [{ statement_timeout: '30s' }] });
    let hear: (payload: string) => void = () => undefined;
    const heard = new Promise<string>((resolve) => (hear = resolve));
    const stop = await opened.listen('changes', hear, () => undefined);
    await opened.db.execute(sql`SELECT pg_notify('changes', 'news')`);
    expect(await heard).toBe('news');
    await stop();
    await opened.close();
  });

  it('with a connection for several clients is refused in words', async () => {
    for (const may of ['make', 'nothing'] as const) {
      await expect(openPostgres(urlOf('transaction'), () => undefined, { may })).rejects.toThrow(
        /shares one connection among several clients .*\n.*set pool_mode = session/,
      );
    }
  });

  it('without a free connection makes a command wait, which says so', async () => {
    const holders = [0, 1].map(() => new pg.Client({ connectionString: urlOf('full') }));
    for (const holder of holders) {
      await holder.connect();
      await holder.query('SELECT 1');
    }
    let said: (text: string) => void = () => undefined;
    const word = new Promise<string>((resolve) => (said = resolve));
    const opening = openPostgres(urlOf('full'), (text) => said(text), { may: 'nothing', wordMs: 1 });
    const refused = expect(opening).rejects.toThrow(/There is no database of Newsdesk/);
    expect(await word).toMatch(/^Waiting for PostgreSQL "full" .* no connection is free/);
    for (const holder of holders) await holder.end();
    await refused;
  });
});

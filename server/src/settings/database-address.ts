import { StartError } from '../db/database';

import type { Kind } from './kinds';
import { nearest } from './nearest';

/** What the driver knows of encryption; without a word it would ignore another name, and connect without. */
const OF_ENCRYPTION = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'];

const refuseIgnored = ({ searchParams }: URL): void => {
  for (const name of searchParams.keys())
    if (/ssl|tls/i.test(name) && !OF_ENCRYPTION.includes(name))
      throw new StartError(
        `DATABASE_URL has no parameter ${name}. Did you mean ${nearest(name, OF_ENCRYPTION)}?`,
      );
};

/** The address of a database of PostgreSQL. */
export const databaseAddress: Kind<string> = {
  read: (text) => {
    // A password that is not encoded ends somewhere else than it should: its rest is read as a host, a port or a database.
    if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) return undefined;
    const url = new URL(text);
    if (!/^(?:\/[^/@]*)?$/.test(url.pathname)) return undefined;
    refuseIgnored(url);
    return text;
  },
  must: 'the address of a PostgreSQL database, such as postgres://newsdesk:password@db/newsdesk, in whose password # is written as %23, / as %2F, ? as %3F, @ as %40 and % as %25',
};

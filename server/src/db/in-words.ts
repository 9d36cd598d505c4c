import { StartError } from './database';

/** What the errors of systems and drivers carry. */
type Failure = {
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  code?: unknown;
  path?: unknown;
  syscall?: unknown;
  hostname?: unknown;
  address?: unknown;
  port?: unknown;
};

const failureOf = (error: unknown): Failure =>
  typeof error === 'object' && error !== null ? error : { message: error };

/**
 * The error at the bottom: drizzle's own message is the statement, that of `fetch` says nothing, and a name with several
 * addresses fails with one error for each.
 */
const causeOf = (error: unknown): Failure => {
  const { errors, cause } = failureOf(error);
  if (Array.isArray(errors) && errors.length > 0) return causeOf(errors[0]);
  return typeof cause === 'object' && cause !== null ? causeOf(cause) : failureOf(error);
};

/** The first sentence of what an operator should know about an error of the system. */
const ofSystem = ({ code, path, syscall, hostname, address, port }: Failure): string | undefined => {
  const place = String(path);
  const target = port === undefined ? String(address) : `${String(address)}:${String(port)}`;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return syscall === 'listen'
        ? `The user of this process may not listen on port ${String(port)}. Choose a port from 1024 on with PORT.`
        : `The user of this process may not use ${place}. Give it the rights to read and write there.`;
    case 'EROFS':
      return `${place} is on a disk that can only be read.`;
    case 'ENOENT':
      // A socket has an address instead of a path.
      return path === undefined && address === undefined
        ? undefined
        : `${String(path ?? address)} does not exist.`;
    case 'EISDIR':
      return `${path === undefined ? 'It' : place} is a folder, not a file.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} cannot be a folder, because there is a file in its way.`;
    case 'ENOSPC':
      return 'The disk is full.';
    case 'EADDRINUSE':
      return `Another program listens on ${target}. Choose another port with PORT.`;
    case 'EADDRNOTAVAIL':
      return `This computer has no address ${String(address)}. Check HOST.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No computer has the name "${String(hostname)}", or the name server does not answer.`;
    case 'ECONNREFUSED':
      return `Nothing listens on ${target}.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${target} does not answer.`;
    default:
      return undefined;
  }
};

/** What an operator should know about a refusal of PostgreSQL; its own message follows. */
const OF_POSTGRES: Record<string, string> = {
  '28P01': 'PostgreSQL refuses the user or the password',
  '28000': 'PostgreSQL does not let this user connect from here',
  '3D000': 'There is no such database',
  '42501': 'The user of the database lacks a right',
  '42P07': 'The database holds tables of another program',
  '25006': 'The database can only be read',
  '53100': 'The disk of the database is full',
  '53300': 'The database has no free connection',
  '57P03': 'The database is starting or stopping',
  '08P01': 'The database, or a pooler before it, does not accept the connection',
};

/** Messages of the driver and of the migrations, which have no code. */
const OF_DRIVER: [RegExp, string][] = [
  [/_journal\.json/, 'The folder of the server lacks server/migrations. Copy the folder build as a whole.'],
  [/client password must be a/, 'DATABASE_URL has no password, and PostgreSQL asks for one.'],
  [/timeout exceeded|connection timeout|timeout expired/i, 'The database does not answer within 5 s.'],
];

/** The cause of any error in one sentence, without the statement that failed and without a stack. */
export const inWords = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  const cause = causeOf(error);
  const message =
    cause.message === undefined
      ? `An error without a message: ${JSON.stringify(cause)}`
      : String(cause.message);
  const known = ofSystem(cause) ?? OF_DRIVER.find(([pattern]) => pattern.test(message))?.[1];
  if (known !== undefined) return known;
  const ofPostgres = OF_POSTGRES[String(cause.code)];
  return ofPostgres === undefined ? message : `${ofPostgres}: ${message}.`;
};

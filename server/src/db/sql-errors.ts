import { DatabaseUpgradedError } from './instances/instance-lock';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';
/** Connection lost, server starting or stopping, too many connections, deadlock, disk full, a statement's time limit. */
const PASSING = /^(08|40|53|57P|57014)/;
const PASSING_SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOSPC|EBUSY)$/;
/** No class of SQLSTATE begins with E, as the codes of the system do. */
const SQLSTATE = /^[0-9FHPX][0-9A-Z]{4}$/;

type DatabaseErrorLike = { code?: unknown; constraint?: unknown; message?: unknown };

/** The driver's own error, which drizzle passes on as the cause. */
const driverError = (error: unknown): DatabaseErrorLike => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? cause : {};
};

const hasCode = (error: unknown, code: string, constraint: string): boolean => {
  const { code: actual, constraint: named } = driverError(error);
  return actual === code && named === constraint;
};

export const violatesUnique = (error: unknown, constraint: string): boolean =>
  hasCode(error, UNIQUE_VIOLATION, constraint);

/**
 * The row to refer to was deleted a moment ago, or rows still refer to the row to delete. Only the caller who expects it
 * translates it, by the constraint's name; any other violation is a fault of the server.
 */
export const violatesForeignKey = (error: unknown, constraint: string): boolean =>
  hasCode(error, FOREIGN_KEY_VIOLATION, constraint);

/** The statement took longer than its limit. */
export const takesTooLong = (error: unknown): boolean => driverError(error).code === QUERY_CANCELED;

/** A table's lock was not free within `lock_timeout`. */
export const waitsTooLong = (error: unknown): boolean => driverError(error).code === LOCK_NOT_AVAILABLE;

/** This instance may not write, because the database is being upgraded, or was, by a newer release. */
export const isUpgraded = (error: unknown): boolean => driverError(error) instanceof DatabaseUpgradedError;

/** Whether a retry a little later may succeed. */
export const isPassing = (error: unknown): boolean => {
  const { code, message } = driverError(error);
  if (typeof code === 'string' && (PASSING.test(code) || PASSING_SYSTEM.test(code))) return true;
  return (
    typeof message === 'string' &&
    /connection terminated|is not queryable|client was closed|timeout exceeded when trying to connect/i.test(
      message,
    )
  );
};

/** Whether the database has answered that it did not do this: a lost connection tells nothing of what was committed. */
export const isRefusedByDatabase = (error: unknown): boolean => {
  const { code } = driverError(error);
  return typeof code === 'string' && SQLSTATE.test(code) && !isPassing(error);
};

/** The server's clock; tests pass in their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The clock of the database, which the server follows, is corrected in steps of less than this. */
const MAX_STEP_MS = 60_000;

/** The latest time that a right clock can have stored before `now`. What is later was written while the clock was ahead. */
export const latestStored = (now: Date): Date => new Date(now.getTime() + MAX_STEP_MS);

/** The server's clock; tests pass in their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

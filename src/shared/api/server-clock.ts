/** A clock that differs by less is right: the header `Date` counts seconds, and a response takes some. */
const TOLERANCE_MS = 60_000;

let aheadMs = 0;

/** Learns from the header `Date` of a response how far the server's clock is ahead of this computer's. */
export const learnServerClock = (response: Pick<Response, 'headers'> | undefined): void => {
  const said = Date.parse(response?.headers.get('date') ?? '');
  const ahead = said - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
};

/** The time of the server as far as it is known, because this computer's clock may be wrong; otherwise the time here. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

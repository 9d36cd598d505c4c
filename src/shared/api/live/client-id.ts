const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** This page's name on the stream of changes, so that the server spares it the echo of its own writes. */
export const clientId = newId();

let streamIsOpen = false;

export const setStreamOpen = (isOpen: boolean) => {
  streamIsOpen = isOpen;
};

/**
 * The name to send with a write; null where no stream is open. A backend without the extension `live` never sees the
 * header: on another origin it would refuse the call for it.
 */
export const clientIdToSend = (): string | null => (streamIsOpen ? clientId : null);

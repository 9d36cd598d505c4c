import { newId } from '@/shared/lib/new-id';

/**
 * The id of this page on the stream of changes. The server does not send a page the changes that it made
 * itself.
 */
export const clientId = newId();

let streamIsOpen = false;

export const setStreamOpen = (isOpen: boolean) => {
  streamIsOpen = isOpen;
};

/**
 * The id to send with a write; null while no stream is open. Without the extension `live` the header is
 * never sent: on another origin the backend would refuse the call because of it (CORS).
 */
export const clientIdToSend = (): string | null => (streamIsOpen ? clientId : null);

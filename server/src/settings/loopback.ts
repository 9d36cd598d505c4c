/** Whether only programs on this computer can reach a server that listens on this host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Whether a web address leads to this computer. */
export const isLoopbackAddress = (address: string): boolean =>
  isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''));

/** Browsers make passkeys for names, never for numeric addresses. */
const NUMERIC = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser can use passkeys at this address: it knows them, and the page came over https or from this computer. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !NUMERIC.test(window.location.hostname);

/** Lets the browser of the tests offer passkeys, or not. */
export const offerPasskeys = (isOffered = true): void => {
  Object.defineProperty(window, 'isSecureContext', { value: isOffered, configurable: true });
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
};

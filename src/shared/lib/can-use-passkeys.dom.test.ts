import { offerPasskeys } from '@/shared/testing/passkeys';

import { canUsePasskeys } from './can-use-passkeys';

describe('whether a browser can use passkeys', () => {
  it('takes a page over https or of this computer, and a browser that knows them [CON-06]', () => {
    offerPasskeys();
    expect(canUsePasskeys()).toBe(true);
    offerPasskeys(false);
    expect(canUsePasskeys()).toBe(false);
    offerPasskeys();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    expect(canUsePasskeys()).toBe(false);
  });
});

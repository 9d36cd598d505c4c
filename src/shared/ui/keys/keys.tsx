import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { onDemand } from '../on-demand/on-demand';

import { keysMessages } from './messages';
import { type KeysOfPart, pageKeys, usePageKeys } from './page-keys';

/** The key that lists the others. */
export const LIST_KEYS = '?';

const dialog = onDemand(() => import('./keys-dialog').then((module) => module.KeysDialog));

/** Lists the keys of the page when `?` is pressed. */
export function Keys() {
  const messages = useMessages(keysMessages);
  const [listed, setListed] = useState<readonly KeysOfPart[] | null>(null);
  const KeysDialog = dialog.usePart(listed !== null);
  usePageKeys([{ key: LIST_KEYS, means: messages.keysMeans, act: () => setListed(pageKeys()) }]);
  return KeysDialog ? <KeysDialog parts={listed} onClose={() => setListed(null)} /> : null;
}

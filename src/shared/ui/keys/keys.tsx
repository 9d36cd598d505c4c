import { type ReactNode, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { KeysDialog } from './keys-dialog';
import { keysMessages } from './messages';
import { type KeysOfPart, pageKeys, usePageKeys } from './page-keys';

/** The key that lists the others. */
export const LIST_KEYS = '?';

type Props = {
  /** What the page is for; rendered while the list is open. */
  help?: ReactNode;
};

/** Lists the keys of the page, below its help, when `?` is pressed. */
export function Keys({ help }: Props) {
  const messages = useMessages(keysMessages);
  const [listed, setListed] = useState<readonly KeysOfPart[] | null>(null);
  usePageKeys([{ key: LIST_KEYS, means: messages.keysMeans, act: () => setListed(pageKeys()) }]);
  return (
    <KeysDialog parts={listed} onClose={() => setListed(null)}>
      {help}
    </KeysDialog>
  );
}

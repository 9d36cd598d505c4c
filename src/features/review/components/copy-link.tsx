import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { useCopy } from '@/shared/ui/copy-field/use-copy';

import { reviewMessages } from '../messages';

/** Copies the address of an item on the website. */
export function CopyLink({ address }: { address: string }) {
  const messages = useMessages(reviewMessages);
  const { isCopied, copy } = useCopy();
  return (
    <Button
      variant="outlined"
      color={isCopied ? 'success' : 'primary'}
      onClick={() => void copy(address, null)}
    >
      {isCopied ? messages.copied : messages.copyLink}
    </Button>
  );
}

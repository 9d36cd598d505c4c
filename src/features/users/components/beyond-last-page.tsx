import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { usersMessages } from '../messages';

/** What an old link to a page shows that a list does not have any more. */
export function BeyondLastPage({ onFirstPage }: { onFirstPage: () => void }) {
  const messages = useMessages(usersMessages);
  return (
    <>
      {messages.beyondLastPage}{' '}
      <Button size="xs" variant="flat" onClick={onFirstPage}>
        {messages.firstPage}
      </Button>
    </>
  );
}

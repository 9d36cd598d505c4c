import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';

import { deskMessages } from '../messages';

/** Says to a person without news what will be here; in no group, whom to ask. */
export function Nothing({ inGroup }: { inGroup: boolean }) {
  const messages = useMessages(deskMessages);
  return (
    <Card>
      {inGroup ? (
        <EmptyState>{messages.ownEmpty}</EmptyState>
      ) : (
        <EmptyState
          action={
            <Button variant="outlined" to={paths.groups}>
              {messages.seeGroups}
            </Button>
          }
        >
          {messages.groupsEmpty}
        </EmptyState>
      )}
    </Card>
  );
}

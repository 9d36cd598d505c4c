import { styled } from '@mui/material/styles';

import { ownLevel, useGetGroupQuery } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { type Id, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';

import { handOverMessages } from '../messages';

const Below = styled(Card)(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** The button that hands an item over, for a Head of its group (TOG-03). */
export function HandOverCard({ groupId, onHandOver }: { groupId: Id; onHandOver: () => void }) {
  const messages = useMessages(handOverMessages);
  const { data: group } = useGetGroupQuery(groupId);
  const canHandOver = useExtension('hand-over-news') && mayAtLevel(ownLevel(group), 'manageNews');
  if (!canHandOver) return null;
  return (
    <Below
      flush
      title={messages.title}
      actions={
        <Button variant="outlined" size="sm" onClick={onHandOver}>
          {messages.handOver}
        </Button>
      }
    />
  );
}

import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { getRuntimeConfig } from '@/shared/config/runtime-config';
import type { User } from '@/shared/contract';
import { FormActions } from '@/shared/form/form-fields';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { dateInWords } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetProviderLinkQuery, useRemoveProviderLinkMutation } from '../api/account-api';
import { ownAccountMessages } from '../messages';

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  overflowWrap: 'anywhere',
  '& > p': { margin: 0 },
}));

/** The provider by which the user signs in too (CON-06). */
export function ProviderCard({ user }: { user: User }) {
  const messages = useMessages(ownAccountMessages);
  const locale = useLocale();
  const provider = getRuntimeConfig()?.providerName ?? '';
  const { data: link, error, isLoading, isFetching, refetch } = useGetProviderLinkQuery(user.id);
  const [remove] = useRemoveProviderLinkMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={messages.signInBy(provider)}>
      <QueryState
        isLoading={isLoading}
        error={error}
        isFetching={isFetching}
        hasData={link !== undefined}
        onRetry={refetch}
      >
        <Lines>
          {link ? (
            <p>{messages.linkedTo(link.email, provider, dateInWords(new Date(link.linkedAt), locale))}</p>
          ) : (
            <p>{messages.notLinked(provider)}</p>
          )}
          {link && !link.canRemove && <p>{messages.onlyWayIn}</p>}
          {link?.canRemove && (
            <FormActions>
              <Button variant="outlined" color="danger" onClick={() => setAsking(true)}>
                {messages.unlink}
              </Button>
            </FormActions>
          )}
        </Lines>
      </QueryState>
      <DeleteDialog
        item={isAsking ? provider : null}
        title={messages.unlink}
        confirmLabel={messages.unlink}
        question={() => <p>{messages.unlinkQuestion(provider)}</p>}
        onDelete={() => remove(user.id).unwrap()}
        success={messages.unlinked(provider)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

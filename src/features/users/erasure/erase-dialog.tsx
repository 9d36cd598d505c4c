import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { object, string } from 'yup';

import { type Erasure, foldName, type User } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormActions, FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Facts } from '@/shared/ui/facts/facts';
import { Modal } from '@/shared/ui/modal/modal';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useErasePersonMutation, useGetErasureQuery } from '../api/erasure-api';

import { erasureMessages } from './messages';

const GOES = ['groups', 'access', 'drafts', 'views', 'auditLines', 'addresses'] as const;
const STAYS = ['news', 'versions', 'comments'] as const;

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle2, margin: 0 }));

type CountsProps = { title: string; counts: Erasure; names: readonly (keyof Erasure)[] };

function Counts({ title, counts, names }: CountsProps) {
  const messages = useMessages(erasureMessages);
  return (
    <div>
      <Heading>{title}</Heading>
      <Facts>
        {names.map((name) => (
          <div key={name}>
            <dt>{messages[name]}</dt>
            <dd>{counts[name].toLocaleString('en')}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}

type Props = { user: User; onClose: () => void };

function Question({ user, onClose }: Props) {
  const messages = useMessages(erasureMessages);
  const { data, error, isLoading, isFetching, refetch } = useGetErasureQuery(user.id);
  const [erase] = useErasePersonMutation();
  const { username, displayName } = user;
  const schema = useMemo(() => {
    const message = messages.notTheName(username);
    const isName = (typed = '') => foldName(typed) === foldName(username);
    return object({ username: string().test('username', message, isName) });
  }, [messages, username]);
  return (
    <QueryState isLoading={isLoading} isFetching={isFetching} error={error} onRetry={() => void refetch()}>
      {data && (
        <AppForm
          initialValues={{ username: '' }}
          validationSchema={schema}
          onSubmit={() => erase(user.id).unwrap()}
          success={messages.erased(displayName)}
          onSaved={onClose}
        >
          <FormFields>
            <p>{messages.question(displayName)}</p>
            <Counts title={messages.goes} counts={data} names={GOES} />
            <Counts title={messages.stays} counts={data} names={STAYS} />
            <FormTextField
              name="username"
              label={messages.username}
              description={messages.type(username)}
              autoComplete="off"
              required
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its only input
              autoFocus
            />
            <FormActions>
              <SubmitButton color="danger">{messages.erase}</SubmitButton>
              <Button variant="flat" color="secondary" onClick={onClose}>
                {messages.cancel}
              </Button>
            </FormActions>
          </FormFields>
        </AppForm>
      )}
    </QueryState>
  );
}

/** Says what erasing a person changes, and does it once their username is typed. It cannot be undone. */
export function EraseDialog({ user, open, onClose }: Props & { open: boolean }) {
  const messages = useMessages(erasureMessages);
  return (
    <Modal open={open} onClose={onClose} header={messages.erase}>
      {open && <Question user={user} onClose={onClose} />}
    </Modal>
  );
}

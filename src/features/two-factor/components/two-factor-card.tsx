import { useState } from 'react';

import type { TwoFactor, User } from '@/shared/contract';
import { FormActions } from '@/shared/form/form-fields';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { Modal } from '@/shared/ui/modal/modal';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useDisableTwoFactorMutation, useGetTwoFactorQuery } from '../api/two-factor-api';
import { twoFactorMessages } from '../messages';

import { NewCodes } from './new-codes';
import { ProofForm } from './proof-form';
import { Step } from './steps';

// Loaded on demand, because it includes the QR code library.
const setUp = onDemand(() => import('./set-up').then((module) => module.SetUp));

type Asked = 'turnOn' | 'turnOff' | 'newCodes';
type ActionProps = { user: User; onDone: () => void };

function TurnOff({ user, onDone }: ActionProps) {
  const messages = useMessages(twoFactorMessages);
  const [disable] = useDisableTwoFactorMutation();
  return (
    <ProofForm
      user={user}
      question={messages.offQuestion}
      submitLabel={messages.turnOff}
      danger
      success={messages.isOff}
      onSubmit={(proof) => disable(proof).unwrap()}
      onSaved={onDone}
    />
  );
}

function Actions({ user, factor }: { user: User; factor: TwoFactor }) {
  const messages = useMessages(twoFactorMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  // The last dialog, so that its content does not change while it fades out.
  const [shown, setShown] = useState<Asked>('turnOn');
  const SetUp = setUp.usePart(asked === 'turnOn');
  const ask = (action: Asked) => {
    setShown(action);
    setAsked(action);
  };
  const close = () => setAsked(null);

  return (
    <>
      <FormActions>
        {factor.isEnabled ? (
          <>
            <Button variant="outlined" onClick={() => ask('newCodes')}>
              {messages.newCodes}
            </Button>
            <Button variant="outlined" color="danger" onClick={() => ask('turnOff')}>
              {messages.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => ask('turnOn')}>{messages.turnOn}</Button>
        )}
      </FormActions>
      <Modal
        open={asked !== null && (asked !== 'turnOn' || SetUp !== undefined)}
        header={shown === 'newCodes' ? messages.newCodes : messages.title}
        onClose={close}
      >
        {shown === 'turnOn' && SetUp && <SetUp user={user} onDone={close} />}
        {shown === 'turnOff' && <TurnOff user={user} onDone={close} />}
        {shown === 'newCodes' && <NewCodes user={user} onDone={close} />}
      </Modal>
    </>
  );
}

/** The user's own second factor: on or off, with its actions (ACC-05). */
export function TwoFactorCard({ user }: { user: User }) {
  const messages = useMessages(twoFactorMessages);
  const { data: factor, error, isLoading, isFetching, refetch } = useGetTwoFactorQuery(user.id);
  return (
    <Card
      title={messages.title}
      actions={
        factor && (
          <Badge color={factor.isEnabled ? 'success' : 'secondary'}>
            {factor.isEnabled ? messages.on : messages.off}
          </Badge>
        )
      }
    >
      <QueryState
        isLoading={isLoading}
        error={error}
        isFetching={isFetching}
        hasData={factor !== undefined}
        onRetry={refetch}
      >
        {factor && (
          <Step>
            <p>{factor.isEnabled ? messages.codesLeft(factor.recoveryCodesLeft) : messages.about}</p>
            {factor.isEnabled && factor.isRequired && <p>{messages.isRequired}</p>}
            <Actions user={user} factor={factor} />
          </Step>
        )}
      </QueryState>
    </Card>
  );
}

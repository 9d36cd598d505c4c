import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useMemo, useState } from 'react';

import type { TwoFactorStart, User } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';

import { useConfirmTwoFactorMutation, useStartTwoFactorMutation } from '../api/two-factor-api';
import { twoFactorMessages } from '../messages';
import { confirmSchema, startSchema } from '../model/schemas';

import { KeyToType } from './key-to-type';
import { RecoveryCodeList } from './recovery-code-list';
import { Step } from './steps';

const QR_SIZE_PX = 192;
/** The quiet zone that QR readers need, in modules; white in the dark theme too. */
const QR_MARGIN = 4;

const Picture = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  lineHeight: 0,
  '& svg': { borderRadius: theme.vars.shape.borderRadius },
}));

type StepProps<T> = { user: User; onDone: (answer: T) => void };

function PasswordStep({ user, onDone }: StepProps<TwoFactorStart>) {
  const messages = useMessages(twoFactorMessages);
  const [start] = useStartTwoFactorMutation();
  const schema = useMemo(() => startSchema(messages), [messages]);
  return (
    <AppForm
      initialValues={{ password: '' }}
      validationSchema={schema}
      onSubmit={(values) => start(values).unwrap()}
      onSaved={onDone}
    >
      <Step>
        <p>{messages.passwordFirst}</p>
        {/* For password managers, which need the username. */}
        <input hidden readOnly autoComplete="username" value={user.username} />
        <FormTextField
          name="password"
          type="password"
          label={messages.password}
          required
          autoComplete="current-password"
        />
        <SubmitButton>{messages.next}</SubmitButton>
      </Step>
    </AppForm>
  );
}

function CodeStep({ user, started, onDone }: StepProps<string[]> & { started: TwoFactorStart }) {
  const messages = useMessages(twoFactorMessages);
  const [confirm] = useConfirmTwoFactorMutation();
  const schema = useMemo(() => confirmSchema(messages), [messages]);
  return (
    <AppForm
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={({ code }) => confirm({ userId: user.id, code }).unwrap()}
      onSaved={({ recoveryCodes }) => onDone(recoveryCodes)}
    >
      <Step>
        <p>{messages.scan}</p>
        <Picture>
          <QRCodeSVG
            value={started.address}
            size={QR_SIZE_PX}
            marginSize={QR_MARGIN}
            role="img"
            aria-label={messages.qr}
          />
        </Picture>
        <p>{messages.orType}</p>
        <KeyToType secret={started.secret} />
        <FormTextField
          name="code"
          label={messages.code}
          description={messages.thenCode}
          required
          autoComplete="one-time-code"
          inputProps={{ inputMode: 'numeric' }}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the previous step had the focus
          autoFocus
        />
        <SubmitButton>{messages.turnOn}</SubmitButton>
      </Step>
    </AppForm>
  );
}

/** The set-up of a second factor: the password, the app and its first code, the recovery codes. */
export function SetUp({ user, onDone }: { user: User; onDone: () => void }) {
  const messages = useMessages(twoFactorMessages);
  const [started, setStarted] = useState<TwoFactorStart>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) {
    return (
      <Step>
        <AlertBox kind="success">{messages.isOn}</AlertBox>
        <RecoveryCodeList codes={codes} username={user.username} onDone={onDone} />
      </Step>
    );
  }
  return started ? (
    <CodeStep user={user} started={started} onDone={setCodes} />
  ) : (
    <PasswordStep user={user} onDone={setStarted} />
  );
}

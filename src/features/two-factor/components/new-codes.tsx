import { useState } from 'react';

import type { User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { useRenewRecoveryCodesMutation } from '../api/two-factor-api';
import { twoFactorMessages } from '../messages';

import { ProofForm } from './proof-form';
import { RecoveryCodeList } from './recovery-code-list';

/** Creates ten new recovery codes, which replace the remaining ones. */
export function NewCodes({ user, onDone }: { user: User; onDone: () => void }) {
  const messages = useMessages(twoFactorMessages);
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  return codes ? (
    <RecoveryCodeList codes={codes} username={user.username} onDone={onDone} />
  ) : (
    <ProofForm
      user={user}
      question={messages.newCodesQuestion}
      submitLabel={messages.newCodes}
      onSubmit={(proof) => renew(proof).unwrap()}
      onSaved={({ recoveryCodes }) => setCodes(recoveryCodes)}
    />
  );
}

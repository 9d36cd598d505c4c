import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

import { useExtension } from '@/shared/config/extensions';
import { APPROVAL_REASON_MAX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { CheckBox } from '@/shared/ui/check-box/check-box';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { approvalMessages } from './messages';
import { overrideFor, type Override } from './use-blockers';

type Props = {
  override: Override;
  onChange: (override: Override) => void;
  /** The list of blockers. */
  children: ReactNode;
};

/** Shows the blockers, and asks for a reason or a confirmation to approve despite them. */
export function ApproveAnyway({ override, onChange, children }: Props) {
  const messages = useMessages(approvalMessages);
  const keepsReason = useExtension('approval-reason');
  return (
    <>
      <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, display: 'grid', gap: 1 } }}>
        {messages.blocked}
        {children}
      </Alert>
      {keepsReason ? (
        <TextInput
          required
          label={messages.reason}
          description={messages.reasonKept}
          value={override.reason}
          inputProps={{ maxLength: APPROVAL_REASON_MAX }}
          onChange={({ target }) => onChange(overrideFor(target.value))}
        />
      ) : (
        <CheckBox checked={override.isSure} onChange={(isSure) => onChange({ reason: '', isSure })}>
          {messages.approveAnyway}
        </CheckBox>
      )}
    </>
  );
}

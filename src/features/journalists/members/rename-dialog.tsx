import { useMemo } from 'react';

import type { JournalistGroup } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { useRenameGroupMutation } from '../api/members-api';
import { journalistMessages } from '../messages';
import { groupSchema } from '../model/group-schema';

import { memberMessages } from './messages';

type Props = { open: boolean; group: JournalistGroup; onClose: () => void };

/** Renames the group (ACC-08). */
export function RenameDialog({ open, group, onClose }: Props) {
  const messages = useMessages(memberMessages);
  const groupMessages = useMessages(journalistMessages);
  const [rename] = useRenameGroupMutation();
  const schema = useMemo(() => groupSchema(groupMessages), [groupMessages]);

  return (
    <Modal open={open} onClose={onClose} header={messages.renameGroup}>
      <KeptForm
        keptAs={`rename:${group.id}`}
        initialValues={{ name: group.name }}
        validationSchema={schema}
        onSubmit={({ name }) => rename({ groupId: group.id, name: name.trim() }).unwrap()}
        success={messages.renamed}
        onSaved={onClose}
      >
        <FormFields>
          <FormTextField name="name" label={groupMessages.groupName} required />
          <SubmitButton>{messages.save}</SubmitButton>
        </FormFields>
      </KeptForm>
    </Modal>
  );
}

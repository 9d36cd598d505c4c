import { useMemo } from 'react';
import { object } from 'yup';

import { foldName, type Id, VIEW_LIMITS } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';
import { FormFields } from '@/shared/form/form-fields';
import { FormSelect } from '@/shared/form/form-select';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { viewMessages } from './messages';

/** No id of a group. */
const ONLY_ME = 'only-me';

type Values = { name: string; groupId: Id | null };

export type ViewDialogProps = {
  open: boolean;
  title: string;
  /** The view that is edited, or a new one. */
  keptAs: string;
  initial: Values;
  /** The groups that the view can be shared with, with the one that it is shared with; nothing is asked if there are none. */
  groups: readonly { id: Id; name: string }[];
  /** The names of the person’s other views. */
  taken: readonly string[];
  isOnDevice: boolean;
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the name of a view, and whom it is shared with. */
export function ViewDialog(props: ViewDialogProps) {
  const { open, title, keptAs, initial, groups, taken, isOnDevice, onSave, onClose } = props;
  const messages = useMessages(viewMessages);
  const schema = useMemo(() => {
    const keys = new Set(taken.map(foldName));
    const name = lineText()
      .required(messages.required)
      .max(VIEW_LIMITS.name, messages.tooLong(VIEW_LIMITS.name))
      .test('free', messages.taken, (typed) => !keys.has(foldName(typed)));
    return object({ name });
  }, [messages, taken]);
  const options = [
    { value: ONLY_ME, label: messages.onlyMe },
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Modal open={open} onClose={onClose} header={title}>
      <KeptForm
        keptAs={`view:${keptAs}`}
        keeps={['name']}
        initialValues={{ name: initial.name, groupId: initial.groupId ?? ONLY_ME }}
        validationSchema={schema}
        onSubmit={async ({ name: typed, groupId }) => {
          const name = typed.trim();
          await onSave({ name, groupId: groupId === ONLY_ME ? null : groupId });
          return name;
        }}
        success={messages.saved}
        onSaved={onClose}
      >
        <FormFields>
          <FormTextField
            name="name"
            label={messages.name}
            description={isOnDevice ? messages.onDevice : undefined}
            required
          />
          {groups.length > 0 && (
            <FormSelect<Id> name="groupId" label={messages.sharedWith} options={options} />
          )}
          <SubmitButton>{messages.confirm}</SubmitButton>
        </FormFields>
      </KeptForm>
    </Modal>
  );
}

import ExpandLess from '@mui/icons-material/ExpandLess';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { ActionMenu } from '@/shared/ui/data-table/action-menu';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { newsFormMessages } from '../messages';

type Props = { disabled: boolean; onChoose: () => void };

/** The menu beside "Save and publish": submits the form as a save that waits for approval. */
export function OtherSave({ disabled, onChoose }: Props) {
  const messages = useMessages(newsFormMessages);
  const { isSubmitting, submitForm } = useFormikContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = () => {
    onChoose();
    void submitForm();
  };
  return (
    <span>
      <IconButton
        label={messages.moreSaves}
        aria-haspopup="menu"
        disabled={disabled || isSubmitting}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ExpandLess />
      </IconButton>
      <ActionMenu
        upward
        align="left"
        anchor={anchor}
        items={[{ key: 'save', label: messages.saveOnly, onSelect: save }]}
        onClose={() => setAnchor(null)}
      />
    </span>
  );
}

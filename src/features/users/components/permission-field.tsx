import { useField } from 'formik';
import { useState } from 'react';

import {
  PERMISSIONS,
  permissionsIn,
  type PresetName,
  PRESET_NAMES,
  presetOf,
  PRESETS,
} from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Fold } from '@/shared/ui/fold/fold';
import { Select } from '@/shared/ui/select/select';

import { accountMessages } from '../account-messages';

import { PermissionChecklist } from './permission-checklist';

/** The first permissions of a new person: a preset, with the single permissions behind it. */
export function PermissionField({ name }: { name: string }) {
  const messages = useMessages(accountMessages);
  const [field, , { setValue }] = useField<number>(name);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Select<PresetName>
        label={messages.preset}
        options={PRESET_NAMES.map((value) => ({ value, label: messages[value] }))}
        placeholder={messages.ownChoice}
        value={presetOf(field.value) ?? ''}
        onChange={(preset) => void setValue(PRESETS[preset])}
      />
      <Fold
        title={messages.permissions}
        note={<small>{messages.countOf(permissionsIn(field.value).length, PERMISSIONS.length)}</small>}
        open={open}
        onToggle={setOpen}
      >
        <PermissionChecklist name={name} />
      </Fold>
    </>
  );
}

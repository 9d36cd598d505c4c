import { useField } from 'formik';

import { useMessages } from '@/shared/i18n/messages';
import { CheckList } from '@/shared/ui/check-list/check-list';

import { accountMessages } from '../account-messages';
import { PERMISSIONS_BY_AREA } from '../model/permission-areas';
import { permissionMessages } from '../permission-messages';

/** The initial permissions of a new person, by area. */
export function PermissionChecklist({ name }: { name: string }) {
  const messages = useMessages(accountMessages);
  const about = useMessages(permissionMessages);
  const [field, , { setValue }] = useField<number>(name);
  return (
    <CheckList
      label={messages.permissions}
      parts={PERMISSIONS_BY_AREA.map(({ area, permissions }) => ({
        title: about[area],
        options: permissions.map((permission) => ({
          value: permission.bit,
          label: permission.name,
          help: about[permission.name],
        })),
      }))}
      isChosen={(bit) => (field.value & bit) !== 0}
      onToggle={(bit) => void setValue(field.value ^ bit)}
    />
  );
}

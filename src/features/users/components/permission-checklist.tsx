import { styled } from '@mui/material/styles';
import { useField } from 'formik';

import { useMessages } from '@/shared/i18n/messages';

import { accountMessages } from '../account-messages';
import { PERMISSIONS_BY_AREA } from '../model/permission-areas';
import { permissionMessages } from '../permission-messages';

const List = styled('fieldset')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  padding: theme.spacing(1, 2, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& legend': { ...theme.typography.body2, fontWeight: 500, padding: '0 4px' },
  '& h2': { ...theme.typography.h5, margin: theme.spacing(1.5, 0, 0.5) },
  '& label': { display: 'flex', gap: 10, padding: '5px 0', cursor: 'pointer' },
  '& label span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    overflowWrap: 'normal',
    color: theme.vars.palette.text.secondary,
  },
  '& input': {
    flex: 'none',
    width: 16,
    height: 16,
    margin: '3px 0',
    accentColor: theme.vars.palette.primary.main,
  },
}));

/** The first permissions of a new person, by area. */
export function PermissionChecklist({ name }: { name: string }) {
  const messages = useMessages(accountMessages);
  const about = useMessages(permissionMessages);
  const [field, , { setValue }] = useField<number>(name);
  return (
    <List>
      <legend>{messages.permissions}</legend>
      {PERMISSIONS_BY_AREA.map(({ area, permissions }) => (
        <div key={area}>
          <h2>{about[area]}</h2>
          {permissions.map((permission) => (
            <label key={permission.bit}>
              <input
                type="checkbox"
                checked={(field.value & permission.bit) !== 0}
                onChange={() => void setValue(field.value ^ permission.bit)}
              />
              <span>
                {permission.name}
                <small>{about[permission.name]}</small>
              </span>
            </label>
          ))}
        </div>
      ))}
    </List>
  );
}

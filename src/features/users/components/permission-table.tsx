import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { useHasPermission } from '@/features/auth';
import { ACTION_NEEDS, type User } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Badge } from '@/shared/ui/badge/badge';
import { Card } from '@/shared/ui/card/card';

import { usersMessages } from '../messages';
import type { AbilitiesSlot } from '../model/abilities-slot';
import { PERMISSIONS_BY_AREA } from '../model/permission-areas';
import { permissionMessages } from '../permission-messages';

import { PermissionButton } from './permission-button';

const Permissions = styled(Table)(({ theme }) => ({
  '& th, & td': { padding: theme.spacing(0.875, 2), borderColor: theme.vars.palette.divider },
  '& thead th': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tbody th[scope="rowgroup"]': {
    ...theme.typography.h5,
    paddingTop: theme.spacing(1.75),
    backgroundColor: theme.vars.palette.background.default,
  },
  '& tbody th[scope="row"]': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& p': {
    ...theme.typography.caption,
    margin: 0,
    overflowWrap: 'normal',
    color: theme.vars.palette.text.secondary,
  },
  '& tbody td:nth-of-type(1)': { whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottom: 0 },
  // On a phone, state and button are below the name and its description.
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tbody th': { flex: '1 0 100%' },
    '& tbody tr > *': { borderBottom: 0 },
    '& tbody th[scope="row"]': { paddingBottom: 0 },
    // The size of a touch target.
    '& tbody td button': { minWidth: 88, minHeight: 40 },
  },
}));

/** One row per permission, by area, with its state; an ADMINISTRATOR can change it (USR-05, PRM-04). */
export function PermissionTable({ user, Abilities }: { user: User } & AbilitiesSlot) {
  const messages = useMessages(usersMessages);
  const about = useMessages(permissionMessages);
  const canEdit = useHasPermission(ACTION_NEEDS.addPermission);
  return (
    <Card flush title={messages.permissions}>
      <Permissions aria-label={messages.permissions}>
        <TableHead>
          <TableRow>
            <TableCell>{messages.permission}</TableCell>
            <TableCell>{messages.state}</TableCell>
            {canEdit && <TableCell align="right">{messages.action}</TableCell>}
          </TableRow>
        </TableHead>
        {PERMISSIONS_BY_AREA.map(({ area, permissions }) => (
          <TableBody key={area}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={canEdit ? 3 : 2}>
                {about[area]}
              </TableCell>
            </TableRow>
            {permissions.map((permission) => (
              <TableRow key={permission.bit}>
                <TableCell component="th" scope="row" lang="en">
                  {permission.name}
                  <p lang={textLanguage(about[permission.name])}>{about[permission.name]}</p>
                </TableCell>
                <TableCell>
                  {user.permission & permission.bit ? (
                    <Badge color="success">{messages.granted}</Badge>
                  ) : (
                    messages.notGranted
                  )}
                </TableCell>
                {canEdit && (
                  <TableCell align="right">
                    <PermissionButton user={user} permission={permission} Abilities={Abilities} />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Permissions>
    </Card>
  );
}

import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';

import type { PersonPresent } from '@/shared/contract';
import { Avatar } from '@/shared/ui/avatar/avatar';

/** As many as fit where the place for them is kept free. */
const MAX_FACES = 2;

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
  '& .MuiAvatar-root + .MuiAvatar-root': {
    marginInlineStart: theme.spacing(-0.5),
    outline: `2px solid ${theme.vars.palette.background.default}`,
  },
  '& svg': { fontSize: 16, marginInlineStart: theme.spacing(0.25) },
}));

/**
 * The faces of the first people, those who edit before the others, how many more there are, and a pencil if somebody edits.
 * Its parent says it in words.
 */
export function Faces({ people }: { people: readonly PersonPresent[] }) {
  const editors = people.filter(({ isEditing }) => isEditing);
  const shown = [...editors, ...people.filter(({ isEditing }) => !isEditing)].slice(0, MAX_FACES);
  const more = people.length - MAX_FACES;
  return (
    <Root aria-hidden>
      {shown.map(({ id, displayName, avatarUrl }) => (
        <Avatar key={id} decorative size="sm" name={displayName} src={avatarUrl} />
      ))}
      {more > 0 && `+${more}`}
      {editors.length > 0 && <EditIcon />}
    </Root>
  );
}

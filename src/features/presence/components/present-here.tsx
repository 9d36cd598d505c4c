import { styled } from '@mui/material/styles';

import type { NewsKey } from '@/features/news';

import { usePeopleInWords } from '../model/use-people-in-words';
import { usePresence } from '../model/use-presence';

import { Faces } from './faces';

// Kept free, so that nothing moves when somebody comes: two faces, the number of others and a pencil, and words beside them.
const FACES_PX = 88;
const WORDS_PX = 232;

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: FACES_PX,
  height: 24,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { '&:not([data-narrow])': { width: FACES_PX + WORDS_PX } },
}));

const onlyForScreenReaders = { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } as const;

const Words = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '[data-narrow] > &': onlyForScreenReaders,
  [theme.breakpoints.down('sm')]: onlyForScreenReaders,
}));

type Props = NewsKey & {
  /** Whether the page is the form of the item. */
  isEditing?: boolean;
  /** Beside a title that may be long: the words are in the tooltip, as on a phone. */
  isNarrow?: boolean;
};

/** Reports that an item is open on this page, and shows who else has it open. Screen readers are told when that changes. */
export function PresentHere({ isEditing = false, isNarrow = false, ...key }: Props) {
  const people = usePresence(key, isEditing);
  const words = usePeopleInWords()(people);
  return (
    <Root role="status" title={words || undefined} data-narrow={isNarrow || undefined}>
      {people.length > 0 && <Faces people={people} />}
      <Words>{words}</Words>
    </Root>
  );
}

import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Link } from 'react-router-dom';

import { iconButtonStyles } from '@/shared/ui/icon-button/icon-button-styles';

/** From this width of the row, in pixels, all actions of an item fit beside its place in the queue. */
const ALL_FIT_PX = 900;
/** And from this one their keys too, and the order of the queue. */
const KEYS_FIT_PX = 1_100;

const onlyWhereAllFit = { [`@container (max-width: ${ALL_FIT_PX - 1}px)`]: { display: 'none' } };
export const onlyWhereKeysFit = { [`@container (max-width: ${KEYS_FIT_PX - 1}px)`]: { display: 'none' } };
const onlyInTheMenu = { [`@container (min-width: ${ALL_FIT_PX}px)`]: { display: 'none' } };

/** By its own width, not the window's: beside the sidebar there is less room. */
export const Row = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  height: 36,
  whiteSpace: 'nowrap',
  '& > button, & div > button': { flex: 'none' },
  '& kbd': onlyWhereKeysFit,
  [theme.breakpoints.down('md')]: {
    gap: theme.spacing(0.5),
    height: 44,
    marginBlock: theme.spacing(-0.5),
    '& > .MuiButton-root': { minHeight: 44, paddingInline: theme.spacing(1.25) },
    '& button:not(.MuiButton-root)': { width: 40, height: 44 },
  },
}));

/** The place in the queue with its two arrows, at the start of the row; it takes the room that the actions leave. */
export const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gap: 0 },
}));

export const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  '&:not([data-whole])': onlyWhereAllFit,
}));

export const InMenu = styled('div')({ marginInlineStart: 'auto', ...onlyInTheMenu });

export const IconLink = styled(ButtonBase)<ButtonBaseProps<typeof Link>>(({ theme }) =>
  iconButtonStyles(theme),
);

/** What follows the first word of a button: on a phone only screen readers get it. */
export const Rest = styled('span')(({ theme }) => ({
  whiteSpace: 'pre',
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    width: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));

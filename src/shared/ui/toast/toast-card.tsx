import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { IconButton } from '../icon-button/icon-button';
import { kitMessages } from '../messages';

import type { ToastKind } from './toast';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  width: 'min(380px, calc(100vw - 40px))',
  padding: theme.spacing(1, 1, 1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[6],
  pointerEvents: 'auto',
  // An error has a filled background, so that it is noticed at the edge of the view; coloured text would
  // look like a note.
  '&[data-kind="error"]': {
    borderColor: theme.vars.palette.danger.main,
    backgroundColor: theme.vars.palette.danger.main,
    color: theme.vars.palette.danger.contrastText,
    '& button': { color: 'inherit' },
  },
  '& > svg, & > [role="progressbar"]': { flex: 'none', marginBlock: 6 },
  '& > div': { flex: 1, minWidth: 0, paddingBlock: 5 },
}));

const ICONS = {
  blank: null,
  custom: null,
  offer: null,
  success: <CheckIcon color="success" fontSize="small" />,
  undoable: <CheckIcon color="success" fontSize="small" />,
  error: <ErrorIcon fontSize="small" />,
  reminder: <ScheduleIcon color="warning" fontSize="small" />,
  loading: <CircularProgress size={18} aria-hidden="true" />,
};

type ToastCardProps = CustomContentProps & {
  kind: ToastKind;
  onDismiss: () => void;
  ref?: Ref<HTMLDivElement>;
};

/** One toast. A screen reader announces an error immediately and other toasts when it is idle. */
export function ToastCard({ kind, message, onDismiss, style, ref }: ToastCardProps) {
  const messages = useMessages(kitMessages);
  return (
    <Root ref={ref} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'} style={style}>
      {ICONS[kind]}
      <div>{message}</div>
      <IconButton label={messages.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}

import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtime-config';
import { useMessages } from '@/shared/i18n/messages';

import { authMessages } from '../messages';

/** In the padding of the panel: the static form has no such link, and nothing may move when it comes. */
const Below = styled('div')({ height: 0, textAlign: 'center' });

const Way = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.75, 1.5),
  color: theme.vars.palette.primary.main,
}));

/** The way to a new password (extension `mail`), where passwords sign in. */
export function ForgottenLink() {
  const messages = useMessages(authMessages);
  const isOffered = useExtension('mail') && getRuntimeConfig()?.passwordsOff !== true;
  if (!isOffered) return null;
  return (
    <Below>
      <Way to={paths.forgotten}>{messages.forgotten}</Way>
    </Below>
  );
}

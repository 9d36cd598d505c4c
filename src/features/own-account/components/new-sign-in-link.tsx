import GppMaybeIcon from '@mui/icons-material/GppMaybe';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { useListNewDevicesQuery } from '../api/account-api';
import { ownAccountMessages } from '../messages';

const Notice = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  textDecoration: 'none',
  '& svg': { flex: 'none', fontSize: 18 },
  [theme.breakpoints.down('sm')]: { ...theme.typography.caption, lineHeight: 1.2 },
}));

/**
 * A link in the header, which moves nothing: there was a sign-in from a new device, or wrong codes. It leads to the details.
 */
export function NewSignInLink() {
  const messages = useMessages(ownAccountMessages);
  const { data: devices = [] } = useListNewDevicesQuery();
  if (devices.length === 0) return null;
  const hasWrongCodes = devices.some(({ wrongCodes }) => wrongCodes !== undefined);
  const label = hasWrongCodes ? messages.wrongCodes : messages.newSignIn;
  return (
    <Notice to={paths.account} lang={textLanguage(label)}>
      <GppMaybeIcon aria-hidden="true" />
      {label}
    </Notice>
  );
}

import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import { textLanguage } from '@/shared/i18n/text-language';

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(2),
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

const Titles = styled('div')({ flex: '1 1 auto', minWidth: 0 });

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 20 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the arrow leads and what it is called. */
  back?: { to: To; label: string };
  actions?: ReactNode;
};

/** A page's heading, the way back, and what can be done on the page. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <Root>
      {typeof title === 'string' && <title>{`${title} · Newsdesk`}</title>}
      {back && (
        <Back to={back.to} aria-label={back.label} title={back.label}>
          <ArrowBackIcon />
        </Back>
      )}
      <Titles>
        <h1 lang={textLanguage(title)}>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </Titles>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

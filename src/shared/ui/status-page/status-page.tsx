import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1.5),
  minHeight: '60vh',
  padding: theme.spacing(3),
  textAlign: 'center',
  '& h1': { ...theme.typography.h1, fontSize: '1.75rem', margin: 0 },
  '& p': { ...theme.typography.body1, maxWidth: '36em', margin: 0, color: theme.vars.palette.text.secondary },
}));

// Reserves the height, because the details may load after the page.
const Details = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '42em',
  minHeight: '3lh',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));

type StatusPageProps = {
  title: string;
  description?: ReactNode;
  /** Smaller text below the description. */
  details?: ReactNode;
  action?: ReactNode;
};

/** Replaces a page that cannot be shown: 403, 404, an error, or not available yet. */
export function StatusPage({ title, description, details, action }: StatusPageProps) {
  return (
    <Root>
      <title>{`${title} · Newsdesk`}</title>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {details && <Details>{details}</Details>}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

// The measures are those of the static form in public/index.html, which this replaces without a jump.
const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: '100vh',
  padding: 16,
  boxSizing: 'border-box',
  backgroundColor: theme.vars.palette.background.default,
}));

const Panel = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 380,
  padding: 32,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Brand = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 20px',
  color: theme.vars.palette.primary.ink,
  fontWeight: 600,
}));

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }));

/** The panel around the sign-in form. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <title>{`${title} · Newsdesk`}</title>
      <Panel>
        <Brand>
          <img src="/icon.svg" alt="" width={28} height={28} />
          Newsdesk
        </Brand>
        <Title>{title}</Title>
        {children}
      </Panel>
    </Page>
  );
}

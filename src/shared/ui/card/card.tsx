import MuiCard from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import type { ComponentProps, ReactNode } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** A quiet line below the title. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean;
};

/** A container for related content (KIT-02). */
export function Card({ title, subtitle, actions, flush = false, children, ...props }: CardProps) {
  return (
    <MuiCard component="section" variant="outlined" {...props}>
      {(title ?? actions) && (
        <CardHeader
          component="header"
          title={title}
          subheader={subtitle}
          action={actions}
          slotProps={{ title: { component: 'h2', variant: 'h3', lang: textLanguage(title) } }}
        />
      )}
      {flush ? children : <CardContent>{children}</CardContent>}
    </MuiCard>
  );
}

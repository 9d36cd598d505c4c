import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { MissingPart } from '@/shared/ui/on-demand/missing-part';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { QueryState } from '@/shared/ui/query-state/query-state';

import type { DifferenceViewProps } from './difference-view';

const view = onDemand(() => import('./difference-view').then((module) => module.DifferenceView));

/** Preloads the view. */
export const preloadDifferences = view.preload;

/** Shows a difference; the view loads on first use. */
export function ShownDifference(props: DifferenceViewProps) {
  const { part: View, tryAgain } = view.usePartInPlace(true);
  if (View) return <View {...props} />;
  return tryAgain ? <MissingPart tryAgain={tryAgain} /> : <QueryState isLoading />;
}

const Root = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > h3': { ...theme.typography.body2, margin: theme.spacing(0, 0, 0.5), fontWeight: 600 },
}));

type Props = DifferenceViewProps & {
  /** Replaces the name of the field. */
  heading?: ReactNode;
  /** Marks the place of a field for the checks. */
  field?: string;
};

/** The difference in one field: between a form and a proposal, or between two versions (HIS-02). */
export function FieldDifference({ heading, field, ...props }: Props) {
  return (
    <Root aria-label={props.name} data-field={field}>
      {heading || <h3>{props.name}</h3>}
      <ShownDifference {...props} />
    </Root>
  );
}

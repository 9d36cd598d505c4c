import { styled } from '@mui/material/styles';

import { useIsLoading } from '@/shared/api/use-is-loading';
import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { useInView } from '@/shared/ui/in-view/use-in-view';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const figures = onDemand(() => import('./group-figures').then((module) => module.GroupFigures));

// An element without height would never intersect the viewport.
const Place = styled('div')({ minHeight: 1 });

function FiguresInView({ groupId }: { groupId: Id }) {
  const [ref, isSeen] = useInView<HTMLDivElement>(!useIsLoading());
  const GroupFigures = figures.usePart(isSeen);
  // The code may already be loaded by another page; render it only when this section was seen.
  return <Place ref={ref}>{isSeen && GroupFigures && <GroupFigures groupId={groupId} />}</Place>;
}

/** The figures of a group at the end of its overview. They load only when the section comes into view. */
export function FiguresSection({ groupId }: { groupId: Id }) {
  return useExtension('approval-desk') ? <FiguresInView groupId={groupId} /> : null;
}

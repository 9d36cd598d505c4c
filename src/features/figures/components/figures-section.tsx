import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const figures = onDemand(() => import('./group-figures').then((module) => module.GroupFigures));

/** The figures of a group, in a tab of its overview. Their code loads when it is opened. */
export function FiguresSection({ groupId }: { groupId: Id }) {
  const isAnnounced = useExtension('approval-desk');
  const GroupFigures = figures.usePart(isAnnounced);
  return isAnnounced && GroupFigures ? <GroupFigures groupId={groupId} /> : null;
}

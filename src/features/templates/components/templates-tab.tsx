import type { JournalistGroup } from '@/shared/contract';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

const list = onDemand(() => import('./group-templates').then((module) => module.GroupTemplates));

/** The templates of a group, in a tab of its overview. Their code loads when it is opened. */
export function TemplatesTab({ group }: { group: JournalistGroup }) {
  const GroupTemplates = list.usePart(true);
  return GroupTemplates ? <GroupTemplates group={group} /> : null;
}

import { sameId } from '@/shared/lib/same-id';
import type { FilterOption } from '@/shared/ui/filters/filter-menu';

import type { viewMessages } from './messages';
import type { View } from './use-views';

type Words = (typeof viewMessages)['en'];

const noteOf = ({ group, owner, isOwn, isOnDevice }: View, messages: Words, isOnServer: boolean) => {
  if (group) return isOwn ? messages.byMe : messages.by(owner.displayName);
  return isOnDevice && isOnServer ? messages.onDevice : undefined;
};

/** The options of the menu: all news, the person's own views, and those of each group under its name. */
export const optionsOf = (views: readonly View[], messages: Words, isOnServer: boolean): FilterOption[] => {
  const groupIds = new Set(views.flatMap(({ group }) => (group ? [group.id] : [])));
  const optionOf = (view: View): FilterOption => ({
    label: view.name,
    value: String(view.id),
    section: view.group?.name,
    note: noteOf(view, messages, isOnServer),
  });
  return [
    { label: messages.all, value: '' },
    ...[null, ...groupIds].flatMap((id) => views.filter(({ group }) => sameId(group?.id, id)).map(optionOf)),
  ];
};

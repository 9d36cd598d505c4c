import { fieldMessages } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { FormTagsField } from '@/shared/form/form-tags-field';
import { useMessages } from '@/shared/i18n/messages';

import { SuggestedTags } from './suggested-tags';

type Props = {
  /** Undefined for news of several groups: nothing is suggested then. */
  groupId: Id | undefined;
  /** Reports the text in the box that is not a tag yet. */
  onTyping?: (typed: string) => void;
  name?: string;
  label?: string;
  autoFocus?: boolean;
};

/** The tags of an item, with those of the group's news as suggestions. */
export function TagsField({ groupId, name = 'tags', label, ...field }: Props) {
  const canSuggest = useExtension('tag-suggestions');
  const { tags: tagsLabel } = useMessages(fieldMessages);
  return (
    <FormTagsField
      {...field}
      name={name}
      label={label ?? tagsLabel}
      renderBox={
        canSuggest && groupId !== undefined
          ? (box) => <SuggestedTags {...box} groupId={groupId} />
          : undefined
      }
    />
  );
}

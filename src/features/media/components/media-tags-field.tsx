import { foldName, type Id } from '@/shared/contract';
import { FormTagsField } from '@/shared/form/form-tags-field';
import { useMessages } from '@/shared/i18n/messages';
import { SuggestInput } from '@/shared/ui/suggest-input/suggest-input';

import { useListMediaTagsQuery } from '../api/media-api';
import { mediaMessages } from '../messages';

/** The tags of a picture, with those of the library as suggestions. */
export function MediaTagsField({ groupId }: { groupId: Id }) {
  const messages = useMessages(mediaMessages);
  const { data: known } = useListMediaTagsQuery(groupId);
  return (
    <FormTagsField
      name="tags"
      label={messages.tags}
      renderBox={({ tags, ...box }) => {
        const beginning = foldName(box.value.replace(/^\s*[#＃]/u, ''));
        const names = new Set(tags.map(foldName));
        const suggestions = (beginning === '' ? [] : (known ?? []))
          .map(({ name, count }) => ({ text: name, key: foldName(name), note: messages.picturesWith(count) }))
          .filter(({ key }) => key.startsWith(beginning) && !names.has(key));
        return <SuggestInput {...box} suggestions={suggestions} />;
      }}
    />
  );
}

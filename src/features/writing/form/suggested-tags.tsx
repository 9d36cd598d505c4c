import { skipToken } from '@reduxjs/toolkit/query/react';

import { foldName, type Id } from '@/shared/contract';
import type { TagBox } from '@/shared/form/form-tags-field';
import { useMessages } from '@/shared/i18n/messages';
import { useDebouncedValue } from '@/shared/lib/use-debounced-value';
import { SuggestInput } from '@/shared/ui/suggest-input/suggest-input';

import { tagsApi } from '../api/tags-api';
import { newsFormMessages } from '../messages';

type Props = TagBox & { groupId: Id };

/** The tag box with the tags that the group's news have (extension `tag-suggestions`), except those of this item. */
export function SuggestedTags({ groupId, tags, ...box }: Props) {
  const messages = useMessages(newsFormMessages);
  const beginning = foldName(box.value.replace(/^\s*[#＃]/u, ''));
  const search = useDebouncedValue(beginning);
  const isWanted = beginning !== '' && search !== '';
  const { data } = tagsApi.endpoints.suggestTags.useQuery(isWanted ? { groupId, search } : skipToken);
  const names = new Set(tags.map(foldName));
  // Until the answer for what is typed is there, those of the answer before that still match.
  const suggestions = (isWanted ? (data ?? []) : [])
    .map(({ name, count }) => ({ text: name, key: foldName(name), note: messages.tagUses(count) }))
    .filter(({ key }) => key.startsWith(beginning) && !names.has(key));
  return <SuggestInput {...box} suggestions={suggestions} />;
}

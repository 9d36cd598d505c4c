import { styled } from '@mui/material/styles';

import type { Id, MediaPicture } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { ListToolbar } from '@/shared/ui/list-page/list-toolbar';
import { Modal } from '@/shared/ui/modal/modal';

import { mediaMessages } from '../messages';
import { usePickerList } from '../model/use-picker-list';

import { MediaFilters } from './media-filters';
import { MediaList } from './media-list';

// As high with one picture as with many, so that nothing moves while a person searches.
const Parts = styled('div')(({ theme }) => ({
  width: 'min(960px, calc(100vw - 64px))',
  minHeight: 'min(560px, 65vh)',
  paddingTop: theme.spacing(0.5),
  '& ul[aria-label]': { padding: theme.spacing(0, 0.5, 1) },
}));

type Props = { groupId: Id; onChoose: (picture: MediaPicture) => void; onClose: () => void };

/** Asks for a picture of the group's library. */
export function MediaPicker({ groupId, onChoose, onClose }: Props) {
  const messages = useMessages(mediaMessages);
  const { search, filter, searchBox, filters, list } = usePickerList(groupId);
  const active = Object.keys(filter).length;
  return (
    <Modal open onClose={onClose} maxWidth="lg" header={messages.choose}>
      <Parts>
        <ListToolbar
          search={{ ...searchBox, label: messages.search, placeholder: messages.searchHint }}
          filters={<MediaFilters groupId={groupId} active={active} {...filters} />}
        />
        <MediaList
          {...list}
          onOpen={onChoose}
          emptyText={search ? messages.noMatch(search) : active > 0 ? messages.noMatchFilter : messages.none}
        />
      </Parts>
    </Modal>
  );
}

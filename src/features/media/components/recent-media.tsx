import { useNavigate } from 'react-router-dom';

import { isForMembersOnly, MembersOnly } from '@/features/journalists';
import { paths } from '@/shared/config/paths';
import { type Id, MEDIA_PAGE_SIZE } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';

import { useListMediaQuery } from '../api/media-api';
import { mediaMessages } from '../messages';
import { pictureHref } from '../model/open-picture';

import { MediaList } from './media-list';

const SHOWN = 12;

/** The newest pictures of a group, for its overview. They share a cache entry with page 1 of the library. */
export function RecentMedia({ groupId }: { groupId: Id }) {
  const messages = useMessages(mediaMessages);
  const navigate = useNavigate();
  const { data, refetch, ...query } = useListMediaQuery({ groupId, page: 1, limit: MEDIA_PAGE_SIZE });
  return (
    <Card
      flush
      title={messages.newest}
      actions={
        <Button size="sm" variant="outlined" to={paths.media.href(groupId)}>
          {messages.allPictures}
        </Button>
      }
    >
      {isForMembersOnly(query.error) ? (
        <MembersOnly error={query.error} />
      ) : (
        <MediaList
          {...query}
          rows={data?.data.slice(0, SHOWN)}
          onRetry={() => void refetch()}
          emptyText={messages.none}
          onOpen={({ id }) => void navigate(pictureHref(groupId, id))}
        />
      )}
    </Card>
  );
}

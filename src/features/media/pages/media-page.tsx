import { useMemo } from 'react';

import { isForMembersOnly, MembersOnly, ownLevel, useGetGroupQuery } from '@/features/journalists';
import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { type Id, mayAtLevel, MEDIA_PAGE_SIZE } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useUrlFilter } from '@/shared/lib/url-filter';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useList } from '@/shared/lib/use-list';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { MoreActions } from '@/shared/ui/page-header/more-actions';

import { mediaApi, usePrefetchMedia } from '../api/media-api';
import { MediaFilters } from '../components/media-filters';
import { MediaList } from '../components/media-list';
import { UploadButton } from '../components/upload-button';
import { UploadZone } from '../components/upload-zone';
import { mediaMessages } from '../messages';
import { mediaFilterOf, type MediaParameter } from '../model/media-filter';
import { useOpenPicture } from '../model/open-picture';
import { useMediaUploads } from '../model/use-media-uploads';

const details = onDemand(() => import('../components/picture-dialog').then((module) => module.PictureDialog));

function Library({ groupId }: { groupId: Id }) {
  const messages = useMessages(mediaMessages);
  const { data: group, error: groupError } = useGetGroupQuery(groupId);
  const { valueOf, change } = useUrlFilter<MediaParameter>(['page']);
  const filter = useMemo(() => mediaFilterOf(valueOf), [valueOf]);
  const { search, searchBox, table } = useList({
    endpoint: mediaApi.endpoints.listMedia,
    prefetch: usePrefetchMedia('listMedia'),
    toArguments: ({ search: text, page }) => ({
      groupId,
      ...filter,
      ...(text && { search: text }),
      page,
      limit: MEDIA_PAGE_SIZE,
    }),
  });
  const { openId, open, close } = useOpenPicture();
  const Details = details.usePart(openId !== null);
  const { progress, add } = useMediaUploads(groupId, ([first, ...others]) => {
    if (first && others.length === 0) open(first.id);
  });
  const upload = (files: File[]) => void add(files);

  if (isNotFound(groupError) || isNotFound(table.error)) return <NotFound />;
  const header = { title: messages.title, names: { groupId: group?.name } };
  if (isForMembersOnly(table.error))
    return (
      // With a key, so that the notice takes the list's place instead of moving up from it.
      <ListPage key="closed" {...header}>
        <MembersOnly error={table.error} />
      </ListPage>
    );
  const active = Object.keys(filter).length;
  const mayUpload = mayAtLevel(ownLevel(group), 'read');
  const list = (
    <MediaList
      {...table}
      onOpen={({ id }) => open(id)}
      emptyText={search ? messages.noMatch(search) : active > 0 ? messages.noMatchFilter : messages.none}
    />
  );
  return (
    <>
      <ListPage
        {...header}
        subtitle={<span role="status">{progress ?? messages.about}</span>}
        actions={
          <>
            <MoreActions actions={[{ label: messages.deletedTitle, to: paths.deletedMedia.href(groupId) }]} />
            {mayUpload && <UploadButton isUploading={progress !== null} onFiles={upload} />}
          </>
        }
        search={{ ...searchBox, label: messages.search, placeholder: messages.searchHint }}
        filters={<MediaFilters groupId={groupId} active={active} valueOf={valueOf} onChange={change} />}
      >
        {mayUpload ? <UploadZone onFiles={upload}>{list}</UploadZone> : list}
      </ListPage>
      {Details && <Details groupId={groupId} pictureId={openId} onClose={close} />}
    </>
  );
}

/** The pictures of a group, with what people wrote about them and where they are used (MED-01). */
export function MediaPage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <Library key={groupId} groupId={groupId} />;
}

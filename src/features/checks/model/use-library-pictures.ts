import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';

import { useListMediaAtQuery } from '@/features/media';
import type { NewsVersion } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { type Id, MAX_MEDIA_ADDRESSES } from '@/shared/contract';
import type { StagingRules } from '@/shared/editor/links';

import type { LibraryPicture } from '../rules/finding';

import { ownPictures } from './own-pictures';

const pathOf = (address: string) =>
  URL.canParse(address, location.href) ? new URL(address, location.href).pathname : address;

/**
 * What the media library of the group knows about the pictures of an item. A cover is the picture from which it was cut, so a
 * picture that is not in the text is that of the covers.
 */
export const useLibraryPictures = (
  groupId: Id,
  { html, cover, square }: Pick<NewsVersion, 'html' | 'cover' | 'square'>,
  rules: StagingRules | null,
): LibraryPicture[] => {
  const hasLibrary = useExtension('media');
  const pictures = useMemo(
    () => (rules ? ownPictures({ html, cover, square }, rules) : new Map<string, never>()),
    [html, cover, square, rules],
  );
  const addresses = useMemo(() => [...pictures.keys()].slice(0, MAX_MEDIA_ADDRESSES), [pictures]);
  const { data } = useListMediaAtQuery(
    hasLibrary && addresses.length > 0 ? { groupId, addresses } : skipToken,
  );
  return useMemo(() => {
    const places = new Map([...pictures].map(([address, place]) => [pathOf(address), place]));
    return (data ?? []).map(({ url, credit, rightsUntil }) => ({
      place: places.get(pathOf(url)) ?? { field: 'cover' },
      credit,
      rightsUntil,
    }));
  }, [data, pictures]);
};

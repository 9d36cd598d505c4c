import { useExtension } from '@/shared/config/extensions';
import { PostStatus, type NewsSummary } from '@/shared/contract';

/**
 * What a save means for readers: nothing, that they see the changes at once, that they go on seeing the approved text, or
 * that the item leaves the website.
 */
export type SaveMeaning = 'saves' | 'publishes' | 'waits' | 'unpublishes';

/**
 * What a save of an item means. Changes by a level that may not approve wait beside the published copy; a backend without
 * one takes the item off the website.
 * @param decides whether the person may approve what they write
 */
export const saveMeaning = (
  { status, published }: Pick<NewsSummary, 'status' | 'published'>,
  decides: boolean,
): SaveMeaning => {
  if (status !== PostStatus.Published) return 'saves';
  if (published === undefined) return decides ? 'saves' : 'unpublishes';
  return decides ? 'publishes' : 'waits';
};

/** Returns what a save of an item means; with four eyes, somebody else decides on what a person wrote. */
export const useSaveMeaning = () => {
  const hasFourEyes = useExtension('four-eyes');
  return (news: Parameters<typeof saveMeaning>[0], mayApprove: boolean): SaveMeaning =>
    saveMeaning(news, mayApprove && !(hasFourEyes && news.published !== undefined));
};

/** Whether the level of the editor tells if a save takes the item off the website. Where it does not, the server decides by itself. */
export const isTakenOffByLevel = ({ status, published }: Parameters<typeof saveMeaning>[0]): boolean =>
  status === PostStatus.Published && published === undefined;

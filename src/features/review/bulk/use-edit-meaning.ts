import { type SaveMeaning, useSaveMeaning } from '@/features/news';
import { type JournalistLevel, mayAtLevel, type NewsSummary } from '@/shared/contract';

/**
 * Returns what a change means for the readers of an item that the person has not opened; null if the item has to be opened for
 * it: the save would remove the comment of its return, or take it off the website. Changes of others that wait are not published
 * unread: this one waits with them.
 */
export const useEditMeaning = () => {
  const meaningOf = useSaveMeaning();
  return (news: NewsSummary, level: JournalistLevel | null): SaveMeaning | null => {
    if (level === null || news.returned) return null;
    const meaning = meaningOf(news, mayAtLevel(level, 'approve'));
    if (meaning === 'unpublishes') return null;
    return meaning === 'publishes' && news.waitingSince ? 'waits' : meaning;
  };
};

import type { Id, IsoDate, Profile } from './entities';

/** The passage that a comment is about, as plain text, and what was before and after it. */
export type CommentAnchor = { quote: string; before: string; after: string };

/** What a person wrote in the conversation on an item (extension `comments`). */
export type NewsComment = { id: Id; author: Profile; text: string; createdAt: IsoDate };

/** A first comment with its replies, oldest first. */
export type CommentThread = NewsComment & {
  /** The comment is about the whole item if it is null. */
  anchor: CommentAnchor | null;
  /** Whether it is the reason why the item was returned or withdrawn. */
  isReturn: boolean;
  resolved: { at: IsoDate; by: string } | null;
  replies: NewsComment[];
};

/** With `threadId` it is a reply, which has no passage of its own. */
export type CommentRequest = { text: string; threadId?: Id; anchor?: CommentAnchor | null };

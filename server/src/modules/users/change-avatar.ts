import { eq } from 'drizzle-orm';

import type { Id, User } from '@contract';

import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import { imageKeys, imageUrl, type NewImage, recordImages } from '../images/image-store';
import { isUsedByNews } from '../images/image-uses';

/** The change of a picture: a new one, none, or no change. */
export type AvatarChange = NewImage | 'none' | 'stays';

/**
 * Records the change of a person's picture, and marks the old one as unused unless some news shows it. Resolves to the new
 * address; the caller writes it into the person's row.
 */
export const changeAvatar = async (
  tx: Database,
  by: { userId: Id; at: Date },
  { avatarUrl }: User,
  avatar: AvatarChange,
): Promise<string | null> => {
  if (avatar === 'stays') return avatarUrl;
  const [old] = imageKeys([avatarUrl]);
  if (old && !(await isUsedByNews(tx, old))) {
    await tx.update(files).set({ unusedSince: by.at }).where(eq(files.key, old));
  }
  if (avatar === 'none') return null;
  await recordImages(tx, [avatar], { groupId: null, uploadedBy: by.userId, createdAt: by.at });
  await tx.update(files).set({ unusedSince: null }).where(eq(files.key, avatar.key));
  return imageUrl(avatar.key);
};

import { useState } from 'react';

import { errorMessage, isApiError } from '@/shared/api/api-error';
import { COVER_MAX_BYTES, type Id, type MediaPicture, PICTURE_TYPES } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { acceptedNames, checkImage, fileSize } from '@/shared/ui/image-uploader/check-image';
import { kitMessages } from '@/shared/ui/messages';
import { toast } from '@/shared/ui/toast/toast';

import { useUploadMediaMutation } from '../api/media-api';
import { mediaMessages } from '../messages';

/** Uploads pictures into a library, one after another, because a server allows few uploads per person at a time. */
export const useMediaUploads = (groupId: Id, onUploaded: (pictures: MediaPicture[]) => void) => {
  const messages = useMessages(mediaMessages);
  const kit = useMessages(kitMessages);
  const [upload] = useUploadMediaMutation();
  const [progress, setProgress] = useState<string | null>(null);

  const faultOf = (file: File): string | null => {
    const fault = checkImage(file, PICTURE_TYPES, COVER_MAX_BYTES);
    if (fault === 'type') return kit.imageType(file.name, acceptedNames(PICTURE_TYPES));
    return fault && kit.imageSize(fileSize(file.size), fileSize(COVER_MAX_BYTES));
  };
  const add = async (files: readonly File[]) => {
    if (progress !== null) return;
    const uploaded: MediaPicture[] = [];
    for (const [index, image] of files.entries()) {
      const fault = faultOf(image);
      if (fault) {
        toast.error(fault);
        continue;
      }
      setProgress(messages.uploading(image.name, index + 1, files.length));
      try {
        uploaded.push(await upload({ groupId, image }).unwrap());
      } catch (error) {
        if (!isApiError(error)) throw error;
        toast.error(messages.notUploaded(image.name, errorMessage(error)));
      }
    }
    setProgress(null);
    if (uploaded.length === 0) return;
    toast.success(messages.uploaded(uploaded.length));
    onUploaded(uploaded);
  };
  return { progress, add };
};

import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id, MediaPictureWithUses, MediaUse } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { formatDate } from '@/shared/text/format-date';
import { Badge } from '@/shared/ui/badge/badge';
import { Facts } from '@/shared/ui/facts/facts';
import { fileSize } from '@/shared/ui/image-uploader/check-image';

import { type MediaMessages, mediaMessages } from '../messages';
import { haveRightsEnded } from '../model/rights';

const Uses = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.h3, margin: theme.spacing(0, 0, 0.75) },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul + p': { marginTop: theme.spacing(0.75) },
  '& ul': { display: 'grid', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0.25, 1) },
  '& a': { overflowWrap: 'anywhere' },
}));

function UseBadges({ inWorkingCopy, inPublishedCopy }: MediaUse) {
  const messages = useMessages(mediaMessages);
  return (
    <>
      {inPublishedCopy && <Badge color="success">{messages.readersSee}</Badge>}
      {inWorkingCopy && <Badge color="primary">{messages.workingCopy}</Badge>}
      {!inPublishedCopy && !inWorkingCopy && <Badge>{messages.olderVersion}</Badge>}
    </>
  );
}

/** What the list of uses leaves out, null if nothing. Such a use also keeps the picture from being deleted. */
const unlisted = ({ uses, usedIn }: MediaPictureWithUses, messages: MediaMessages): string | null => {
  const more = uses - usedIn.length;
  if (usedIn.length > 0) return more > 0 ? messages.usedMore(more) : null;
  return more > 0 ? messages.usedUnlisted(more) : messages.usedNowhere;
};

type Props = { groupId: Id; picture: MediaPictureWithUses };

/** What is known of a picture without its texts: its size, its upload, and the items that show it. */
export function PictureFacts({ groupId, picture }: Props) {
  const messages = useMessages(mediaMessages);
  const { width, height, bytes, uploadedAt, uploadedBy, usedIn } = picture;
  const rest = unlisted(picture, messages);
  const pixels = width && height ? `${width} × ${height} · ` : '';
  return (
    <>
      <Facts>
        <div>
          <dt>{messages.size}</dt>
          <dd>{pixels + fileSize(bytes)}</dd>
        </div>
        <div>
          <dt>{messages.uploadedWhen}</dt>
          <dd>{[formatDate(uploadedAt), uploadedBy.displayName].filter(Boolean).join(' · ')}</dd>
        </div>
      </Facts>
      {haveRightsEnded(picture) && (
        <div>
          <Badge color="danger">{messages.rightsEnded}</Badge>
        </div>
      )}
      <Uses>
        <h3>{messages.usedIn}</h3>
        {usedIn.length > 0 && (
          <ul>
            {usedIn.map((use) => (
              <li key={use.newsId}>
                <Link to={paths.newsReview.href(groupId, use.newsId)} lang={textLanguage(use.title)}>
                  {use.title}
                </Link>
                <UseBadges {...use} />
              </li>
            ))}
          </ul>
        )}
        {rest && <p>{rest}</p>}
      </Uses>
    </>
  );
}

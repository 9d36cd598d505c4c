import { styled } from '@mui/material/styles';

import type { NewsKey } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';

import { versionMessages } from '../messages';
import { APPROVED } from '../model/use-compared';

const Below = styled(Card)(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** The links to an item's versions, and to the changes since readers saw it (HIS-02). */
export function VersionLinks({ groupId, newsId }: NewsKey) {
  const messages = useMessages(versionMessages);
  if (!useExtension('versions')) return null;
  const versions = paths.newsVersions.href(groupId, newsId);
  return (
    <Below
      flush
      title={messages.title}
      actions={
        <>
          <Button variant="flat" size="sm" to={`${versions}?before=${APPROVED}`}>
            {messages.sinceApproval}
          </Button>
          <Button variant="outlined" size="sm" to={versions}>
            {messages.all}
          </Button>
        </>
      }
    />
  );
}

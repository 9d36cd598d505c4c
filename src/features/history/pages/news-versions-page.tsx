import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isForMembersOnly, MembersOnly, ownLevel, useGetGroupQuery } from '@/features/journalists';
import { type NewsKey, useGetNewsQuery, useNewsNames, useSaveMeaning } from '@/features/news';
import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { mayAtLevel, VERSIONS_PAGE_SIZE } from '@/shared/contract';
import { preloadDifferences } from '@/shared/diff/field-difference';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { useList } from '@/shared/lib/use-list';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { usePrefetchVersions, versionsApi } from '../api/versions-api';
import { Comparison } from '../components/comparison';
import { RestoreDialog } from '../components/restore-dialog';
import { useVersionColumns } from '../components/version-columns';
import { versionMessages } from '../messages';
import { useCompared } from '../model/use-compared';
import { VERSION_PARAMETER } from '../model/use-opened-version';

// Load the view together with the page, not after it.
void preloadDifferences();

function NewsVersions({ groupId, newsId }: NewsKey) {
  const messages = useMessages(versionMessages);
  const navigate = useNavigate();
  const { data: group } = useGetGroupQuery(groupId);
  const { data: news } = useGetNewsQuery({ groupId, newsId });
  const names = useNewsNames();
  const { table } = useList({
    endpoint: versionsApi.endpoints.listNewsVersions,
    prefetch: usePrefetchVersions('listNewsVersions'),
    toArguments: ({ page }) => ({ groupId, newsId, page, limit: VERSIONS_PAGE_SIZE }),
  });
  const { before, after, choose, isNeverApproved } = useCompared({ groupId, newsId }, table.rows);
  const columns = useVersionColumns({ rows: table.rows, compared: { before, after }, choose });
  const [restoring, setRestoring] = useState<number | null>(null);
  const mayRestore = mayAtLevel(ownLevel(group), 'manageNews');
  const meaningOf = useSaveMeaning();
  const newest = table.pagination.page === 1 ? table.rows?.[0]?.number : undefined;

  const hint = isNeverApproved
    ? messages.neverApproved
    : table.rows?.length === 1 && before === undefined && messages.single;

  if (isNotFound(table.error)) return <NotFound />;
  const closed = isForMembersOnly(table.error) ? table.error : null;

  return (
    <>
      <ListPage
        title={messages.title}
        subtitle={messages.whyKept}
        names={{ groupId: group?.name, newsId: news?.title || undefined }}
      >
        {closed ? (
          <MembersOnly error={closed} />
        ) : (
          <DataTable
            {...table}
            label={messages.title}
            columns={columns}
            getRowId={({ id }) => id}
            getRowName={({ number }) => messages.numbered(number)}
            rowActions={({ number }) => ({
              custom:
                number === newest
                  ? []
                  : [
                      {
                        key: 'open',
                        label: messages.open,
                        onSelect: () =>
                          void navigate(
                            `${paths.newsEdit.href(groupId, newsId)}?${VERSION_PARAMETER}=${number}`,
                          ),
                      },
                      ...(mayRestore
                        ? [
                            {
                              key: 'restore',
                              label: messages.bringBack,
                              onSelect: () => setRestoring(number),
                            },
                          ]
                        : []),
                    ],
            })}
            emptyText={messages.none}
          />
        )}
      </ListPage>
      {hint && (
        <Alert severity="info" sx={{ marginTop: 2 }}>
          {hint}
        </Alert>
      )}
      {before !== undefined && after !== undefined && names && (
        <Comparison groupId={groupId} newsId={newsId} before={before} after={after} names={names} />
      )}
      <RestoreDialog
        newsKey={{ groupId, newsId }}
        number={restoring}
        news={news}
        meaningOf={(item) => meaningOf(item, mayRestore)}
        onClose={() => setRestoring(null)}
      />
    </>
  );
}

/** All versions of an item: compare any two, and bring one back (HIS-02, HIS-03). */
export function NewsVersionsPage() {
  const groupId = useIdParam('groupId');
  const newsId = useIdParam('newsId');
  if (groupId === null || newsId === null) return <NotFound />;
  return <NewsVersions key={newsId} groupId={groupId} newsId={newsId} />;
}

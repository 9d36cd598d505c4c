import { skipToken } from '@reduxjs/toolkit/query';

import type { NewsKey } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { VersionSummary } from '@/shared/contract';

import { useListNewsVersionsQuery } from '../api/versions-api';

/** Who saved an item last; null if that is unknown, and undefined while it is asked or not `wanted`. */
export const useLastSaver = (key: NewsKey, wanted: boolean): VersionSummary['savedBy'] | undefined => {
  const hasVersions = useExtension('versions');
  const { currentData, isFetching } = useListNewsVersionsQuery(
    hasVersions && wanted ? { ...key, page: 1, limit: 1 } : skipToken,
  );
  if (!wanted || (isFetching && !currentData)) return undefined;
  return currentData?.data[0]?.savedBy ?? null;
};

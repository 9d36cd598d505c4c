import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';

import type { NewsKey } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { NewsContent } from '@/shared/contract';

import { useGetNewsVersionQuery } from '../api/versions-api';

/** The query parameter of the form with the version to bring back. */
export const VERSION_PARAMETER = 'version';

/** A version of an item to bring back. */
export type OpenedVersion = { number: number; content: NewsContent };

/** The version named in the address of the form; undefined if there is none or it does not exist. */
export const useOpenedVersion = (key: NewsKey): { version?: OpenedVersion; isLoading: boolean } => {
  const number = Number(useSearchParams()[0].get(VERSION_PARAMETER));
  const isAsked = useExtension('versions') && Number.isSafeInteger(number) && number > 0;
  const { data: content, isLoading } = useGetNewsVersionQuery(isAsked ? { ...key, number } : skipToken);
  return { version: content && { number, content }, isLoading };
};

import path from 'node:path';

import type { Config } from '../settings/config';

import { createFolderStorage } from './folder-storage';
import { createS3Storage } from './s3-storage';
import type { Storage } from './storage';

/** The configured store: an S3-compatible one, or the data folder's `files`. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? createS3Storage(s3) : createFolderStorage(path.join(dataDir, 'files'));

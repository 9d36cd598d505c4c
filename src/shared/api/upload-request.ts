import { multipartBody } from './multipart-body';
import { uploadFetch, type OnProgress } from './upload-fetch';

/** The time limit of an upload in milliseconds: `docs/decisions/upload-time-limit.md`. */
export const UPLOAD = { timeoutMs: 120_000 };

type UploadRequest = { url: string; form: FormData; headers?: Record<string, string> };

/** The request that sends a form with files and reports its progress. */
export const upload = ({ form, ...request }: UploadRequest, onProgress: OnProgress = () => {}) => ({
  ...request,
  method: 'POST',
  body: multipartBody(form),
  fetchFn: uploadFetch(onProgress),
});

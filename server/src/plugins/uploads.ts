import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import { callerOf } from '../http/access';
import { ApiError } from '../http/api-error';
import type { App } from '../http/app-instance';
import { commonMessages } from '../http/messages';
import { MAX_IMAGE_BYTES } from '../modules/images/limits';

/** One megabyte of text in any language takes at most this many bytes. */
const MAX_FIELD_BYTES = 4 * 1024 * 1024;
const MAX_FIELDS = 40;
const MAX_FILES = 2;

/** For a route's `config`: decoding images is the dearest thing this server does, so a person may ask for so many. */
export const UPLOAD_RATE = { rateLimit: { max: 120, timeWindow: 60_000 } };

/** `isCut`: the file was longer than allowed and only its beginning was kept. */
type UploadedFile = { bytes: Buffer; isCut: boolean };

export type UploadedForm = {
  fields: Record<string, string>;
  /** The names of text parts that were longer than any field may be. */
  cutFields: string[];
  files: Record<string, UploadedFile>;
};

export const registerUploads = async (app: App): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => String(callerOf(request).id),
    errorResponseBuilder: () =>
      new ApiError(ErrorCode.TryAgainLater, commonMessages.tooManyUploads, { httpStatus: 429 }),
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_IMAGE_BYTES,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      fields: MAX_FIELDS,
      files: MAX_FILES,
      parts: MAX_FIELDS + MAX_FILES,
      headerPairs: 20,
    },
  });
};

const readParts = async (request: FastifyRequest): Promise<UploadedForm> => {
  const form: UploadedForm = { fields: {}, cutFields: [], files: {} };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (bytes.length > 0) form.files[part.fieldname] = { bytes, isCut: part.file.truncated };
    } else {
      if (part.valueTruncated) form.cutFields.push(part.fieldname);
      form.fields[part.fieldname] = String(part.value);
    }
  }
  return form;
};

/** A form of which nothing has arrived, or could be read on, for so long is given up. */
const STALL_MS = 15_000;

/** Rejects once nothing more of the request is read: its sender has stopped, or its parts cannot be told apart. */
const watchForStall = ({ raw }: FastifyRequest, stallMs: number) => {
  let stop = () => {};
  const stalled = new Promise<never>((_resolve, reject) => {
    let read = -1;
    const timer = setInterval(() => {
      if (raw.socket.bytesRead === read) {
        reject(new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 408 }));
      }
      read = raw.socket.bytesRead;
    }, stallMs);
    stop = () => clearInterval(timer);
  });
  return { stalled, stop };
};

/**
 * Reads a multipart form to its end, whatever is wrong with it: a browser that is cut off while it still sends
 * never shows the answer. An empty file part (no file chosen) counts as none.
 */
export const readForm = async (request: FastifyRequest, stallMs = STALL_MS): Promise<UploadedForm> => {
  if (!request.isMultipart()) {
    throw new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 415 });
  }
  const { stalled, stop } = watchForStall(request, stallMs);
  try {
    return await Promise.race([readParts(request), stalled]);
  } catch (error) {
    // The parser's own errors say what is wrong with the body; those with a status are known already.
    if (error instanceof ApiError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 400 });
  } finally {
    stop();
  }
};

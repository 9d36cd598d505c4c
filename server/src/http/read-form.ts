import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import { ApiError, invalidInput } from './api-error';
import type { Localized } from './localized';
import { commonMessages } from './messages';
import { decodeText } from './plain-text';
import type { FormSchema } from './route-config';

const MAX_FORM_MEGABYTES = 25;
/** The whole form: two covers, what they are cut from, and the longest text. */
export const MAX_FORM_BYTES = MAX_FORM_MEGABYTES * 1024 * 1024;
const MAX_IMAGE_MEGABYTES = 10;
/** A file of a form: all of them are pictures. */
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** A character takes at most as many bytes. */
const BYTES_A_CHARACTER = 4;

export type UploadedForm = {
  fields: Record<string, string>;
  /** Files by the name of their part; an empty one (no file chosen) counts as none. */
  files: Record<string, Buffer>;
};

type PartLimit = { isFile: boolean; maxBytes: number; maxCharacters?: number; tooLarge: Localized };

const limitOf = (form: FormSchema, name: string): PartLimit | undefined => {
  if (!Object.hasOwn(form.properties, name)) return undefined;
  const { format, maxLength = 0 }: { format?: string; maxLength?: number } = form.properties[name] ?? {};
  return format === 'binary'
    ? { isFile: true, maxBytes: MAX_IMAGE_BYTES, tooLarge: commonMessages.imageTooLarge(MAX_IMAGE_MEGABYTES) }
    : {
        isFile: false,
        maxBytes: maxLength * BYTES_A_CHARACTER,
        maxCharacters: maxLength,
        tooLarge: commonMessages.tooLong(maxLength),
      };
};

const formTooLarge = () =>
  new ApiError(ErrorCode.InvalidInput, commonMessages.formTooLarge(MAX_FORM_MEGABYTES), { httpStatus: 413 });

/** How many characters begin in a piece of UTF-8: every byte counts but those that continue a character (10xxxxxx). */
const charactersIn = (chunk: Buffer): number => {
  let count = 0;
  for (const byte of chunk) if ((byte & 0b1100_0000) !== 0b1000_0000) count += 1;
  return count;
};

/** The part's bytes. Reading stops where they are more than the part may have, whatever is still to come. */
const bytesOf = async (
  { file, fieldname }: MultipartFile,
  { maxBytes, maxCharacters, tooLarge }: PartLimit,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  let characters = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (maxCharacters !== undefined) characters += charactersIn(chunk);
    if (length > maxBytes || characters > (maxCharacters ?? Infinity))
      throw invalidInput({ [fieldname]: tooLarge });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

const readParts = async (request: FastifyRequest, schema: FormSchema): Promise<UploadedForm> => {
  const form: UploadedForm = { fields: {}, files: {} };
  const seen = new Set<string>();
  // Every part is read as a file is, chunk by chunk: a text would be kept whole before its name could be judged.
  for await (const part of request.parts({ isPartAFile: () => true })) {
    if (part.type !== 'file') continue;
    const name = String(part.fieldname).slice(0, 100);
    const limit = limitOf(schema, name);
    if (!limit) throw invalidInput({ [name]: commonMessages.unknownPart });
    if (seen.has(name)) throw invalidInput({ [name]: commonMessages.sentTwice });
    seen.add(name);
    const bytes = await bytesOf(part, limit);
    if (limit.isFile) {
      if (bytes.length > 0) form.files[name] = bytes;
    } else {
      const text = decodeText(bytes);
      if (text === undefined) throw invalidInput({ [name]: commonMessages.notPlainText });
      form.fields[name] = text;
    }
  }
  return form;
};

/** A form of which nothing has arrived, or could be read on, for so long is given up. */
const STALL_MS = 15_000;

/** Rejects once the form is over its limit, or nothing more of it is read: its sender has stopped, or it cannot be parsed. */
const watch = ({ raw }: FastifyRequest, stallMs: number) => {
  let stop = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    let arrived = 0;
    const count = (chunk: Buffer) => {
      arrived += chunk.length;
      if (arrived > MAX_FORM_BYTES) reject(formTooLarge());
    };
    let read = -1;
    const timer = setInterval(() => {
      if (raw.socket.bytesRead === read) {
        reject(new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 408 }));
      }
      read = raw.socket.bytesRead;
    }, stallMs);
    raw.on('data', count);
    stop = () => {
      clearInterval(timer);
      raw.off('data', count);
    };
  });
  return { failed, stop };
};

/**
 * Lets the rest of a refused form pass by, up to the limit once more, and keeps none of it: a browser that is cut off while
 * it still sends never shows the answer.
 */
const discardRest = ({ raw }: FastifyRequest): void => {
  let left = MAX_FORM_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
};

/** Reads the multipart form of a route, whose `config.form` says which parts it has and how long they may be. */
export const readForm = async (request: FastifyRequest, stallMs = STALL_MS): Promise<UploadedForm> => {
  const { form } = request.routeOptions.config;
  if (!form) throw new Error('A route that reads a form does not say which parts it has.');
  if (!request.isMultipart()) {
    throw new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 415 });
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) {
    discardRest(request);
    throw formTooLarge();
  }
  const { failed, stop } = watch(request, stallMs);
  try {
    return await Promise.race([readParts(request, form), failed]);
  } catch (error) {
    discardRest(request);
    // The parser's own errors say what is wrong with the body; those with a status are known already.
    if (error instanceof ApiError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 400 });
  } finally {
    stop();
  }
};

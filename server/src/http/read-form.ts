import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { ErrorCode } from '@contract';

import { ApiError, invalidInput } from './api-error';
import type { Localized } from './localized';
import { commonMessages } from './messages';
import { decodeText } from './plain-text';
import type { FormSchema } from './route-config';

const MAX_FORM_MEGABYTES = 25;
/** The limit of the whole form: two covers, the picture they are cut from, and the longest text. */
export const MAX_FORM_BYTES = MAX_FORM_MEGABYTES * 1024 * 1024;
const MAX_IMAGE_MEGABYTES = 10;
/** The limit of a file; all files are pictures. */
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** The maximum number of bytes of a character. */
const BYTES_A_CHARACTER = 4;

export type UploadedForm = {
  fields: Record<string, string>;
  /** Files by the name of their part, without empty ones (no file chosen). */
  files: Record<string, Buffer>;
};

type PartLimit = { isFile: boolean; maxBytes: number; maxCharacters: number; tooLarge: Localized };

const limitOf = (form: FormSchema, name: string): PartLimit | undefined => {
  if (!Object.hasOwn(form.properties, name)) return undefined;
  const { format, maxLength = 0 }: { format?: string; maxLength?: number } = form.properties[name] ?? {};
  return format === 'binary'
    ? {
        isFile: true,
        maxBytes: MAX_IMAGE_BYTES,
        maxCharacters: Infinity,
        tooLarge: commonMessages.imageTooLarge(MAX_IMAGE_MEGABYTES),
      }
    : {
        isFile: false,
        maxBytes: maxLength * BYTES_A_CHARACTER,
        maxCharacters: maxLength,
        tooLarge: commonMessages.tooLong(maxLength),
      };
};

const formTooLarge = () =>
  new ApiError(ErrorCode.InvalidInput, commonMessages.formTooLarge(MAX_FORM_MEGABYTES), { httpStatus: 413 });

/** The byte continues a character of UTF-8. */
const continuesCharacter = (byte = 0): boolean => (byte & 0xc0) === 0x80;

const charactersIn = (chunk: Buffer): number => {
  let count = 0;
  for (let index = 0; index < chunk.length; index += 1) if (!continuesCharacter(chunk[index])) count += 1;
  return count;
};

const withoutLastCharacter = (bytes: Buffer): Buffer => {
  let end = bytes.length - 1;
  while (end > 0 && continuesCharacter(bytes[end])) end -= 1;
  return bytes.subarray(0, end);
};

/** Keeps a text that arrives in chunks, and of one with too many characters so much that it is still too long. */
const createKeeper = (maxCharacters: number) => {
  const kept: Buffer[] = [];
  let uncounted: Buffer[] = [];
  let bytes = 0;
  // A chunk may end within a character, which is then left out.
  let left = maxCharacters + 1;
  return {
    add: (chunk: Buffer): void => {
      if (left < 0) return;
      kept.push(chunk);
      uncounted.push(chunk);
      bytes += chunk.length;
      // A character has at least one byte.
      if (bytes <= maxCharacters) return;
      for (const one of uncounted) left -= charactersIn(one);
      uncounted = [];
    },
    all: (): Buffer => (left < 0 ? withoutLastCharacter(Buffer.concat(kept)) : Buffer.concat(kept)),
  };
};

/**
 * The part's bytes; reading stops when they exceed the part's limit. A text with too many characters is kept only in part: enough
 * to refuse it together with the form's other errors, without the memory for all of it.
 */
const bytesOf = async ({ file, fieldname }: MultipartFile, limit: PartLimit): Promise<Buffer> => {
  const keeper = createKeeper(limit.maxCharacters);
  let length = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit.maxBytes) throw invalidInput({ [fieldname]: limit.tooLarge });
    keeper.add(chunk);
  }
  return keeper.all();
};

const readParts = async (request: FastifyRequest, schema: FormSchema): Promise<UploadedForm> => {
  const form: UploadedForm = { fields: {}, files: {} };
  const seen = new Set<string>();
  // Every part is read like a file, chunk by chunk: otherwise a text would be buffered completely before its name is checked.
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

/** A form is abandoned if nothing of it arrives or can be read for this long. */
const STALL_MS = 15_000;

/** Rejects when the form exceeds its limit, or when reading stalls because its sender has stopped or it cannot be parsed. */
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

/** The parser's own errors mean a malformed body; errors with a status are handled elsewhere. */
const explained = (error: unknown): unknown =>
  error instanceof ApiError || (error instanceof Error && 'statusCode' in error)
    ? error
    : new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 400 });

/** Stops reading a form that is refused. What is left of it is discarded after the response (plugins/unread-bodies.ts). */
const stopReading = ({ raw }: FastifyRequest): void => {
  raw.unpipe();
  raw.pause();
};

/**
 * Reads the multipart form of a route; `config.form` defines its parts and their limits. That takes up to minutes, so its sender is
 * then judged by the rights of now.
 */
export const readForm = async (request: FastifyRequest, stallMs = STALL_MS): Promise<UploadedForm> => {
  const { form } = request.routeOptions.config;
  if (!form) throw new Error('A route that reads a form does not say which parts it has.');
  if (!request.isMultipart()) {
    throw new ApiError(ErrorCode.InvalidInput, commonMessages.malformedBody, { httpStatus: 415 });
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) {
    stopReading(request);
    throw formTooLarge();
  }
  const { failed, stop } = watch(request, stallMs);
  try {
    const read = await Promise.race([readParts(request, form), failed]);
    await request.server.judgeAgain?.(request);
    return read;
  } catch (error) {
    stopReading(request);
    throw explained(error);
  } finally {
    stop();
  }
};

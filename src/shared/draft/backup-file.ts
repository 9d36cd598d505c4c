import { isRecord } from '@/shared/contract';

/** A file inside a backup file: its name, media type and content in base64. */
export type FileInBackup = { name: string; type: string; data: string };

// `String.fromCharCode` accepts a limited number of arguments.
const PIECE = 8_192;

const toBase64 = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
};

/** Rejects if the file can no longer be read, for example because it was moved on the disk. */
export const encodeFile = async (file: File): Promise<FileInBackup> => ({
  name: file.name,
  type: file.type,
  data: await toBase64(file),
});

/** Returns the file that `encodeFile` encoded; undefined for anything else. */
export const decodeFile = (raw: unknown): File | undefined => {
  if (!isRecord(raw)) return undefined;
  const { name, type, data } = raw;
  if (typeof name !== 'string' || typeof type !== 'string' || typeof data !== 'string') return undefined;
  try {
    return new File([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], name, { type });
  } catch {
    return undefined;
  }
};

/** What is wrong with a backup file: it is not one, it has a later version, or fields cannot be read. */
export type BackupFault =
  { kind: 'no-backup-file' } | { kind: 'later-version' } | { kind: 'fields'; fields: string[] };

/** For each field, reads its value in the file; undefined if it is invalid. */
export type FieldReaders<T> = { [K in keyof T]-?: (raw: unknown) => T[K] | undefined };

/** The fields of a backup file; `lacking` names those that it does not have, which are empty. */
type BackupContent<T> = { values: T; lacking: (keyof T & string)[]; about: Record<string, unknown> };

/**
 * Returns the text of a backup file. `format` names the kind of content, such as `newsdesk-news`; `about`
 * can hold anything.
 */
export const writeBackupFile = (format: string, about: object, values: object): string =>
  JSON.stringify({ format, version: 1, savedAt: new Date().toISOString(), ...about, values }, null, 1);

/**
 * Reads a backup file. A field that the file does not have, because an earlier release did not know it or somebody removed it,
 * is `empty`. If a field cannot be read, or the file has none at all, no field is used.
 */
export const readBackupFile = <T extends object>(
  text: string,
  format: string,
  readers: FieldReaders<T>,
  empty: T,
): BackupContent<T> | { fault: BackupFault } => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { fault: { kind: 'no-backup-file' } };
  }
  if (!isRecord(raw) || raw['format'] !== format) return { fault: { kind: 'no-backup-file' } };
  if (typeof raw['version'] === 'number' && raw['version'] > 1) return { fault: { kind: 'later-version' } };
  const { values: written, ...about } = raw;
  const fields = isRecord(written) ? written : {};
  const values = { ...empty };
  const faulty: string[] = [];
  // The type of Object.keys loses the key type.
  const names = Object.keys(readers) as (keyof T & string)[];
  const lacking = names.filter((name) => !Object.hasOwn(fields, name));
  if (lacking.length === names.length) return { fault: { kind: 'fields', fields: lacking } };
  for (const name of names.filter((one) => !lacking.includes(one))) {
    const value = readers[name](fields[name]);
    if (value === undefined) faulty.push(name);
    else values[name] = value;
  }
  return faulty.length > 0 ? { fault: { kind: 'fields', fields: faulty } } : { values, lacking, about };
};

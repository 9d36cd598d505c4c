import { newId } from '@/shared/lib/new-id';

const newBoundary = () => `form-${newId()}`;

// Encodes names of fields and files as browsers do (HTML standard, multipart/form-data).
const quoted = (name: string) => `"${name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22')}"`;

/**
 * Encodes a form as a request body with its content type. A browser that sends a `FormData` turns every line
 * break of a text into CR LF; this body keeps texts byte for byte
 * (`docs/decisions/multipart-byte-for-byte.md`).
 */
export const multipartBody = (form: FormData): Blob => {
  const boundary = newBoundary();
  const parts: BlobPart[] = [];
  form.forEach((value, name) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
    if (typeof value === 'string') parts.push(`${head}\r\n\r\n${value}\r\n`);
    else {
      const type = value.type || 'application/octet-stream';
      parts.push(`${head}; filename=${quoted(value.name)}\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n');
    }
  });
  parts.push(`--${boundary}--\r\n`);
  return new Blob(parts, { type: `multipart/form-data; boundary=${boundary}` });
};

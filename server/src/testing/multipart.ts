const BOUNDARY = 'newsdesk-test-boundary';

type Part = string | { bytes: Buffer; filename?: string; type?: string };

/** A multipart body with its header, as a browser sends it. */
export const multipart = (parts: Record<string, Part>) => {
  const chunks = Object.entries(parts).flatMap(([name, part]) => {
    const isText = typeof part === 'string';
    const {
      bytes,
      filename = 'photo.jpg',
      type = 'image/jpeg',
    } = isText ? { bytes: Buffer.from(part), filename: undefined } : part;
    const disposition = isText ? `name="${name}"` : `name="${name}"; filename="${filename}"`;
    const contentType = isText ? '' : `Content-Type: ${type}\r\n`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${contentType}\r\n`;
    return [Buffer.from(head), bytes, Buffer.from('\r\n')];
  });
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
};

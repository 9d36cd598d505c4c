import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FRAME_HOSTS = [
  'https://youtube.com',
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://www.tiktok.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
];

const readIfThere = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Hashes of the inline scripts of a page, in the form a policy takes. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The API's origin where the console is pointed at another server than the one that serves it. */
export const apiOriginOf = (configJson: string): string[] => {
  try {
    const config: unknown = JSON.parse(configJson);
    const base = isRecord(config) ? config['apiBaseUrl'] : undefined;
    return typeof base === 'string' && /^https?:\/\//.test(base) ? [new URL(base).origin] : [];
  } catch {
    return [];
  }
};

const RECHECK_MS = 1_000;

const writePolicy = (consoleDir: string): string => {
  const scripts = inlineScriptHashes(readIfThere(path.join(consoleDir, 'index.html')));
  const apiOrigin = apiOriginOf(readIfThere(path.join(consoleDir, 'config.json')));
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...apiOrigin],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...apiOrigin],
    ['frame-src', ...FRAME_HOSTS],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
};

/**
 * The policy for the built console: no script but its own, frames only of the video hosts. It follows index.html and
 * config.json, which may be changed or built anew while the server runs.
 */
export const createConsolePolicy = (consoleDir: string): (() => string) => {
  let policy = '';
  let checkedAt = -RECHECK_MS;
  return () => {
    const now = performance.now();
    if (now - checkedAt >= RECHECK_MS) {
      policy = writePolicy(consoleDir);
      checkedAt = now;
    }
    return policy;
  };
};

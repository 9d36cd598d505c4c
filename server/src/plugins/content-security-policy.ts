import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { FRAME_HOSTS } from '@contract';

import { parseConsoleSettings } from '../settings/console-settings';

const readIfThere = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts of a page, in the form a policy takes. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script = '']) =>
    hashOf(script),
  );

/** Hashes of the style elements of a page. */
export const inlineStyleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, style = '']) => hashOf(style));

/** The hash of the empty text: emotion creates an empty style element and fills it by script, which no policy restricts. */
const EMPTY_STYLE = hashOf('');

/** The API's origin if the console uses another server than the one that serves it. */
export const apiOriginOf = (configJson: string): string[] => {
  try {
    const { apiBaseUrl: base } = parseConsoleSettings(configJson, 'config.json');
    return typeof base === 'string' && /^https?:\/\//.test(base) ? [new URL(base).origin] : [];
  } catch {
    return [];
  }
};

const RECHECK_MS = 1_000;

const writePolicy = (consoleDir: string): string => {
  const page = readIfThere(path.join(consoleDir, 'index.html'));
  const apiOrigin = apiOriginOf(readIfThere(path.join(consoleDir, 'config.json')));
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScriptHashes(page)],
    ['style-src', "'self'", EMPTY_STYLE, ...inlineStyleHashes(page)],
    // The colours and sizes of an article are in style attributes; both sides sanitise them, and they run no code.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...apiOrigin],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...apiOrigin],
    ['frame-src', ...FRAME_HOSTS.map((host) => `https://${host}`)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
};

/**
 * The policy for the built console: only its own scripts, frames only of the video hosts. It is computed from index.html and
 * config.json again when they change while the server runs.
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

type Output = { isTTY?: boolean; write: (text: string) => unknown };

/**
 * What is said outside of a request: a line of JSON in the log, like those of requests, or plain words to a person at a terminal.
 */
export const createSay =
  (output: Output, level: 'info' | 'warn') =>
  (text: string): void => {
    if (output.isTTY) return void output.write(`${level === 'warn' ? 'WARNING: ' : ''}${text}\n`);
    const msg = text.replace(/\s*\n\s*/g, ' ').trim();
    if (msg) output.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg })}\n`);
  };

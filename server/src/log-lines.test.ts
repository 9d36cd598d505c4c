import { createSay } from './log-lines';

describe('what is said outside of a request', () => {
  const said = (level: 'info' | 'warn', isTTY: boolean, ...texts: string[]): string => {
    let written = '';
    const say = createSay({ isTTY, write: (text) => (written += text) }, level);
    for (const text of texts) say(text);
    return written;
  };

  it('is one line of JSON in the log, with its level and its time [CON-08]', () => {
    const lines = said('warn', false, 'Two "lines"\n  of one warning.', '', 'Another.').split('\n');
    expect(lines.filter(Boolean).map((line): unknown => JSON.parse(line))).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        msg: 'Two "lines" of one warning.',
      },
      { level: 'warn', time: expect.any(String), msg: 'Another.' },
    ]);
  });

  it('is in plain words at a terminal', () => {
    expect(said('info', true, '', '  Data: here')).toBe('\n  Data: here\n');
    expect(said('warn', true, 'The disk is full.')).toBe('WARNING: The disk is full.\n');
  });
});

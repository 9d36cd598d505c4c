import os from 'node:os';

import { jest } from '@jest/globals';

jest.unstable_mockModule('./answer-jobs', () => ({ answerJobs: () => {} }));

describe('the thread that cleans html', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each<[NodeJS.Platform, [number][]]>([
    ['linux', [[5]]],
    ['darwin', []],
  ])('gives way to requests where that does not lower the whole server: %s', async (platform, lowered) => {
    jest.resetModules();
    jest.spyOn(os, 'platform').mockReturnValue(platform);
    const lower = jest.spyOn(os, 'setPriority').mockImplementation(() => {});
    await import('./html-worker');
    expect(lower.mock.calls).toEqual(lowered);
  });
});

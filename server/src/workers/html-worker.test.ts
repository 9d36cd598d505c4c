import os from 'node:os';

import { jest } from '@jest/globals';

jest.unstable_mockModule('./answer-jobs', () => ({ answerJobs: () => {} }));

describe('the thread that cleans html', () => {
  afterEach(() => jest.restoreAllMocks());

  const startOn = async (platform: NodeJS.Platform, lower = () => {}) => {
    jest.resetModules();
    jest.spyOn(os, 'platform').mockReturnValue(platform);
    const lowering = jest.spyOn(os, 'setPriority').mockImplementation(lower);
    await import('./html-worker');
    return lowering.mock.calls;
  };

  it.each<[NodeJS.Platform, number[][]]>([
    ['linux', [[0, 5]]],
    ['darwin', []],
  ])('gives way to requests where that does not lower the whole server: %s', async (platform, lowered) => {
    expect(await startOn(platform)).toEqual(lowered);
  });

  it('starts on a server whose own priority is lower still, which it may not leave', async () => {
    const refuse = () => {
      throw new Error('permission denied');
    };
    expect(await startOn('linux', refuse)).toHaveLength(1);
  });
});

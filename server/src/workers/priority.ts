import os from 'node:os';

/**
 * The priority (nice value) of work that takes the processor: serving pages comes first, but saves wait for this work within a
 * time limit. With four other processes on two processors a save with both covers took 8.3 s at 10, 2.9 s at 5 and 1.7 s at 0;
 * cleaning an article of 20,000 words took 2.9 to 5.0 s at 10, over its limit, and 1.1 to 1.8 s at 5.
 */
const BELOW_NORMAL = 5;

/** Gives a process, or this thread, this priority. A server whose own is lower still has no right to; its workers keep that one. */
export const giveWay = (pid = 0): void => {
  try {
    os.setPriority(pid, BELOW_NORMAL);
  } catch {
    // The process has ended already, or its priority cannot be changed; it works either way.
  }
};

type Timer = { remaining: number; startedAt: number; handle?: ReturnType<typeof setTimeout> };

/**
 * The timers of all toasts. While the pointer rests on a toast, all timers pause, and then continue with
 * their remaining time. (notistack's own timers pause only one toast and restart it with half of its time.)
 */
export const createToastTimers = (onElapsed: (id: number) => void) => {
  const timers = new Map<number, Timer>();
  let paused = false;

  const run = (id: number, timer: Timer) => {
    timer.startedAt = Date.now();
    timer.handle = setTimeout(() => {
      timers.delete(id);
      onElapsed(id);
    }, timer.remaining);
  };

  return {
    start: (id: number, duration: number) => {
      if (!Number.isFinite(duration)) return;
      const timer: Timer = { remaining: duration, startedAt: 0 };
      timers.set(id, timer);
      if (!paused) run(id, timer);
    },
    stop: (id: number) => {
      clearTimeout(timers.get(id)?.handle);
      timers.delete(id);
    },
    pause: () => {
      if (paused) return;
      paused = true;
      timers.forEach((timer) => {
        clearTimeout(timer.handle);
        timer.remaining -= Date.now() - timer.startedAt;
      });
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      timers.forEach((timer, id) => run(id, timer));
    },
    clear: () => {
      timers.forEach(({ handle }) => clearTimeout(handle));
      timers.clear();
    },
  };
};

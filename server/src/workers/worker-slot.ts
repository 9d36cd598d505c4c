/** A thread or a process that accepts jobs. */
type WorkerHandle = { send: (job: unknown) => void; kill: () => void };

/** A message of a worker: it has started, the result of its job, or the failure of the job. */
export type WorkerMessage<Answer> =
  { kind: 'ready' } | { kind: 'answer'; answer: Answer } | { kind: 'failed'; message: string };

export type WorkerEvents<Answer> = {
  onMessage: (message: WorkerMessage<Answer>) => void;
  /** With what made it end. */
  onExit: (cause: string) => void;
};

export type Launch<Answer> = (events: WorkerEvents<Answer>) => WorkerHandle;

/** Why a job has no result: it was stopped at its time limit, its worker ended during the job, or it threw. */
export class JobFailure extends Error {
  constructor(
    readonly reason: 'too-long' | 'ended' | 'failed',
    message: string = reason,
  ) {
    super(message);
    this.name = 'JobFailure';
  }
}

export type SlotOptions<Answer> = {
  launch: Launch<Answer>;
  /** The time limit of a job in milliseconds; its worker is ended when it is exceeded. */
  limitMs: number;
  /** Milliseconds after which an idle worker is ended to free its memory; by default it stays. */
  idleMs?: number;
};

type Settle<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * A slot for one worker, which works on one job at a time. The first job starts it, and the next job starts it again if
 * it has ended or was stopped at the limit. Its start does not count towards the job's time limit.
 */
export const createSlot = <Job, Answer>({ launch, limitMs, idleMs }: SlotOptions<Answer>) => {
  let worker: WorkerHandle | undefined;
  let isReady = false;
  let current: (Settle<Answer> & { job: Job; jobLimitMs: number }) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const endWorker = (): void => {
    clearTimeout(timer);
    worker?.kill();
    worker = undefined;
    isReady = false;
  };

  const fail = (failure: JobFailure): void => {
    endWorker();
    const failed = current;
    current = undefined;
    failed?.reject(failure);
  };

  const post = (): void => {
    if (!worker || !current) return;
    timer = setTimeout(() => fail(new JobFailure('too-long')), current.jobLimitMs);
    worker.send(current.job);
  };

  const settle = (message: Exclude<WorkerMessage<Answer>, { kind: 'ready' }>): void => {
    clearTimeout(timer);
    if (idleMs !== undefined) timer = setTimeout(endWorker, idleMs).unref();
    const settled = current;
    current = undefined;
    if (message.kind === 'answer') settled?.resolve(message.answer);
    else settled?.reject(new JobFailure('failed', message.message));
  };

  const start = (): void => {
    const started: WorkerHandle = launch({
      onMessage: (message) => {
        if (worker !== started) return;
        if (message.kind !== 'ready') return settle(message);
        isReady = true;
        post();
      },
      onExit: (cause) => {
        if (worker === started) fail(new JobFailure('ended', `A worker of the server ended: ${cause}.`));
      },
    });
    worker = started;
  };

  return {
    isFree: () => current === undefined,
    hasWorker: () => worker !== undefined,
    run: (job: Job, jobLimitMs = limitMs): Promise<Answer> =>
      new Promise((resolve, reject) => {
        clearTimeout(timer);
        current = { job, jobLimitMs, resolve, reject };
        if (!worker) start();
        else if (isReady) post();
      }),
    close: () => fail(new JobFailure('ended')),
  };
};

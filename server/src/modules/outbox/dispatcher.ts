import { setTimeout as wait } from 'node:timers/promises';

import type { DeliveryState, Id } from '@contract';

import type { Database } from '../../db/database';
import type { Clock } from '../../http/clock';

import {
  beginNext,
  beginOne,
  type Delivery,
  endAttempt,
  endWrongPauses,
  findDueReceivers,
  type Outcome,
} from './deliveries';
import { noteSetBack, noteTime } from './note-change';

/** How long a stop waits for attempts in progress. One that is cut off is made again, with the same id. */
const STOP_LIMIT_MS = 2_000;

type Deps = {
  db: Database;
  clock: Clock;
  /** Makes one attempt; it never throws and takes less than `ATTEMPT_MS`. */
  attempt: (delivery: Delivery) => Promise<Outcome>;
};

export type Dispatcher = ReturnType<typeof createDispatcher>;

/** Delivers what the outbox holds. Each receiver has a lane of its own, so that a slow one delays no other. */
export const createDispatcher = ({ db, clock, attempt }: Deps, onError: (error: unknown) => void) => {
  const lanes = new Map<Id, Promise<void>>();
  /** The attempts since the start, by the state in which they left their delivery: `waiting` for another attempt. */
  const attempts: Record<DeliveryState, number> = { delivered: 0, waiting: 0, failed: 0 };
  let isStopped = false;
  /** The time of the last look. None is later than the first, so the start also mends what a wrong clock left before it. */
  let lastLook = Infinity;

  const noteClock = async (now: Date): Promise<void> => {
    if (now.getTime() < lastLook) {
      await noteSetBack(db, now);
      await endWrongPauses(db, now);
    }
    lastLook = now.getTime();
  };

  const make = async (delivery: Delivery): Promise<void> => {
    const state = await endAttempt(db, delivery, await attempt(delivery), clock());
    if (state) attempts[state] += 1;
  };

  const runLane = async (webhookId: Id): Promise<void> => {
    try {
      while (!isStopped) {
        const delivery = await beginNext(db, webhookId, clock());
        if (!delivery) return;
        await make(delivery);
      }
    } catch (error) {
      if (!isStopped) onError(error);
    } finally {
      lanes.delete(webhookId);
    }
  };

  return {
    /** Notes what time has changed and begins to deliver what is due; resolves without waiting for the receivers. */
    look: async (): Promise<void> => {
      try {
        const now = clock();
        await noteClock(now);
        await noteTime(db, now);
        for (const id of await findDueReceivers(db, now))
          if (!isStopped && !lanes.has(id)) lanes.set(id, runLane(id));
      } catch (error) {
        if (!isStopped) onError(error);
      }
    },
    /** Makes an attempt of one delivery now, if it is due. */
    deliverNow: async (id: Id): Promise<void> => {
      const delivery = await beginOne(db, id, clock());
      if (delivery) await make(delivery);
    },
    attempts: (): Readonly<Record<DeliveryState, number>> => attempts,
    /** Resolves when no lane is at work. */
    idle: async (): Promise<void> => {
      await Promise.all(lanes.values());
    },
    /** Begins nothing new, and gives the attempts in progress a moment to end. */
    stop: async (): Promise<void> => {
      isStopped = true;
      const isEnding = Promise.all(lanes.values());
      await Promise.race([isEnding, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
};

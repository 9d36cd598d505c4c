import http from 'node:http';

import type { Json } from '../../src/openapi/check-schema';

import { createRandom } from './random';
import { createRequests, type SystemTokens } from './requests';
import { type Outcome, send } from './send';

type SignIn = () => Promise<string>;

export type FuzzOptions = {
  baseUrl: string;
  document: Json;
  requests: number;
  /** The same seed generates the same requests, except for ids that an earlier request created or removed. */
  seed: number;
  /**
   * Each signs a caller in and resolves to a token; one in twenty requests has none. A caller whose token is refused signs in
   * again, because generated requests end sessions too, and a run of refused tokens would find nothing.
   */
  signIns: SignIn[];
  systemTokens?: SystemTokens;
  concurrency: number;
  /** The time after which a missing response counts as a hang. */
  limitMs: number;
  progress?: (done: number) => void;
};

export type FuzzReport = {
  sent: number;
  /** The number of requests by status, or by what happened instead of a response. */
  outcomes: Record<string, number>;
  calls: number;
  /** Each 5xx and each hang, with the data to repeat it. */
  failures: string[];
  milliseconds: { p50: number; p99: number; max: number };
};

const MAX_FAILURES = 50;
/** The number of requests before a caller who could not sign in tries again. */
const WAIT_AFTER_FAILURE = 1_000;

/** Whether the server failed. 503 also counts, although it means that the server is busy, because a single request must not cause that. */
const isFailure = (outcome: Outcome): boolean =>
  outcome === 'hung' || (typeof outcome === 'object' && outcome.status >= 500);

/** Sends generated requests and collects the results. */
export const runFuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const { baseUrl, document, requests, seed, signIns, systemTokens, concurrency, limitMs, progress } =
    options;
  const base = new URL(baseUrl);
  const random = createRandom(seed);
  const next = createRequests(document, random, systemTokens);
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const outcomes: Record<string, number> = {};
  const calls = new Set<string>();
  const failures: string[] = [];
  const times: number[] = [];
  const tokens = new Map<SignIn, Promise<string>>();
  /** The number of the request until which a caller does not sign in again. */
  const waits = new Map<SignIn, number>();
  let sent = 0;

  /** A new token of the caller, or the refused one if the caller cannot sign in. */
  const tokenOf = (caller: SignIn, refused?: string): Promise<string> => {
    const token = caller().catch((error: unknown) => {
      if (refused === undefined) throw error;
      waits.set(caller, sent + WAIT_AFTER_FAILURE);
      return refused;
    });
    tokens.set(caller, token);
    return token;
  };

  const work = async () => {
    while (sent < requests) {
      const number = (sent += 1);
      const caller = random.chance(0.05) ? undefined : signIns[random.upTo(signIns.length)];
      const held = caller && (tokens.get(caller) ?? tokenOf(caller));
      const request = next(await held);
      const outcome = await send(base, agent, request, limitMs);
      const isRefused = typeof outcome === 'object' && outcome.status === 401;
      // Others may have signed this caller in meanwhile.
      if (isRefused && caller && tokens.get(caller) === held && sent > (waits.get(caller) ?? 0))
        await tokenOf(caller, await held);
      const name = typeof outcome === 'object' ? String(outcome.status) : outcome;
      outcomes[name] = (outcomes[name] ?? 0) + 1;
      calls.add(request.call);
      if (typeof outcome === 'object') times.push(outcome.milliseconds);
      if (isFailure(outcome) && failures.length < MAX_FAILURES) {
        const said = typeof outcome === 'object' ? outcome.text : '';
        const body = request.body?.toString('latin1').slice(0, 300) ?? '';
        failures.push(
          `#${number} ${request.method} ${request.path} -> ${name} ${said}\n  ${JSON.stringify(body)}`,
        );
      }
      if (number % 5_000 === 0) progress?.(number);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  agent.destroy();

  const sorted = times.sort((a, b) => a - b);
  const quantile = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  const milliseconds = { p50: quantile(0.5), p99: quantile(0.99), max: quantile(0.999999) };
  return { sent: requests, outcomes, calls: calls.size, failures, milliseconds };
};

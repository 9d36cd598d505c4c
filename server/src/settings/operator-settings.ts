import { host, oneOf, type Setting, wholeNumber } from './kinds';

/** What operators see of a running server. */
export const OPERATOR_SETTINGS = {
  NEWSDESK_LOG_LEVEL: {
    ...oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    default: 'info',
    meaning:
      '`info` writes a line of JSON for each request, `warn` only what went wrong; `npm start` sets `warn` if nothing else does ([operations.md](operations.md#health-logs-stopping))',
  },
  NEWSDESK_SLOW_QUERY_MS: {
    ...wholeNumber('number of milliseconds', 0, 60_000),
    default: 1_000,
    meaning:
      'on PostgreSQL, a query that takes so long is reported with the request that it was made for; `0` reports none',
  },
  NEWSDESK_METRICS_PORT: {
    ...wholeNumber('number', 1, 65_535),
    default: undefined,
    meaning:
      'the port of the metrics, such as `9464`, beside `PORT`; without it there are none ([operations.md](operations.md#metrics-and-alerts))',
  },
  NEWSDESK_METRICS_HOST: {
    ...host,
    default: undefined,
    shownDefault: '`127.0.0.1`',
    meaning:
      'the address that the metrics are served on. Whoever reaches it can read them: another one than loopback belongs to a private network',
  },
} satisfies Record<string, Setting<unknown>>;

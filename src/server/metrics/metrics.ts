import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpFigures } from '../http/figures';
import { refusalCounts } from '../logging/limit-log';
import type { Answered } from '../logging/request-log';
import type { JobRun } from './job-runs';
import { matchRoute } from '@/shared/addresses/routes';

const PREFIX = 'makerstep_';
const MS_PER_S = 1_000;
const REQUEST_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS_S = [0.005, 0.05, 0.5, 5, 50];

/** Values read at the time of a scrape. */
export interface Sources {
  http: () => HttpFigures | undefined;
  pool: () => { total: number; idle: number; waiting: number };
  /** The newest backup that the product made by itself. */
  backup: () => Promise<{ ageS: number; bytes: number } | undefined>;
}

/** The metrics of this process in the Prometheus format. */
export interface Metrics {
  contentType: string;
  text: () => Promise<string>;
  answered: (answered: Answered) => void;
  jobRun: (run: JobRun) => void;
}

/**
 * Creates the metrics. Label values are a fixed set: nothing that a visitor sends creates a series.
 */
export function createMetrics({ http, pool, backup }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Requests by kind of address and class of status, from the head of the request to the end of the answer',
    labelNames: ['route', 'status'],
    buckets: REQUEST_BUCKETS_S,
    registers,
  });
  const sent = new Counter({
    name: `${PREFIX}http_sent_bytes_total`,
    help: 'Bytes of answers, with their heads',
    registers,
  });
  const uploads = new Counter({
    name: `${PREFIX}uploads_total`,
    help: 'Pictures sent here, by what became of them',
    labelNames: ['result'],
    registers,
  });
  const jobs = new Histogram({
    name: `${PREFIX}job_duration_seconds`,
    help: 'Runs of jobs beside the answers to visitors',
    labelNames: ['job', 'result'],
    buckets: JOB_BUCKETS_S,
    registers,
  });
  addHttpGauges(registers, http);
  addBackupGauges(registers, backup);
  new Gauge({
    name: `${PREFIX}database_connections`,
    help: 'Connections to the database, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'waited_for' }, waiting);
    },
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ path, status, durationMs, bytes }) => {
      const route = matchRoute(path).label;
      requests.observe({ route, status: statusClassOf(status) }, durationMs / MS_PER_S);
      sent.inc(bytes);
      if (route === 'upload') uploads.inc({ result: uploadResultOf(status) });
    },
    jobRun: ({ name, isGood, durationMs }) =>
      jobs.observe({ job: name, result: isGood ? 'done' : 'failed' }, durationMs / MS_PER_S),
  };
}

function addBackupGauges(registers: Registry[], read: Sources['backup']): void {
  const bytes = new Gauge({
    name: `${PREFIX}backup_bytes`,
    help: 'Size of the newest backup that the product made by itself',
    registers,
  });
  new Gauge({
    name: `${PREFIX}backup_age_seconds`,
    help: 'Time since the newest backup that the product made by itself; none without one',
    registers,
    async collect() {
      const newest = await read().catch(() => undefined);
      for (const [gauge, value] of [
        [this, newest?.ageS],
        [bytes, newest?.bytes],
      ] as const)
        if (value === undefined) gauge.remove();
        else gauge.set(value);
    },
  });
}

function addHttpGauges(registers: Registry[], http: Sources['http']): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: (figures: HttpFigures, set: (value: number, ...labels: string[]) => void) => void,
  ) =>
    new Gauge({
      name: PREFIX + name,
      help,
      labelNames,
      registers,
      collect() {
        const figures = http();
        if (figures)
          read(figures, (value, ...labels) =>
            this.set(
              Object.fromEntries(labelNames.map((label, at) => [label, labels[at] ?? ''])),
              value,
            ),
          );
      },
    });
  gauge(
    'http_requests_at_once',
    'Requests being worked for, cached answers and health not among them',
    ['kind'],
    ({ atOnce, uploadsAtOnce }, set) => {
      set(atOnce - uploadsAtOnce, 'other');
      set(uploadsAtOnce, 'upload');
    },
  );
  gauge(
    'concurrency_requests',
    'Requests that have their turn at Next, and those that wait for it',
    ['limit', 'state'],
    ({ concurrency }, set) => {
      for (const [name, { running, waiting }] of Object.entries(concurrency)) {
        set(running, name, 'running');
        set(waiting, name, 'waiting');
      }
    },
  );
  gauge('response_cache_entries', 'Cached answers', [], ({ responseCache }, set) =>
    set(responseCache?.entries ?? 0),
  );
  gauge('response_cache_bytes', 'What cached answers take', [], ({ responseCache }, set) =>
    set(responseCache?.bytes ?? 0),
  );
  // Counted by the pool itself, so that queries pay nothing for it.
  total(
    registers,
    'shed_requests_total',
    'Requests sent away because their turn did not come in time',
    ['limit'],
    () =>
      Object.entries(http()?.concurrency ?? {}).map(([name, { shed }]) => [{ limit: name }, shed]),
  );
  total(
    registers,
    'refusals_total',
    'Refusals by rate limits, bounds of accounts and the link of the first operator',
    ['refusal'],
    () => [...refusalCounts()].map(([refusal, count]) => [{ refusal }, count]),
  );
  total(
    registers,
    'response_cache_requests_total',
    'Requests for addresses that are cached, by whether the answer was there',
    ['result'],
    () => {
      const { hits = 0, misses = 0 } = http()?.responseCache ?? {};
      return [
        [{ result: 'hit' }, hits],
        [{ result: 'miss' }, misses],
      ];
    },
  );
}

function total(
  registers: Registry[],
  name: string,
  help: string,
  labelNames: string[],
  read: () => [Record<string, string>, number][],
): void {
  new Counter({
    name: PREFIX + name,
    help,
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [labels, value] of read()) this.inc(labels, value);
    },
  });
}

const statusClassOf = (status: number | undefined): string =>
  status === undefined ? 'none' : `${Math.floor(status / 100)}xx`;

function uploadResultOf(status: number | undefined): string {
  if (status === undefined || status >= 500) return 'failed';
  return status < 300 ? 'stored' : 'refused';
}

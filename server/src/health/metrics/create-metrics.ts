import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, type MetricObjectWithValues, Registry } from 'prom-client'
import type { Answered } from '#platform/http'

/** What the process measures of itself. */
export type Measured = MetricObjectWithValues<never>[]

export type Metrics = {
  /** Counts an answer, and how long it took. */
  countAnswer(answered: Answered): void
  /** Begins to measure the process itself: its memory, event loop and garbage. Once for each process. */
  measureProcess(): void
  measured(): Promise<Measured>
  /** The same in the text format of Prometheus. */
  write(): Promise<string>
}

export const durationName = 'reable_http_request_duration_seconds'

/** In seconds. The first is what a cached page stays below. */
export const durationBounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Methods that our routes know: what else somebody sends is one name, so that nobody decides how many there are. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The figures of one process: of its answers, and of its sessions with the database. */
export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry()
  const durations = new Histogram({
    name: durationName,
    help: 'How long answers took. Routes are patterns, never addresses; outcome is ok, refused (4xx) or failed (5xx).',
    labelNames: ['method', 'route', 'outcome'] as const,
    buckets: durationBounds,
    registers: [registry],
  })
  new Gauge({
    name: 'reable_database_sessions',
    help: 'Sessions with the database; queued is who waits for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'queued' }, pool.waitingCount)
    },
  })
  return {
    countAnswer: ({ method, route, status, milliseconds }) =>
      durations.observe(
        { method: methods.has(method) ? method : 'other', route, outcome: outcomeOf(status) },
        milliseconds / 1000,
      ),
    measureProcess: () => collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 }),
    measured: async () => (await registry.getMetricsAsJSON()) as unknown as Measured,
    write: () => registry.metrics(),
  }
}

function outcomeOf(status: number): 'ok' | 'refused' | 'failed' {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

import type { TracesConfig } from '#platform/config'
import type { Log } from '#platform/log'
import { traceBy } from './spans.ts'

export { beginSpan, inSpan, recordStatementSpan, type Span } from './spans.ts'

/** Traces this process from here on. What sends the spans is loaded for that alone. Call what it returns at the end: it sends the rest. */
export async function startTraces(config: TracesConfig, log: Log): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./open-telemetry.ts')
  const tracer = openTelemetry(config, log)
  traceBy(tracer)
  return () => {
    traceBy(undefined)
    return tracer.close()
  }
}

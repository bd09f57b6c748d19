import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  diag,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracesConfig } from '#platform/config'
import type { Log } from '#platform/log'
import type { SpanStart, Tracer } from './spans.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** In milliseconds: what is not sent by then at the end is lost. */
const closeTimeout = 2_000

/** Sends spans to a collector over HTTP, in batches, from a bounded queue: what it cannot take is dropped, and nobody waits for it. */
export function openTelemetry(config: TracesConfig, log: Log): Tracer {
  reportTo(log)
  const provider = openProvider(config)
  const tracer = provider.getTracer('reable')
  const around = new AsyncLocalStorage<Context>()
  const start = ({ name, kind, attributes = {}, traceparent }: SpanStart, startTime?: number) =>
    tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(startTime !== undefined && { startTime }) },
      around.getStore() ?? parentOf(traceparent),
    )
  return {
    begin(given) {
      const span = start(given)
      return {
        run: (work) => around.run(trace.setSpan(ROOT_CONTEXT, span), work),
        end: ({ attributes = {}, failed = false } = {}) => end(span.setAttributes(attributes), failed),
      }
    },
    record({ milliseconds, failed = false, ...given }) {
      // What belongs to nothing, such as a look for changes, would be a trace by itself.
      if (around.getStore()) end(start(given, Date.now() - milliseconds), failed)
    },
    async close() {
      const over = new Promise((resolve) => setTimeout(resolve, closeTimeout).unref())
      await Promise.race([provider.shutdown().catch(() => {}), over])
    },
  }
}

function openProvider({ endpoint, headers, share, serviceName }: TracesConfig): TracerProvider {
  // Somebody else says what a request belongs to, and never whether it is traced.
  const ofAll = new TraceIdRatioBasedSampler(share)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: ofAll, remoteParentSampled: ofAll, remoteParentNotSampled: ofAll }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

function end(span: OtelSpan, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

function parentOf(traceparent: string | undefined): Context {
  const parent = traceparent && parseTraceParent(traceparent)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

/** The library's own words of trouble, at most one a minute. */
function reportTo(log: Log): void {
  let last = Number.NEGATIVE_INFINITY
  const warn = (reason: string) => {
    if (performance.now() - last < 60_000) return
    last = performance.now()
    log.warn({ about: 'traces', reason: reason.slice(0, 300) }, 'traces cannot be sent')
  }
  const quiet = () => {}
  diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet })
}

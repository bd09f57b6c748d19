/** What a span says beside its name and its times: names of OpenTelemetry, and values that are nobody's data. */
export type Attributes = Record<string, string | number | boolean>

export type SpanStart = {
  name: string
  /** server: a request or a job of ours; client: a call of somebody else; internal: a part of ours. */
  kind: 'server' | 'client' | 'internal'
  attributes?: Attributes
  /** The header by which somebody else says what this belongs to (https://www.w3.org/TR/trace-context/). */
  traceparent?: string | undefined
}

/** Something that has begun: what `run` calls belongs to it. */
export type Span = {
  run<Result>(work: () => Result): Result
  end(result?: { attributes?: Attributes; failed?: boolean }): void
}

export type Tracer = {
  begin(start: SpanStart): Span
  /** Something that is over already, and took so many milliseconds. */
  record(start: SpanStart & { milliseconds: number; failed?: boolean }): void
  /** Sends what waits to be sent. Never throws. */
  close(): Promise<void>
}

let tracer: Tracer | undefined

/** Sets where spans of this process go; undefined: nowhere, which is how it begins, and which costs nothing. */
export function traceBy(next: Tracer | undefined): void {
  tracer = next
}

/** Begins a span; undefined where nothing is traced. */
export const beginSpan = (start: SpanStart): Span | undefined => tracer?.begin(start)

/** Does something as a span, which has failed when it throws. */
export async function inSpan<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result> {
  const span = tracer?.begin(start)
  if (!span) return work()
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({ failed: true })
    throw error
  }
}

/** Records a statement by what it does; its text has places for values, and none of them. */
export function recordStatementSpan(text: string, milliseconds: number, failed = false): void {
  tracer?.record({
    name: summaryOf(text),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) },
    milliseconds,
    failed,
  })
}

/** Such as "select listings": the verb of a statement, and the table it names first. */
function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}

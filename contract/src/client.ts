import type { z } from 'zod'
import type { ErrorEnvelope } from './errors.ts'
import type { Operations } from './operations.ts'
import type { Pagination } from './pagination.ts'
import { paths } from './paths.ts'

export type OperationId = keyof Operations

type Part<Id extends OperationId, Key extends string> =
  Operations[Id] extends Record<Key, z.ZodType> ? { [key in Key]: z.input<Operations[Id][Key]> } : unknown

type Input<Id extends OperationId> = Part<Id, 'params'> &
  Part<Id, 'query'> &
  Part<Id, 'body'> & {
    /** Sent as Idempotency-Key: repeated with the same one, the call has one effect and answers the same. */
    idempotencyKey?: string
  }

type RequestParts = { params?: object; query?: object; body?: unknown; idempotencyKey?: string }

/** The `data` of an operation's answer. */
export type Answer<Id extends OperationId> = AnswerBody<Id>['data']

/** The whole answer, with the fields beside `data`. */
export type AnswerBody<Id extends OperationId> = z.output<Operations[Id]['answer']>

/** The person on whose behalf a call is made, by the token of this device. */
export type Session = { token: string; email: string }

/** No reply throws: a failure is a value with its status. Status 0 means that no server answered. */
export type Reply<Id extends OperationId> =
  | { ok: true; status: number; data: Answer<Id>; answer: AnswerBody<Id>; pagination: Pagination | undefined }
  | { ok: false; status: number; failure: ErrorEnvelope }

export type Request = { method: string; url: string; headers: Record<string, string>; body?: string }
export type Response = {
  status: number
  text: string
  /** The parsed text, where it is available without parsing. */
  answer?: unknown
  header(name: string): string | null | undefined
}

/** Carries one request to the API and back: `fetch` in a browser, in process on the server. */
export type Transport = (request: Request) => Promise<Response>

export type Client = <Id extends OperationId>(id: Id, input: Input<Id>) => Promise<Reply<Id>>

const unreachable: ErrorEnvelope = {
  error: 'We could not reach the service. Check your connection and try again.',
  code: 'unreachable',
  flow_id: '',
}

/** Returns a client that calls operations by their name. `base` is the API base, such as `/v1`. */
export function createClient(base: string, transport: Transport, session?: () => Session | undefined): Client {
  return async (id, input) => {
    const { params, query, body, idempotencyKey } = input as RequestParts
    const { method, path } = paths[id]
    const headers: Record<string, string> = { accept: 'application/json', ...sessionHeaders(session?.()) }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    try {
      const url = base + fillPath(path, params) + queryString(query)
      const response = await transport({
        method,
        url,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return readReply(response)
    } catch {
      return { ok: false, status: 0, failure: unreachable }
    }
  }
}

function sessionHeaders(session: Session | undefined): Record<string, string> {
  return session ? { 'x-user-token': session.token, 'x-user-email': headerEmail(session.email) } : {}
}

/** Headers hold no letters beyond ASCII: an address with such letters is percent-encoded, its @ too, by which the server recognizes it. */
const headerEmail = (email: string) => (/^[\x21-\x7e]+$/.test(email) ? email : encodeURIComponent(email))

function fillPath(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))))
}

function queryString(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [key, String(one)]),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

// biome-ignore lint/suspicious/noExplicitAny: the server validates what it answers; the caller's type names it.
function readReply({ status, text, ...response }: Response): any {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const answer: any = response.answer ?? JSON.parse(text)
  // A proxy on the way that fails by itself sends no sentence for a person.
  if (status >= 400) return { ok: false, status, failure: answer?.error ? answer : unreachable }
  const header = response.header('x-pagination')
  return { ok: true, status, data: answer.data, answer, pagination: header ? JSON.parse(header) : undefined }
}

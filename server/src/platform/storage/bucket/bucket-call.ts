import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export type Call = { method: string; url: URL; headers: Record<string, string>; body?: Buffer | undefined }

/** In milliseconds: until a connection stands, until an answer begins however often it is tried, until its body is read. */
type CallBounds = { connect: number; answer: number; body: number }

export const defaultBounds: CallBounds = { connect: 1_000, answer: 10_000, body: 120_000 }

/** For files of gigabytes, which are sent in parts and read as one. */
export const largeBounds: CallBounds = { connect: 5_000, answer: 300_000, body: 6 * 3_600_000 }

const maxAttempts = 3
const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }

/**
 * Calls a store, up to three times when it fails or cannot be reached: every call changes nothing when it is repeated. `sign`
 * makes the call anew each time, because a signature contains its time. Rejects when there is no answer below 500 in time.
 */
export async function callBucket(sign: () => Promise<Call>, bounds: CallBounds): Promise<IncomingMessage> {
  const until = Date.now() + bounds.answer
  for (let attempt = 1; ; attempt += 1) {
    const call = await sign()
    const outcome = await callOnce(call, { ...bounds, answer: until - Date.now() }).catch((error) => error)
    const broken = outcome instanceof Error || (outcome.statusCode as number) >= 500
    if (!broken) return outcome
    const pause = 100 * 2 ** attempt * (0.5 + Math.random() / 2)
    if (attempt === maxAttempts || Date.now() + pause >= until) throw await errorOf(outcome)
    if (!(outcome instanceof Error)) outcome.resume()
    await wait(pause)
  }
}

/** The store answers, and refuses: trying again does not help. */
export class StoreRefusal extends Error {}

/** Nobody answers there, or only that it cannot just now. */
export class StoreAway extends Error {}

/** The error of an unexpected answer; quotes nothing of it but the store's own code. */
export async function errorOf(outcome: IncomingMessage | Error): Promise<Error> {
  if (outcome instanceof Error) return new StoreAway('The store of the pictures does not answer.', { cause: outcome })
  const [, word = 'no reason'] = /<Code>(\w+)<\/Code>/.exec(String(await buffer(outcome))) ?? []
  const ErrorClass = (outcome.statusCode as number) < 500 ? StoreRefusal : StoreAway
  return new ErrorClass(`The store of the pictures answered ${outcome.statusCode} (${word}).`)
}

function callOnce({ method, url, headers, body }: Call, bounds: CallBounds): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:'
    const request = secure ? overHttps : overHttp
    const call = request(url, { method, headers, agent: agents[secure ? 'https:' : 'http:'] })
    const fail = (reason: string) => call.destroy(new Error(reason))
    const waiting = setTimeout(fail, bounds.answer, 'no answer in time')
    call.on('socket', (socket) => {
      if (!socket.connecting) return
      const connecting = setTimeout(fail, bounds.connect, 'no connection in time')
      for (const end of [secure ? 'secureConnect' : 'connect', 'close'])
        socket.once(end, () => clearTimeout(connecting))
    })
    call.on('response', (answer) => {
      clearTimeout(waiting)
      const reading = setTimeout(() => answer.destroy(new Error('not read in time')), bounds.body)
      answer.once('close', () => clearTimeout(reading))
      resolve(answer)
    })
    call.on('error', reject)
    call.on('close', () => clearTimeout(waiting))
    call.end(body)
  })
}

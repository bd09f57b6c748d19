import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { UnreadableMail } from './mail-bounds.ts'
import type { Asked } from './mail-worker.ts'
import type { ReadMail } from './read-mail.ts'
import type { AboutReply, ReadReply } from './read-reply.ts'

/** Beside this file in the source; in the build beside the bundle, or one folder above a part of it. */
const candidates = ['mail-worker.ts', 'mail-worker.js', '../mail-worker.js']

/** Milliseconds for one mail and for the start of a thread, megabytes of heap, and the milliseconds after which an idle thread ends. */
const bounds = { timeout: 5_000, start: 30_000, heap: 256, idle: 30_000 }

let thread: Worker | undefined
/** False while the thread starts: on a busy machine that takes longer than a mail may. */
let isReady = false
let idleTimer: NodeJS.Timeout | undefined
const oneAtATime = pLimit(1)

type Answer<Mail> = { mail: Mail } | { unreadable: string } | 'ready'

/**
 * Reads a mail in a thread that does nothing else and holds no secret. A mail that takes too long or too much memory ends the thread, and
 * the next one gets another. Throws UnreadableMail.
 */
export const readMailInThread = (raw: Uint8Array): Promise<ReadMail> => askInTurn<ReadMail>({ raw, about: undefined })

/** Reads an answer as `readMailInThread` does, and splits what its writer said from what is quoted. */
export const readReplyInThread = (raw: Uint8Array, about: AboutReply): Promise<ReadReply> =>
  askInTurn<ReadReply>({ raw, about })

const askInTurn = <Mail>(asked: Asked): Promise<Mail> =>
  oneAtATime(async () => {
    clearTimeout(idleTimer)
    thread ??= startThread()
    try {
      const answer = await askThread<Mail>(thread, asked)
      if ('mail' in answer) return answer.mail
      throw new UnreadableMail(answer.unreadable)
    } finally {
      idleTimer = setTimeout(endMailThread, bounds.idle).unref()
    }
  })

/** Ends the thread, if there is one. */
export async function endMailThread(): Promise<void> {
  clearTimeout(idleTimer)
  const ending = thread
  thread = undefined
  await ending?.terminate()
}

function askThread<Mail>(asked: Worker, { raw, about }: Asked): Promise<Exclude<Answer<Mail>, 'ready'>> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      clearTimeout(timer)
      for (const event of ['message', 'error', 'exit']) asked.removeAllListeners(event)
      asked.on('error', () => undefined)
      act()
    }
    const fail = (reason: string) =>
      finish(() => {
        thread = undefined
        void asked.terminate()
        reject(new UnreadableMail(reason))
      })
    let timer = setTimeout(fail, isReady ? bounds.timeout : bounds.start, 'takes too long to read')
    asked.on('message', (answer: Answer<Mail>) => {
      if (answer !== 'ready') return finish(() => resolve(answer))
      isReady = true
      clearTimeout(timer)
      timer = setTimeout(fail, bounds.timeout, 'takes too long to read')
    })
    asked.on('error', () => fail('takes too much memory to read'))
    asked.on('exit', () => fail('ended in the middle'))
    const copy = new Uint8Array(raw)
    asked.postMessage({ raw: copy, about }, [copy.buffer])
  })
}

function startThread(): Worker {
  isReady = false
  const file = candidates.map((candidate) => join(import.meta.dirname, candidate)).find((path) => existsSync(path))
  if (!file) throw new Error(`The program is incomplete: there is no mail-worker beside ${import.meta.dirname}.`)
  const worker = new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: bounds.heap, maxYoungGenerationSizeMb: 16 },
  })
  // While a mail is read its time-out keeps the process; a thread that waits for the next does not.
  worker.unref()
  return worker
}

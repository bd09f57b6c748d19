import { Readable } from 'node:stream'
import type { SmtpServer } from '#platform/config'
import { KeptLines } from './kept-lines.ts'
import { type Line, newLine, openLine } from './smtp-line.ts'
import type { Handover, Outgoing, Transport } from './transport.ts'

const allWithin = 30_000

/** Hands mails to an SMTP server, over a line that carried another one a moment ago or one of its own. */
export function smtpTransport(server: SmtpServer): Transport {
  const lines = new KeptLines()
  return async (mail, begin) => {
    const limit = timeLimit()
    const known = lines.take()
    const tryOver = (line: Line) => handOver(line, { mail, begin }, limit.passes)
    try {
      const handover = known && (await tryOver(known))
      // The server may have hung up while nobody spoke; what surely was not taken goes over a fresh line.
      if (known && handover && handover.end !== 'failed') return end(known, handover, lines)
      const line = newLine(server)
      return end(line, (await open(line, server, limit.passes)) ?? (await tryOver(line)), lines)
    } finally {
      limit.forget()
    }
  }
}

function end(line: Line, handover: Handover, lines: KeptLines): Handover {
  if (handover.end === 'sent') lines.keep(line)
  return handover
}

/** Undefined when the line is open. */
async function open(line: Line, server: SmtpServer, limit: Promise<never>): Promise<Handover | undefined> {
  try {
    await Promise.race([openLine(line, server), line.breaks, limit])
    return undefined
  } catch (error) {
    line.connection.close()
    return judge(error, false)
  }
}

type Begun = { mail: Outgoing; begin: () => Promise<void> }

async function handOver(line: Line, { mail, begin }: Begun, limit: Promise<never>): Promise<Handover> {
  const message = watched(mail.bytes, begin)
  try {
    await Promise.race([converse(line, mail, message.stream), line.breaks, limit])
    return { end: 'sent' }
  } catch (error) {
    line.connection.close()
    return judge(error, message.begun())
  }
}

async function converse({ connection }: Line, mail: Outgoing, message: Readable): Promise<void> {
  const envelope = { from: mail.envelope.from, to: [mail.envelope.to], size: mail.bytes.length }
  await new Promise<void>((done, fail) => connection.send(envelope, message, (error) => (error ? fail(error) : done())))
}

/** A message that knows whether the server has been given any of it. It is read when the server asks for it. */
function watched(bytes: Buffer, begin: () => Promise<void>) {
  let begun = false
  const stream = Readable.from(
    (async function* () {
      await begin()
      begun = true
      yield bytes
    })(),
  )
  return { stream, begun: () => begun }
}

/** For all that is said of one mail, whatever lines it takes. */
function timeLimit() {
  let timer: NodeJS.Timeout | undefined
  const passes = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), allWithin)
  })
  passes.catch(() => undefined)
  return { passes, forget: () => clearTimeout(timer) }
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

/** Only what a server says of this very recipient or message is for good; what it says of us may be mended. */
function judge(error: unknown, begun: boolean): Handover {
  const { code, command, responseCode } = error as SmtpError
  // The server's own words quote addresses, so the log gets numbers only.
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'ECONNECTION'
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode === 'number') {
    return { end: isAboutThisMail && responseCode >= 500 ? 'refused' : 'failed', reason }
  }
  return { end: begun ? 'unclear' : 'failed', reason }
}

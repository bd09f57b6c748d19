import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testProgram } from '../../../../testing.ts'
import { listenForMail } from './mail-listener.ts'
import { startMailIn } from './start-mail-in.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let listening: Awaited<ReturnType<typeof listenForMail>>
let port: number

beforeAll(async () => {
  program = await testProgram({ MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_LISTEN: 'smtp://127.0.0.1:1' })
})
beforeEach(async () => {
  await program.ctx.db.deleteFrom('incoming_mails').execute()
  listening = await listenForMail(program.ctx, here('smtp'), knows)
  port = (listening.server.address() as AddressInfo).port
})
afterEach(() => listening.stop())
afterAll(() => program.close())

const here = (protocol: 'smtp' | 'lmtp', at = 0) => ({ protocol, host: '127.0.0.1', port: at, tls: undefined })

/** Addresses that begin with "r-" are of ours; of one nobody can say whether it is. */
async function knows(_: unknown, address: string): Promise<boolean> {
  if (address.startsWith('away')) throw new Error('the database is away')
  return address.startsWith('r-')
}

/** Says one line after the other, each when the one before it is answered, and returns the status of each answer. */
async function talk(lines: string[], onMore: (line: string) => void = () => undefined): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  const answers: string[] = []
  const waiting = [...lines]
  socket.on('error', () => undefined)
  for await (const line of createInterface(socket)) {
    if (line[3] === '-') {
      onMore(line.slice(4))
      continue
    }
    answers.push(line.slice(0, 3))
    const next = waiting.shift()
    if (next === undefined) socket.end()
    else socket.write(`${next}\r\n`)
  }
  // The greeting, and what is said to who goes, are of no matter.
  return answers.slice(1, lines.length + 1)
}

const recipients = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `RCPT TO:<${name}${at}@reply.reable.example>`)

const stored = () => program.ctx.db.selectFrom('incoming_mails').select(['recipient', 'origin']).orderBy('id').execute()

test('a mail has ten recipients at most, and is stored for those with where it came from', async () => {
  const mail = ['DATA', 'From: rosa@village.example\r\n\r\nHello\r\n.']
  const answers = await talk([
    ...['EHLO mx.village.example', 'MAIL FROM:<rosa@village.example>'],
    ...recipients(11, 'r-'),
    ...mail,
  ])
  expect(answers).toEqual(['250', '250', ...Array(10).fill('250'), '452', '354', '250'])
  const origin = { way: 'smtp', from: 'rosa@village.example', ip: '127.0.0.1', helo: 'mx.village.example' }
  expect(await stored()).toEqual(
    Array.from({ length: 10 }, (_, at) => ({ recipient: `r-${at}@reply.reable.example`, origin })),
  )
})

test('who brings too many to one conversation is asked to come again later, before and after the mail itself', async () => {
  const bring = (subject: number) => ['DATA', `Subject: ${subject}\r\n\r\nHello\r\n.`]
  const greeting = ['EHLO x', 'MAIL FROM:<rosa@village.example>']
  const mails = Array.from({ length: 29 }, (_, at) => [greeting[1] ?? '', ...recipients(1, 'r-'), ...bring(at)])
  await talk(['EHLO x', ...mails.flat()])
  expect(await stored()).toHaveLength(29)
  // Two that are under way at once: there is room for one of them.
  const both = await Promise.all([30, 31].map((at) => talk([...greeting, ...recipients(1, 'r-'), ...bring(at)])))
  expect(both.map((answers) => answers.find((status) => status === '450')).filter(Boolean)).toHaveLength(1)
  expect(await talk([...greeting, ...recipients(2, 'r-')])).toEqual(['250', '250', '450', '250'])
  expect(await stored()).toHaveLength(30)
})

test('what comes back to us has no sender', async () => {
  const mail = ['DATA', 'From: mailer-daemon@mx.example\r\n\r\nFailed\r\n.']
  await talk(['EHLO x', 'MAIL FROM:<>', ...recipients(1, 'r-'), ...mail])
  expect(await stored()).toMatchObject([{ origin: { from: '' } }])
})

test('five wrong guesses are answered, and then none, not even a right one', async () => {
  const answers = await talk(['EHLO x', 'MAIL FROM:<x@example.org>', ...recipients(5, 'x'), ...recipients(1, 'r-')])
  expect(answers.slice(2)).toEqual([...Array(5).fill('550'), '421'])
})

test('an address of which nobody can say just now whether it is ours is asked for again later', async () => {
  const answers = await talk(['EHLO x', 'MAIL FROM:<x@example.org>', ...recipients(1, 'away')])
  expect(answers.at(-1)).toBe('451')
})

test('a port that is taken is said at once, and without any way nothing is begun', async () => {
  const { config } = program
  const withListener = (at: number) => {
    const mailIn = config.mailIn && { ...config.mailIn, listener: here('smtp', at) }
    return startMailIn({ ...program.ctx, config: { ...config, mailIn } }, knows)
  }
  await expect(withListener(port)).rejects.toThrow('EADDRINUSE')
  await (await startMailIn({ ...program.ctx, config: { ...config, mailIn: undefined } }, knows)).stop()
  await (await withListener(0)).stop()
})

test('to whoever asks, the largest mail is named; nobody logs in, and one that is said to be larger is refused at once', async () => {
  const offered: string[] = []
  const sized = (bytes: number) => `MAIL FROM:<x@example.org> SIZE=${bytes}`
  const answers = await talk(['EHLO x', sized(26_214_401), 'AUTH PLAIN', 'STARTTLS', sized(26_214_400)], (line) =>
    offered.push(line),
  )
  expect(answers).toEqual(['250', '552', '500', '500', '250'])
  expect(offered.join()).not.toMatch(/AUTH|STARTTLS/)
  expect(await talk(['EHLO x'], () => undefined)).toEqual(['250'])
})

test('a mail that is larger than it may be, and did not say so, is refused when it has come', async () => {
  const lines = `${'x'.repeat(998)}\r\n`.repeat(26_215)
  const before = ['EHLO x', 'MAIL FROM:<x@example.org>', ...recipients(1, 'r-'), 'DATA']
  expect((await talk([...before, `From: x@example.org\r\n\r\n${lines}.`])).slice(3)).toEqual(['354', '552'])
  expect(await stored()).toEqual([])
})

/** Connects, and returns the connection with the status that it is greeted by. */
async function greeted(at = port): Promise<[Socket, string]> {
  const socket = connect(at, '127.0.0.1')
  const [line] = await once(socket, 'data')
  return [socket, String(line).slice(0, 3)]
}

test('fifty talk at a time, and one more is sent away', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => greeted()))
  expect(all.map(([, status]) => status)).toEqual(Array(50).fill('220'))
  const [more, status] = await greeted()
  expect(status).toBe('421')
  for (const [socket] of [...all, [more] as const]) socket.destroy()
})

test('who says nothing for a minute is hung up on, and who breaks off takes no other one’s mail with them', async () => {
  const arrived = once(listening.server, 'connection')
  const [silent] = await greeted()
  const [connection] = (await arrived) as [Socket]
  expect(connection.timeout).toBe(60_000)
  connection.emit('timeout')
  expect(String((await once(silent, 'data'))[0])).toMatch(/^421 /)
  silent.destroy()
  const [broken] = await greeted()
  broken.write('EHLO x\r\nMAIL FROM:<x@example.org>\r\nRCPT TO:<r-1@reply.reable.example>\r\nDATA\r\nFrom: a')
  broken.resetAndDestroy()
  const mail = ['DATA', 'From: rosa@village.example\r\n\r\nHello\r\n.']
  expect(await talk(['EHLO x', 'MAIL FROM:<x@example.org>', ...recipients(1, 'r-'), ...mail])).toHaveLength(5)
  expect(await stored()).toHaveLength(1)
})

test('who still talks when it ends has five seconds', async () => {
  const ending = await listenForMail(program.ctx, here('smtp'), knows)
  const [socket] = await greeted((ending.server.address() as AddressInfo).port)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let hasEnded = false
    const ended = ending.stop().then(() => {
      hasEnded = true
    })
    vi.advanceTimersByTime(4_999)
    await undefined
    expect(hasEnded).toBe(false)
    const [farewell] = await Promise.all([once(socket, 'data'), vi.advanceTimersByTime(1)])
    expect(String(farewell[0])).toMatch(/^421 /)
    await ended
  } finally {
    vi.useRealTimers()
    socket.destroy()
  }
})

test('without the certificate that is set nothing is listened for', async () => {
  const tls = { certificate: '/nowhere/certificate.pem', key: '/nowhere/key.pem' }
  await expect(listenForMail(program.ctx, { ...here('smtp'), tls }, knows)).rejects.toThrow('ENOENT')
})

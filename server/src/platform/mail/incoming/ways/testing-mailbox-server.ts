import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { ImapMailbox } from '#platform/config'

/** `size` is what the server says of it, in bytes; one without `raw` is listed and not handed over. */
type Mail = { uid: number; raw: Buffer | undefined; seen: boolean; size: number }

/** What a client asks of the server: a command's words, and the connection it came over. */
type Command = { tag: string; words: string; socket: Socket }

/** As much of an IMAP server (RFC 3501) as reading a mailbox needs, in memory, on 127.0.0.1. */
export async function mailboxServer() {
  const mailbox = new TestingMailbox()
  const server = createServer((socket) => mailbox.serve(socket))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const settings: ImapMailbox = {
    ...{ host: '127.0.0.1', port, secure: false, mailbox: 'INBOX' },
    auth: { user: 'reable', pass: 'secret' },
  }
  const stop = async () => {
    mailbox.cut()
    await new Promise((done) => server.close(done))
  }
  return { mailbox, settings, stop }
}

class TestingMailbox {
  mails: Mail[] = []
  logIns = 0
  /** Called before a mail is marked as read or for deletion; when it resolves false the connection is cut instead. */
  beforeMark: (uid: number) => Promise<boolean> = async () => true
  #sockets = new Set<Socket>()
  #lastUid = 0

  /** Puts a mail into the mailbox, which whoever is connected is told. */
  deliver(raw: Buffer | string | undefined, size = raw?.length ?? 0): void {
    this.add(raw, size)
    for (const socket of this.#sockets) socket.write(`* ${this.mails.length} EXISTS\r\n`)
  }

  /** Puts a mail into the mailbox and says nothing of it. */
  add(raw: Buffer | string | undefined, size = raw?.length ?? 0): void {
    this.mails.push({
      uid: ++this.#lastUid,
      raw: raw === undefined ? raw : Buffer.from(raw as string),
      seen: false,
      size,
    })
  }

  /** Ends every connection in the middle of what it does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  serve(socket: Socket): void {
    this.#sockets.add(socket)
    let text = ''
    let answering = Promise.resolve()
    socket.setEncoding('latin1')
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('data', (chunk: string) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const [, tag = '', words = ''] = /^(\S+) (.*)$/.exec(text.slice(0, end)) ?? []
        text = text.slice(end + 2)
        if (tag) answering = answering.then(() => this.#answer({ tag, words, socket }))
      }
    })
    socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready\r\n')
  }

  async #answer({ tag, words, socket }: Command): Promise<void> {
    const [name = '', uidName = '', range = ''] = words.toUpperCase().split(' ')
    const command = name === 'UID' ? uidName : name
    const mail = this.mails.find(({ uid }) => uid === Number(range))
    if (command === 'LOGIN') this.logIns++
    if (command === 'STORE' && mail) {
      if (!(await this.beforeMark(mail.uid))) return this.cut()
      if (words.includes('\\Seen')) mail.seen = true
    }
    if (command === 'EXPUNGE' && mail) socket.write(`* ${this.mails.indexOf(mail) + 1} EXPUNGE\r\n`)
    if (command === 'EXPUNGE') this.mails = this.mails.filter((one) => one !== mail)
    for (const line of this.#untagged(command, words, mail)) socket.write(line)
    socket.write(`${tag} OK done\r\n`)
    if (command === 'LOGOUT') socket.end()
  }

  #untagged(command: string, words: string, mail: Mail | undefined): (string | Buffer)[] {
    if (command === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1 UIDPLUS\r\n']
    if (command === 'LIST') return ['* LIST () "/" INBOX\r\n']
    if (command === 'SELECT') return [`* ${this.mails.length} EXISTS\r\n`, '* OK [UIDVALIDITY 1]\r\n']
    if (command === 'SEARCH') return [`* ${['SEARCH', ...this.#found(!words.includes('UNSEEN'))].join(' ')}\r\n`]
    if (command !== 'FETCH' || !mail) return []
    const facts = `* ${this.mails.indexOf(mail) + 1} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.size}`
    if (!words.includes('BODY') || !mail.raw) return [`${facts})\r\n`]
    const end = mail.raw.indexOf('\r\n\r\n')
    const [name, bytes] = words.includes('HEADER')
      ? ['HEADER', mail.raw.subarray(0, end < 0 ? mail.raw.length : end + 4)]
      : ['', mail.raw]
    return [`${facts} BODY[${name}] {${bytes.length}}\r\n`, bytes, ')\r\n']
  }

  #found(isSeen: boolean): number[] {
    return this.mails.filter(({ seen }) => seen === isSeen).map(({ uid }) => uid)
  }
}

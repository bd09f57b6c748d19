import { connect } from 'node:net'

/** Hands a mail over by LMTP; true once it is acknowledged. A server that is away, or that goes in the middle, acknowledges nothing. */
export function sendLmtp(port: number, { from, to, raw }: { from: string; to: string; raw: string }): Promise<boolean> {
  const lines = ['LHLO bench', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA', `${raw}\r\n.`]
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 5_000 })
    let text = ''
    let isAcknowledged = false
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    socket.on('timeout', () => socket.destroy())
    socket.on('close', () => resolve(isAcknowledged))
    socket.on('data', (chunk: string) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (line[3] === '-') continue
        const next = lines.shift()
        if (next !== undefined) socket.write(`${next}\r\n`)
        else {
          isAcknowledged = line.startsWith('250')
          socket.destroy()
        }
      }
    })
  })
}

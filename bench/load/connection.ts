import { connect } from 'node:net'

type ConnectionOptions = {
  port: number
  pause?: number
  next: () => Buffer
  onAnswer: (milliseconds: number) => void
}

/** One connection that sends a request, waits for the whole answer, and sends the next. `failed` rejects at an answer other than 200. */
export function openConnection({ port, pause, next, onAnswer }: ConnectionOptions) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const read = answerReader()
  let startedAt = 0
  const sendRequest = () => {
    if (socket.destroyed) return
    startedAt = performance.now()
    socket.write(next())
  }
  const failed = new Promise<never>((_, reject) => {
    socket.on('connect', sendRequest)
    socket.on('data', (chunk) => {
      const status = read(chunk)
      if (status === undefined) return
      if (status !== 200) reject(new Error(`the server answered ${status}`))
      onAnswer(performance.now() - startedAt)
      if (pause) setTimeout(sendRequest, pause)
      else sendRequest()
    })
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('the server closed a connection')))
  })
  failed.catch(() => {})
  return { failed, close: () => socket.destroy() }
}

/** Reads answers of a known length, one after the other. Says the status when one is whole. */
export function answerReader() {
  let head: Buffer | undefined
  let status = 0
  let missingBytes = 0
  return (chunk: Buffer): number | undefined => {
    if (missingBytes > 0) missingBytes -= chunk.length
    else {
      const bytes = head ? Buffer.concat([head, chunk]) : chunk
      const end = bytes.indexOf('\r\n\r\n')
      head = end < 0 ? bytes : undefined
      if (head) return undefined
      const text = bytes.toString('latin1', 0, end)
      status = Number(text.slice(9, 12))
      missingBytes = lengthOf(text) - (bytes.length - end - 4)
    }
    return missingBytes === 0 ? status : undefined
  }
}

function lengthOf(head: string): number {
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
  if (length === undefined) throw new Error('an answer does not say its length')
  return Number(length)
}

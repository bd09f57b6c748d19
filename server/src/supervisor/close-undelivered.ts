import type { ChildProcess } from 'node:child_process'

/** A connection on its way to a process, as Node's cluster sends it; the process answers by the number `seq`. */
type Delivery = { cmd?: string; act?: string; seq?: number; ack?: number }
type Connection = { close(): void }

/** In milliseconds: what a process said before it died is read by then. Its channel does not always say that it has ended. */
const lastWords = 100

/**
 * Closes the connections that were on their way to a process when it died: it had taken none of them, and Node forgets them open, so that
 * whoever is at the other end would wait in vain.
 */
export function closeUndelivered(child: ChildProcess): void {
  const underWay = new Map<number, Connection>()
  const send = child.send.bind(child) as (...all: unknown[]) => boolean
  child.send = (...all: unknown[]) => {
    const [message, connection] = all as [Delivery, Connection | undefined]
    if (message.act === 'newconn' && message.seq !== undefined && connection) underWay.set(message.seq, connection)
    return send(...all)
  }
  child.on('internalMessage', ({ ack }: Delivery) => ack !== undefined && underWay.delete(ack))
  const closeAll = () => {
    for (const connection of underWay.values()) connection.close()
  }
  child.once('exit', () => setTimeout(closeAll, lastWords).unref())
}

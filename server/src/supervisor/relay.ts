import cluster, { type Worker } from 'node:cluster'
import { isRelayed, started } from './messages.ts'

/** Passes what processes ask each other on to all that do their part, and their answers back to who asked. */
export function relayQuestions(): void {
  const ready = new Set<number>()
  cluster.on('exit', ({ id }) => ready.delete(id))
  cluster.on('message', (asker, message) => {
    if (message === started) ready.add(asker.id)
    if (!isRelayed(message)) return
    if (message.relayed === 'question') ask(asker, message.id, ready)
    if (message.relayed === 'answer') send(cluster.workers?.[message.to], message)
  })
}

function ask(asker: Worker, id: number, ready: Set<number>): void {
  const others = [...ready].filter((other) => other !== asker.id).map((other) => cluster.workers?.[other])
  const asked = others.filter((other) => send(other, { relayed: 'request', id, from: asker.id }))
  send(asker, { relayed: 'asked', id, processes: asked.length })
}

/** False for a process that is about to end. */
function send(worker: Worker | undefined, message: object): boolean {
  if (!worker?.isConnected()) return false
  worker.send(message, () => {})
  return true
}

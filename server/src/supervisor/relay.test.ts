import cluster, { type Worker } from 'node:cluster'
import { expect, onTestFinished, test } from 'vitest'
import { started } from './messages.ts'
import { relayQuestions } from './relay.ts'
import { forgetListeners } from './testing.ts'

/** Processes by their numbers, all connected, and what each of them was sent. */
function processes(...ids: number[]) {
  forgetListeners(cluster, 'exit', 'message')
  const workers = ids.map((id) => {
    const [channel, sent]: [{ open: boolean }, unknown[]] = [{ open: true }, []]
    return { id, sent, channel, isConnected: () => channel.open, send: (message: unknown) => sent.push(message) }
  })
  const worker = (id: number) => workers.find((one) => one.id === id) as (typeof workers)[number]
  for (const one of workers) Object.assign(cluster.workers ?? {}, { [one.id]: one })
  onTestFinished(() => {
    for (const id of ids) delete cluster.workers?.[id]
  })
  relayQuestions()
  const says = (id: number, message: unknown) => cluster.emit('message', worker(id) as unknown as Worker, message)
  return { worker, says, sent: () => workers.map(({ sent }) => sent) }
}

test('a question goes to all others that do their part, the asker hears of how many, and their answers go back to it', () => {
  const { says, sent } = processes(1, 2, 3, 4)
  for (const id of [1, 2, 3]) says(id, started)
  says(4, 'something else')
  says(4, null)
  says(2, { relayed: 'question', id: 7 })
  const request = { relayed: 'request', id: 7, from: 2 }
  expect(sent()).toEqual([[request], [{ relayed: 'asked', id: 7, processes: 2 }], [request], []])
  const answer = { relayed: 'answer', id: 7, to: 2, answer: { pages: 5 } }
  says(3, answer)
  expect(sent()).toEqual([[request], [{ relayed: 'asked', id: 7, processes: 2 }, answer], [request], []])
})

test('a process that does not do its part yet can ask as well', () => {
  const { says, sent } = processes(1, 2)
  says(1, started)
  says(2, { relayed: 'question', id: 1 })
  expect(sent()).toEqual([[{ relayed: 'request', id: 1, from: 2 }], [{ relayed: 'asked', id: 1, processes: 1 }]])
})

test('of those that have ended, or are about to, nobody is asked and nobody is answered', () => {
  const { worker, says, sent } = processes(1, 2, 3)
  for (const id of [1, 2, 3]) says(id, started)
  cluster.emit('exit', worker(1) as unknown as Worker, 0, '')
  worker(2).channel.open = false
  says(3, { relayed: 'question', id: 1 })
  says(3, { relayed: 'answer', id: 1, to: 2, answer: 0 })
  says(3, { relayed: 'answer', id: 1, to: 9, answer: 0 })
  expect(sent()).toEqual([[], [], [{ relayed: 'asked', id: 1, processes: 0 }]])
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { answerOthers } from './ask-others.ts'
import { leave, type Relayed } from './messages.ts'
import { forgetListeners, stopTime, turn } from './testing.ts'

/** A process under a supervisor: what it sends there, and how the supervisor sends to it. */
function supervised() {
  stopTime()
  forgetListeners(process, 'message')
  const sent: Relayed[] = []
  const before = process.listeners('message').length
  const send = vi.spyOn(process, 'send').mockImplementation((message: Relayed) => Boolean(sent.push(message)))
  onTestFinished(() => send.mockRestore())
  const ask = answerOthers(async () => 'my answer')
  const [listener] = process.listeners('message').slice(before)
  const hear = (message: Relayed | string | null) => listener?.(message, undefined)
  const answer = (id: number, words: string) => hear({ relayed: 'answer', id, to: 1, answer: words })
  return { sent, ask, hear, answer }
}

/** What has become of a promise by now. */
const now = async (promise: Promise<unknown>) => {
  let state: unknown = 'open'
  void promise.then((result) => (state = result))
  await turn()
  return state
}

test('what another process asks is answered', async () => {
  const { sent, hear } = supervised()
  await hear(leave)
  await hear(null)
  await hear({ relayed: 'request', id: 5, from: 2 })
  expect(sent).toEqual([{ relayed: 'answer', id: 5, to: 2, answer: 'my answer' }])
})

test('a question is over once as many have answered as the supervisor has asked, each question by itself', async () => {
  const { sent, ask, hear, answer } = supervised()
  const [one, other] = [ask(), ask()]
  expect(sent).toEqual([1, 2].map((id) => ({ relayed: 'question', id })))
  await hear({ relayed: 'asked', id: 1, processes: 2 })
  await answer(1, 'a')
  await answer(2, 'z')
  await answer(3, 'of no question')
  expect([await now(one), await now(other)]).toEqual(['open', 'open'])
  await answer(1, 'b')
  expect([await now(one), await now(other)]).toEqual([['a', 'b'], 'open'])
  // The answer was here before the number.
  await hear({ relayed: 'asked', id: 2, processes: 1 })
  expect(await now(other)).toEqual(['z'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a question that goes to nobody is over at once', async () => {
  const { ask, hear } = supervised()
  const asked = ask()
  await hear({ relayed: 'asked', id: 1, processes: 0 })
  expect(await now(asked)).toEqual([])
})

test('who does not answer within a second is left out, also when the answer comes later', async () => {
  const { ask, hear, answer } = supervised()
  const asked = ask()
  await hear({ relayed: 'asked', id: 1, processes: 2 })
  await answer(1, 'in time')
  await vi.advanceTimersByTimeAsync(999)
  expect(await now(asked)).toBe('open')
  await vi.advanceTimersByTimeAsync(1)
  const answers = await now(asked)
  await answer(1, 'too late')
  expect(answers).toEqual(['in time'])
})

import { isRelayed, type Relayed } from './messages.ts'

/** In milliseconds: a process that does not answer by then is busy, or gone. */
const timeout = 1_000

type Question = { answers: unknown[]; expected: number | undefined; finish: () => void }

/**
 * Answers what the other processes of this program ask, and returns how to ask them: with an answer of each that gave one within a second.
 */
export function answerOthers(answer: () => Promise<unknown>): () => Promise<unknown[]> {
  const questions = new Map<number, Question>()
  let latest = 0
  process.on('message', async (message) => {
    if (!isRelayed(message)) return
    if (message.relayed === 'request')
      send({ relayed: 'answer', id: message.id, to: message.from, answer: await answer() })
    const question = questions.get(message.id)
    if (!question) return
    if (message.relayed === 'asked') question.expected = message.processes
    if (message.relayed === 'answer') question.answers.push(message.answer)
    if (question.answers.length === question.expected) question.finish()
  })
  return () =>
    new Promise((resolve) => {
      const id = ++latest
      const answers: unknown[] = []
      const finish = () => {
        clearTimeout(timer)
        questions.delete(id)
        resolve(answers)
      }
      const timer = setTimeout(finish, timeout)
      questions.set(id, { answers, expected: undefined, finish })
      send({ relayed: 'question', id })
    })
}

/** A supervisor that is gone takes this process along in a moment. */
const send = (message: Relayed) => process.send?.(message, undefined, {}, () => {})

import type { Answerer } from '../proofs/incoming/begin-conversations.ts'
import { answerMail } from '../proofs/incoming/send-answers.ts'
import { sendLmtp } from '../proofs/incoming/send-lmtp.ts'

export type Sent = { acknowledged: number; refused: number; seconds: number }

/** Sends numbered answers at a steady rate, whether or not the one before is acknowledged. Each number comes once, however often it starts. */
export function sendSteadily({
  port,
  answerers,
  perMinute,
}: {
  port: number
  answerers: Answerer[]
  perMinute: number
}) {
  let number = 0
  const sendNext = (): Promise<boolean> => {
    const answerer = answerers[number % answerers.length]
    if (!answerer) throw new Error('Nobody answers.')
    return sendLmtp(port, { ...answerer, raw: answerMail(answerer, number++) })
  }
  return {
    /** Begins to send; `stop` waits for the last answer. */
    start() {
      const startedAt = performance.now()
      const sending: Promise<boolean>[] = []
      // By the clock and not by the timer, which comes late when the machine is busy.
      const timer = setInterval(() => {
        const due = ((performance.now() - startedAt) / 60_000) * perMinute
        while (sending.length < due) sending.push(sendNext())
      }, 10)
      return {
        async stop(): Promise<Sent> {
          clearInterval(timer)
          const seconds = (performance.now() - startedAt) / 1_000
          const answers = await Promise.all(sending)
          const acknowledged = answers.filter(Boolean).length
          return { acknowledged, refused: answers.length - acknowledged, seconds }
        },
      }
    },
  }
}

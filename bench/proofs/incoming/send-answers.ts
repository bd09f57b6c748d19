import { setTimeout as delay } from 'node:timers/promises'
import type { Answerer } from './begin-conversations.ts'
import { sendLmtp } from './send-lmtp.ts'

/** The host whose findings the program believes, in `MAIL_IN_TRUSTED`. */
export const trustedHost = 'mx.bench.example'

type Sending = {
  port: number
  answerers: Answerer[]
  isOver: () => boolean
  /** How many send at once, and the pause of each after a mail, in ms, at most. */
  senders: number
  pause: number
  onAcknowledged: (number: number) => void
}

/** Sends numbered answers, each again until it is acknowledged, until that is over. */
export async function sendAnswers({ senders, ...sending }: Sending): Promise<void> {
  let numbers = 0
  await Promise.all(Array.from({ length: senders }, () => sendOneByOne(sending, () => numbers++)))
}

async function sendOneByOne(
  { port, answerers, isOver, pause, onAcknowledged }: Omit<Sending, 'senders'>,
  next: () => number,
): Promise<void> {
  while (!isOver()) {
    const number = next()
    const answerer = answerers[number % answerers.length]
    if (!answerer) return
    const mail = { ...answerer, raw: answerMail(answerer, number) }
    while (!(await sendLmtp(port, mail))) await delay(10)
    onAcknowledged(number)
    await delay(Math.random() * pause)
  }
}

/** An answer as a mail program of the village writes it, which the mail host in front of us has found to be its writer's. */
export const answerMail = ({ from, to }: Answerer, number: number): string =>
  [
    `Authentication-Results: ${trustedHost}; dmarc=pass header.from=${from.split('@')[1]}`,
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: <${number}@bench.example>`,
    '',
    `Answer number ${number}.`,
  ].join('\r\n')

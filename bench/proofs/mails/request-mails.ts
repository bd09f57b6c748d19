import { setTimeout as delay } from 'node:timers/promises'
import { villagers } from '../../../server/seeds/village/people.ts'

/** A request that was answered: from that moment on a mail is owed. */
export type AnsweredRequest = { email: string; requestedAt: Date }

type Options = { addressOf: () => string; owed: AnsweredRequest[]; isOver: () => boolean }

const pause = 100

/** Requests reset links and confirmation links of the village's people, one request after another, whatever becomes of them. */
export async function requestMails({ addressOf, owed, isOver }: Options): Promise<void> {
  for (let at = 0; !isOver(); at++) {
    const villager = villagers[at % villagers.length]
    if (villager && (await requestMail(addressOf(), villager, owed))) await delay(Math.random() * 2 * pause)
    else await delay(pause)
  }
}

async function requestMail(
  address: string,
  { email, confirmed }: { email: string; confirmed: boolean },
  owed: AnsweredRequest[],
) {
  const requestedAt = new Date()
  const path = confirmed || Math.random() < 0.5 ? 'password' : 'confirmation'
  const answer = await fetch(`${address}/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email } }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined)
  if (answer?.ok) owed.push({ email, requestedAt })
  return answer?.ok ?? false
}

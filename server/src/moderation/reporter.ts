import { createHmac } from 'node:crypto'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'

/** Who reports: by their account, else as the visitor and the network they come from. Kept as keyed digests. */
export type Reporter = { person: Person | undefined; reporter: Buffer; network: Buffer }

type Seen = { person: Person | undefined; visitor: string; network: string }

export function reporterOf(ctx: Context, { person, visitor, network }: Seen): Reporter {
  const digest = (text: string) => createHmac('sha256', ctx.config.keys.reports).update(text).digest()
  return { person, reporter: digest(person ? `person ${person.id}` : visitor), network: digest(`network ${network}`) }
}

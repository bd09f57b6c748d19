import { createHmac } from 'node:crypto'
import { findConfirmedAt, lockPerson, type Person } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { type ReporterProfile, weightOf } from './report-policy.ts'
import { countDecidedOf, hasUpheldComplaint, type Reporter } from './report-queries.ts'

type ReportOrigin = { person: Person | undefined; visitor: string; network: string }

/** Identifies a reporter by their account, else by the visitor's cookie; the digests are keyed with `keys.reports`. */
export function reporterOf(ctx: Context, { person, visitor, network }: ReportOrigin): Reporter {
  const digest = (text: string) => createHmac('sha256', ctx.config.keys.reports).update(text).digest()
  return { person, reporter: digest(person ? `person ${person.id}` : visitor), network: digest(`network ${network}`) }
}

/** In milliseconds. */
const newAccountPeriod = 7 * day

/**
 * Returns the facts about a reporter's account, and locks its row: until the transaction ends they report nothing else, so that
 * what they hide is counted.
 */
export async function lockReporter(ctx: Context, { person }: Reporter): Promise<ReporterProfile> {
  if (!person)
    return {
      confirmed: false,
      new_account: false,
      distrusted: false,
      complained_of: false,
      weight: weightOf({ dismissed: 0, upheld: 0 }),
    }
  const personId = person.id
  await lockPerson(ctx, { personId })
  const since = await findConfirmedAt(ctx, personId)
  const { dismissed, upheld } = await countDecidedOf(ctx, personId)
  return {
    confirmed: person.confirmed,
    new_account: !!since && ctx.clock.now().getTime() - since.getTime() < newAccountPeriod,
    distrusted: dismissed > upheld,
    complained_of: await hasUpheldComplaint(ctx, personId),
    weight: weightOf({ dismissed, upheld }),
  }
}

import { type RestrictionKind, restrictedTexts } from '@reable/contract/restrictions/rules'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findInForce, type InForce } from './in-force-queries.ts'

/** What each act is closed by. */
const closedBy = {
  write: ['mute', 'stop', 'ban'],
  list: ['stop', 'ban'],
  enter: ['ban'],
} as const satisfies Record<string, readonly RestrictionKind[]>

/** Refuses as forbidden somebody who may write to nobody now, with the sentence that says until when and how to answer. */
export async function requireMayWrite(ctx: Context, personId: number): Promise<void> {
  const sentence = await whyCannotWrite(ctx, personId)
  if (sentence) throw new Refusal('forbidden', sentence)
}

/** The same of who may neither list, change nor renew anything now. */
export async function requireMayList(ctx: Context, personId: number): Promise<void> {
  const sentence = await whyNot(ctx, personId, 'list')
  if (sentence) throw new Refusal('forbidden', sentence)
}

/** Refuses as banned whoever is. */
export async function requireNotBanned(ctx: Context, personId: number): Promise<void> {
  const sentence = await whyNot(ctx, personId, 'enter')
  if (sentence) throw new Refusal('banned', sentence)
}

/** What somebody reads who may write to nobody now; undefined when they may. */
export const whyCannotWrite = (ctx: Context, personId: number): Promise<string | undefined> =>
  whyNot(ctx, personId, 'write')

async function whyNot(ctx: Context, personId: number, act: keyof typeof closedBy): Promise<string | undefined> {
  const closing = (await findInForce(ctx, personId)).filter(({ kind }) => closedBy[act].some((each) => each === kind))
  const [most] = closing
  return most && restrictedTexts[most.kind](lastDay(ctx, closing))
}

/** The day on which the last of these ends; undefined: one is for good. */
function lastDay({ clock }: Context, restrictions: InForce[]): string | undefined {
  const ends = restrictions.map(({ ends_at }) => ends_at?.getTime() ?? Number.POSITIVE_INFINITY)
  const last = Math.max(...ends)
  return Number.isFinite(last) ? vancouverDay(new Date(last), clock.now()) : undefined
}

import { pausedText } from '@reable/contract/messages/worry-rules'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findPauseEnd } from './pause-queries.ts'

/** Refuses as forbidden somebody who may write to nobody for some days, as a volunteer decided. */
export async function requireNoPause(ctx: Context, personId: number): Promise<void> {
  const until = await findPauseEnd(ctx, personId)
  const sentence = pauseSentence(ctx, until)
  if (sentence) throw new Refusal('forbidden', sentence)
}

/** What somebody is told who may not write yet; undefined when they may. */
export const pauseSentence = ({ clock }: Context, until: Date | null | undefined): string | undefined =>
  until && until > clock.now() ? pausedText(vancouverDay(until, clock.now())) : undefined

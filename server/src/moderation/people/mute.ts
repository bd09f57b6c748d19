import { pauseDays } from '@reable/contract/moderation/person-rules'
import { reportedReason } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import { whileStands } from '#cases'
import type { Context } from '#platform/context'
import { startRestriction } from '#restrictions'
import { requireRestrictable, type Volunteer } from '#volunteers'
import { updateRestriction } from './person-report-queries.ts'

type Muted = {
  person: Person
  /** The reports that it comes of. */
  reports: readonly number[]
  volunteer: Volunteer
  /** What the person reads; empty where the volunteer has no words of their own. */
  words: string
  at: Date
  /** The case that it comes of, and the decision in it. */
  made?: { caseId: number; decision: number }
}

/** Mutes somebody who was reported for 7 days, and mails them. Returns the id of the restriction. Refuses as `requireRestrictable` does. */
export async function mute(ctx: Context, { person, reports, volunteer, words, at, made }: Muted): Promise<number> {
  await requireRestrictable(ctx, person)
  const restrictionId = await startRestriction(ctx, {
    ...{ person, kind: 'mute', days: pauseDays, reason: reportedReason, sentence: words || notAtEase },
    ...{ decidedBy: volunteer.id, at, ...(made && { caseId: made.caseId, onlyWhile: whileStands(made.decision) }) },
  })
  for (const id of reports) await updateRestriction(ctx, { id, restrictionId })
  return restrictionId
}

const notAtEase = 'Somebody was not at ease with your messages, and asked us for help.'

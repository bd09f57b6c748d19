import type { Answer } from '@reable/contract/client'
import { shownAtMost } from '@reable/contract/people/rules'
import type { Person } from '#accounts'
import { whyInvolved } from '#moderation'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { findWorstInForce } from '#restrictions'
import { hasActedSince, recordAct, requireMay, type Volunteer } from '#volunteers'
import { showSecondFactor } from '../lost-factor/show-second-factor.ts'
import { selectNotesAbout } from '../notes/note-queries.ts'
import { selectRestrictions } from '../restricting/restricting-queries.ts'
import { showRestriction } from '../restricting/show-restriction.ts'
import { serializeAccount } from '../serialize-account.ts'
import { countConversationsOf, countListingsOf, findAccountRow } from './account-queries.ts'
import { noSuchAccount } from './no-such-account.ts'
import { findReportsMade, findReportsReceived, type Reports } from './report-queries.ts'

type Input = { volunteer: Person | undefined; id: number }

/**
 * Returns all that volunteers may know of somebody. That it was opened is logged, once for what a volunteer opens within an hour. Refuses
 * as not found an account that is not there, and as `requireMay` does.
 */
export async function getAccount(ctx: Context, { id, ...input }: Input): Promise<Answer<'getPerson'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'see_person')
  const row = await findAccountRow(ctx, id)
  if (!row) throw noSuchAccount()
  await recordOpening(ctx, volunteer, id)
  const [listings, conversations, made, received, restricted, restrictions, notes, factor] = await Promise.all([
    countListingsOf(ctx, id),
    countConversationsOf(ctx, id),
    findReportsMade(ctx, id, shownAtMost),
    findReportsReceived(ctx, id, shownAtMost),
    findWorstInForce(ctx, [id]),
    selectRestrictions(ctx, { personId: id, limit: shownAtMost }),
    selectNotesAbout(ctx, { personId: id, limit: shownAtMost }),
    showSecondFactor(ctx, id, volunteer),
  ])
  return {
    ...serializeAccount(row, { volunteer, restricted: restricted.get(id) }),
    ...{ listings, conversations, reports_made: serializeReports(made), reports_received: serializeReports(received) },
    restrictions: await Promise.all(restrictions.map((each) => showRestriction(ctx, each, volunteer))),
    notes: notes.map(({ written_at, ...note }) => ({ ...note, written_at_utc: written_at.toISOString() })),
    ...factor,
    own: volunteer.id === id,
    barred: await whyInvolved(ctx, { volunteer, act: 'restrict_person', personId: id }),
  }
}

async function recordOpening(ctx: Context, volunteer: Volunteer, id: number): Promise<void> {
  const opening = { volunteer, act: 'see_person', subject: { kind: 'person', id } } as const
  if (await hasActedSince(ctx, opening, new Date(ctx.clock.now().getTime() - hour))) return
  await recordAct(ctx, opening)
}

const serializeReports = ({ latest, ...counts }: Reports) => ({
  ...counts,
  latest: latest.map(({ at, ...report }) => ({ ...report, at_utc: at.toISOString() })),
})

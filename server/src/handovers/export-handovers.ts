import type { Context } from '#platform/context'
import { noSuggestion, selectMeetingsOf } from './meetings/meeting-queries.ts'
import { selectNoShowsOf } from './meetings/no-show-queries.ts'
import { selectPromisesOf } from './promises/promise-queries.ts'
import { selectNotifiedRecalls } from './recalls/received-queries.ts'
import { selectSheetsOf } from './sheets/sheet-queries.ts'
import { selectWaitingOf } from './waiting/waiting-queries.ts'

/** Exports what a person promised or was promised, what they wait for, their meetings, their handover sheets, of which recalls they were told, and that others said they did not come. */
export async function exportHandovers(ctx: Context, { personId }: { personId: number }) {
  return {
    promises: await selectPromisesOf(ctx, personId),
    waiting: await selectWaitingOf(ctx, personId),
    meetings: (await selectMeetingsOf(ctx, personId)).map((meeting) => shownTo(personId, meeting)),
    sheets: await selectSheetsOf(ctx, personId),
    recalls: await selectNotifiedRecalls(ctx, personId),
    said_not_to_have_come: await selectNoShowsOf(ctx, personId),
  }
}

type OwnedMeeting = Awaited<ReturnType<typeof selectMeetingsOf>>[number]

/** A meeting as one of its two sees it: not what the other suggested behind a block, nor that there was one. */
function shownTo(personId: number, { owner_id, ...meeting }: OwnedMeeting) {
  const role = owner_id === personId ? 'owner' : 'buyer'
  const isTheirs = meeting.suggested_hidden && meeting.suggested_by !== role
  const { suggested_hidden: _, ...shown } = isTheirs ? { ...meeting, ...noSuggestion } : meeting
  return shown
}

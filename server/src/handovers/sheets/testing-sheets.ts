import { expect } from 'vitest'
import { call, type Program } from '../../listings/testing.ts'
import { signedIn, someone } from '../../testing.ts'
import { byToken, type Deal, sweep } from '../testing.ts'

export const beforeMeeting = new Date('2026-11-23T20:00:00Z')
export const afterMeeting = new Date('2026-11-28T23:00:00Z')

/** What is done with sheets; the program is asked for when the tests run. */
export const sheetActs = (program: () => Program) => ({
  read: (token: string) => byToken(program(), 'read_sheet', { token }),
  tick: (token: string, ticks: string[], more = {}) => byToken(program(), 'tick_sheet', { token, ticks, ...more }),
  /** Somebody new lists the thing again. */
  again: async (token: string) => {
    const headers = await signedIn(program().ctx, await someone(program().ctx))
    return byToken(program(), 'list_again', { token }, headers)
  },
  /** The owner says where it went: to the buyer of this deal, to somebody else, or elsewhere. */
  sell: async (
    { listingId, headers, owner }: Deal,
    selected_option = 'exchanged',
    isNamed = selected_option === 'exchanged',
  ) => {
    const feedback = {
      post_id: listingId,
      selected_option,
      ...(isNamed && { conversation_id: owner.conversationId }),
    }
    expect((await call(program(), 'POST', '/feedbacks', headers, { feedback })).status).toBe(200)
    await sweep(program())
  },
  rowOf: (deal: Deal) =>
    program()
      .ctx.db.selectFrom('handover_sheets')
      .selectAll()
      .where('conversation_id', '=', deal.owner.conversationId)
      .executeTakeFirstOrThrow(),
})

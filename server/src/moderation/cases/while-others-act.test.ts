import { expect, test } from 'vitest'
import { type Context, inTransaction } from '#platform/context'
import type { call } from '../../listings/testing.ts'
import { ask, side, somePair } from '../../messages/testing.ts'
import { waitForBlockedSession } from '../../platform/database/testing-locks.ts'
import { forgetEverything } from '../../privacy/forget-everything.ts'
import { someListing } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { reportPerson } from '../people/report-person.ts'
import { lockReported } from './people-queries.ts'
import {
  caseOf,
  decide,
  decideAnswer,
  openCaseAbout,
  pendingMessage,
  reportedPerson,
  restrictAnswered,
  someVolunteerCalled,
} from './testing-cases.ts'

const program = await programOfFile()
const ida = await someVolunteerCalled(program, 'Ida', 'steward')
const vera = await someVolunteerCalled(program, 'Vera')
const _mei = await someVolunteerCalled(program, 'Mei')

type Answer = Awaited<ReturnType<typeof call>>

/** Acts while somebody else has locked a person, who does more once the act waits, or is over. */
async function whileOthersAct(personId: number, act: () => Promise<Answer>, more: (ctx: Context) => Promise<unknown>) {
  const { acting } = await inTransaction(program.ctx, async (ctx) => {
    await lockReported(ctx, personId)
    const acting = act()
    await Promise.race([waitForBlockedSession(program.database.pool), acting])
    await more(ctx)
    return { acting }
  })
  return acting
}

/** Somebody else, to whom this person wrote, reports them. */
async function prepareReport(buyer: Parameters<typeof ask>[1]) {
  const owner = await side(program.ctx, 'Olga')
  const listing = await someListing(program.ctx, owner.person)
  const { body } = await ask(program, buyer, listing, 'Is it there?')
  const of = { reporter: owner.person, conversationId: body.data.conversation_id as number, admit: async () => {} }
  return (ctx: Context) => reportPerson(ctx, { ...of, reasons: [], words: 'He shouts', messageIds: [] })
}

test('who decides about an answer waits for a report that comes in, which waits in the case then', async () => {
  const { buyer } = await somePair(program)
  const report = await prepareReport(buyer)
  await restrictAnswered(program, ida, buyer)
  const personId = buyer.person.id
  const caseId = (await openCaseAbout(program, { person_id: personId })) ?? 0
  const { status, body } = await whileOthersAct(personId, () => decideAnswer(program, vera, caseId, 'leave'), report)
  expect([status, body.data?.next]).toEqual([200, caseId])
  expect((await caseOf(program, vera, caseId)).body.data.reasons).toEqual(['Somebody reported this person'])
})

test('who decides about somebody waits for one more report about them, and decides about that, too', async () => {
  const { caseId, personId, buyer } = await reportedPerson(program)
  const report = await prepareReport(buyer)
  expect((await whileOthersAct(personId, () => decide(program, vera, caseId, 'nothing'), report)).status).toBe(200)
  expect(await openCaseAbout(program, { person_id: personId })).toBeUndefined()
  const { reports } = (await caseOf(program, vera, caseId)).body.data
  const decisions = reports.map(({ decision }: { decision: { decision: string } | null }) => decision?.decision)
  expect(decisions).toEqual(['nothing', 'nothing'])
})

test('who decides about a message whose writer leaves at that moment reads that it waits no more', async () => {
  const { caseId, buyer } = await pendingMessage(program)
  const deliver = () => decide(program, vera, caseId, 'deliver')
  const { status, body } = await whileOthersAct(buyer.person.id, deliver, (ctx) => forgetEverything(ctx, buyer.person))
  expect([status, body.error]).toEqual([404, 'This message waits no more. Somebody may have decided about it.'])
})

import { expect } from 'vitest'
import { call, type Program, setListing } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { runRecallJobs, scooterCard } from '../../recalls/testing.ts'
import { signedIn, someone, testProgram } from '../../testing.ts'
import { byToken, type Deal, meet, type Side, seedDeal, sweep } from '../testing.ts'

const start = new Date('2026-11-23T20:00:00Z')
const afterMeeting = new Date('2026-11-28T23:00:00Z')

type Thing = { brand: string; model: string; wants?: boolean }

const cardOf = (brand: string) => ({ ...scooterCard, name: `${brand} scooters`, brands: [brand] })

export const [isRecalled, mayBe] = ['Something you received is recalled', 'Something you received may be recalled']

export const recallMails = async (side: Side) =>
  (await side.mails()).filter(({ subject }) => subject.startsWith('Something you received'))

export const subjects = async (side: Side) => (await recallMails(side)).map(({ subject }) => subject)

/** A steward who writes and changes cards. */
async function recallsBy(program: Program) {
  const steward = await makeVolunteer(program.ctx, await someone(program.ctx))
  const room = () => signedIn(program.ctx, steward)

  /** A new card of a brand, of which all are told who are to be. */
  async function recall(brand: string): Promise<{ id: number }> {
    const { status, body } = await call(program, 'POST', '/console/recalls', await room(), cardOf(brand))
    expect(status).toBe(200)
    await runRecallJobs(program.ctx)
    return body.data
  }

  async function change(brand: string, { id }: { id: number }, changes: object) {
    const body = { ...cardOf(brand), withdrawn: false, version: 1, ...changes }
    const { status } = await call(program, 'PUT', `/console/recalls/${id}`, await room(), body)
    expect(status).toBe(200)
  }
  return { recall, change }
}

/** A program in which scooters are handed over, and a steward who writes cards about them. */
export async function handoversWithRecalls() {
  const program = await testProgram()
  let now = start
  program.ctx.clock = { now: () => now }

  /** A scooter of which two agreed to meet about, whose receiver wants to be told of recalls or not. */
  async function agreed({ brand, model, wants = true }: Thing): Promise<Deal & { token: string }> {
    now = start
    const deal = await seedDeal(program)
    const changes = { equipment_type_id: 8, title: 'Red scooter', properties: JSON.stringify({ brand, model }) }
    await setListing(program.ctx, deal.listingId, changes)
    const { ofReceiver } = await meet(deal)
    const ticked = await byToken(program, 'tick_sheet', { token: ofReceiver, ticks: [], wants_recalls: wants })
    expect(ticked.status).toBe(200)
    return { ...deal, token: ofReceiver }
  }

  async function handOver(deal: Deal): Promise<void> {
    now = afterMeeting
    const feedback = {
      post_id: deal.listingId,
      selected_option: 'exchanged',
      conversation_id: deal.owner.conversationId,
    }
    expect((await call(program, 'POST', '/feedbacks', deal.headers, { feedback })).status).toBe(200)
    await sweep(program)
  }

  async function handedOver(thing: Thing) {
    const deal = await agreed(thing)
    await handOver(deal)
    return deal
  }

  const startAgain = () => {
    now = start
  }
  return { program, agreed, handOver, handedOver, startAgain, ...(await recallsBy(program)) }
}

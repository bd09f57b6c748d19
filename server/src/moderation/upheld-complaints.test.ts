import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { decide, reportedListing, reportedPerson, someVolunteerCalled } from './cases/testing-cases.ts'
import { neighbour, report } from './testing.ts'

const program = await programOfFile()
const vera = await someVolunteerCalled(program, 'Vera')

/** People of whom a volunteer decided that a report about them, or about a listing of theirs, was right. */
const complainedOf: Record<string, () => Promise<Person>> = {
  'a listing of theirs stayed hidden': async () => {
    const { owner, caseId } = await reportedListing(program)
    await decide(program, vera, caseId, 'keep', 'It is not as described.')
    return owner
  },
  'they were muted': async () => {
    const { buyer, caseId } = await reportedPerson(program)
    await decide(program, vera, caseId, 'pause', 'Please be kind.')
    const confirmed_at = new Date(program.ctx.clock.now().getTime() - 30 * day)
    await program.ctx.db.updateTable('people').set({ confirmed_at }).where('id', '=', buyer.person.id).execute()
    return buyer.person
  },
}

test.each(Object.keys(complainedOf))(
  'after a release a report does not count whose reporter was complained of, and rightly: %s',
  async (how) => {
    const person = await complainedOf[how]?.()
    if (!person) throw new Error('nobody was complained of')
    const id = await someListing(program.ctx, await someone(program.ctx))
    const reportBy = async (by: Person) =>
      expect((await report(program, id, ['duplicate'], { headers: await signedIn(program.ctx, by) })).status).toBe(200)
    const isShown = async () => (await get(program, `/posts/${id}`)).status === 200
    for (let times = 0; times < 3; times++) await reportBy(await neighbour(program.ctx))
    expect(await isShown()).toBe(false)
    const { case_id } = await program.ctx.db
      .selectFrom('cases')
      .select('id as case_id')
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow()
    await decide(program, vera, case_id, 'release')
    for (const by of [await neighbour(program.ctx), await neighbour(program.ctx), person]) await reportBy(by)
    expect(await isShown()).toBe(true)
    await reportBy(await neighbour(program.ctx))
    expect(await isShown()).toBe(false)
  },
)

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call } from '../listings/testing.ts'
import { hidingCases, type Marked, twoListings } from '../listings/testing-hiding.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let headers: Record<string, string>
let owner: Person
let hidden: Marked
let shown: Marked

beforeEach(async () => {
  program = await testProgram()
  ;({ owner, shown, hidden } = await twoListings(program.ctx))
  headers = await signedIn(program.ctx, await someone(program.ctx))
  for (const { id } of [shown, hidden]) await call(program, 'PUT', `/api/saved/${id}`, headers)
})
afterEach(() => program.close())

/** The state that others see after each way of hiding; `gone` for all that are not named here. */
const stateAfterHiding: Record<string, string> = {
  'it is sold here': 'sold',
  'it is sold elsewhere': 'sold',
  'it is deleted': 'taken_down',
}

describe('of a saved listing others learn no more than how it ended when', () => {
  test.each(Object.entries(hidingCases))('%s', async (words, hide) => {
    await hide(program, { owner, id: hidden.id })
    // Its title and price while nobody may see it.
    await program.ctx.db
      .updateTable('listings')
      .set({ title: 'Secret title', price: 1 })
      .where('id', '=', hidden.id)
      .execute()
    const state = stateAfterHiding[words] ?? 'gone'
    const deviceAnswer = await get(program, `/api/saved/states?post_ids=${hidden.id},${shown.id}`)
    expect(deviceAnswer.body.data).toMatchObject([
      { post_id: hidden.id, state, card: null },
      { post_id: shown.id, state: 'available', card: { id: shown.id } },
    ])
    expect(JSON.stringify(deviceAnswer.body.data[0])).not.toMatch(/Secret title|zebrawood/)
    const { body } = await get(program, '/api/saved', headers)
    const saved = body.data.find(({ post_id }: { post_id: number }) => post_id === hidden.id)
    // The person who closed their account is forgotten, also by those who saved something of theirs.
    if (words === 'its owner closed the account') expect(saved).toBeUndefined()
    else expect(saved).toMatchObject({ state, card: null, price: 77 })
    expect(JSON.stringify(body)).not.toContain('Secret title')
    if (state === 'taken_down') expect(saved.title).toBe('Transport chair (helper pushes)')
  })
})

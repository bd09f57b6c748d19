import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOrCreatePerson } from '#accounts'
import { testProgram } from '../src/testing.ts'
import { villagePassword } from './village/index.ts'
import { openVillage, refuseVillage } from './village.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const published = 'holds the demonstration, whose people have published passwords'

test('a database is the demonstration’s by one of its people alone, once they can sign in', async () => {
  const { ctx } = program
  await findOrCreatePerson(ctx, { email: 'someone@example.org', password: villagePassword, confirmed: true })
  await findOrCreatePerson(ctx, { email: 'grace@village.example', confirmed: true })
  await refuseVillage(ctx)
  await findOrCreatePerson(ctx, { email: 'vera@village.example', password: villagePassword, confirmed: true })
  await expect(refuseVillage(ctx)).rejects.toThrow(published)
  await ctx.db.deleteFrom('people').execute()
  await refuseVillage(ctx)
})

test('and from the moment that the village is queued, before the first of them is seeded', async () => {
  const { ctx } = program
  await openVillage(ctx)
  await expect(refuseVillage(ctx)).rejects.toThrow(published)
})

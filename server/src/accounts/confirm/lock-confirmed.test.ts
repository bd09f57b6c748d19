import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { someone, testProgram } from '../../testing.ts'
import { lockPerson } from '../people/lock-person.ts'
import type { Program } from '../testing.ts'
import { lockConfirmed } from './lock-confirmed.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const isConfirmed = (id: number) => inTransaction(program.ctx, (ctx) => lockConfirmed(ctx, { person: { id } }))

test('what somebody does asks once whether their address is confirmed, and for who has left it ends', async () => {
  const [confirmed, not] = [await someone(program.ctx), await someone(program.ctx, { confirmed: false })]
  expect([await isConfirmed(confirmed.id), await isConfirmed(not.id)]).toEqual([true, false])
  await expect(isConfirmed(999_999)).rejects.toMatchObject({ code: 'signed_out' })
})

test('it waits for whoever changes or closes the account at this moment', async () => {
  const { id } = await someone(program.ctx)
  const lock = (ctx: Program['ctx']) => lockPerson(ctx, { personId: id })
  expect(await whileLocked(program, { lock, act: () => isConfirmed(id) })).toEqual({ waited: true, result: true })
})

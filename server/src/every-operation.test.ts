import type { OperationId } from '@reable/contract/client'
import { errorEnvelope } from '@reable/contract/errors'
import type { Operation, RefusalCode } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { openRollback, type Rollback } from './platform/database/testing-rollback.ts'
import { testProgram } from './testing.ts'
import { type Call, type Caller, junkFor, letIn, type Rule, rules, someWorld } from './testing-operations.ts'
import { whoMay } from './testing-who-may.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let rollback: Rollback
let world: Awaited<ReturnType<typeof someWorld>>

beforeAll(async () => {
  program = await testProgram()
  world = await someWorld(program)
  rollback = await openRollback(program.database.connection)
})
afterAll(async () => {
  await rollback.close()
  await program.close()
})

type Case = { id: OperationId; caller: Caller; answer: RefusalCode | typeof letIn }

const cases = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  Object.entries<Rule[Caller]>(rules[whoMay[id]]).map(([caller, answer]) => ({ id, caller, answer }) as Case),
)

/** The code and sentence of an answer, undefined unless it refuses; a refusal is one that the operation promises, and says nothing else. */
async function refusalOf(id: OperationId, caller: Caller, call: Call) {
  const { status, text } = await world.send(caller, call)
  if (status < 400) return undefined
  expect(text).not.toMatch(leaks)
  expect(text).not.toContain(world.tokenOf(caller) ?? 'no token')
  const { code, error } = errorEnvelope.strict().parse(JSON.parse(text))
  expect(promisedBy(operations[id])).toContain(code)
  expect(status).toBe(new Refusal(code as RefusalCode, '').status)
  return { code, error }
}

/** What no answer holds: a place in a file, SQL, what the database says, a token. */
const leaks = /\.[jt]sx?:\d|node_modules|\bat \S+ \(|select .+ from|insert into|update \w+ set|violates|relation "/i

/** What an operation promises, and what comes before it: a body that cannot be read, an address that leads nowhere. */
const promisedBy = ({ path, refusals, body }: Operation): RefusalCode[] => [
  ...refusals,
  ...(refusals.includes('signed_out') ? (['banned', 'limited'] as const) : []),
  ...(body ? (['malformed', 'too_large'] as const) : []),
  ...(path.includes(':') ? (['not_found'] as const) : []),
]

/** Does something that is made undone, so that what one who may does changes nothing for the next. */
async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
  const { db } = program.ctx
  Object.assign(program.ctx, { db: rollback.db })
  return rollback.tried(work).finally(() => Object.assign(program.ctx, { db }))
}

const refused = cases.filter(({ answer }) => answer !== letIn)
const open = cases.filter(({ answer }) => answer === letIn)

test.each(refused)('$id is refused to $caller: $answer', async ({ id, caller, answer }) => {
  const refusal = await refusalOf(id, caller, world.requestOf(id))
  expect(refusal?.code).toBe(answer)
  if (answer !== 'not_found' || caller !== 'a stranger') return
  // Nobody learns from a refusal that there is something, nor from a wrong body that there is a volunteers’ room.
  const call = world.requestOf(id, () => 999_999)
  if (operations[id].path.startsWith('/console/') && call.payload) call.payload = { not: 'this' }
  expect(refusal).toEqual(await refusalOf(id, caller, call))
})

test.each(open)('$id is open to $caller', async ({ id, caller }) => {
  const refusal = await undone(() => refusalOf(id, caller, world.requestOf(id)))
  expect([undefined, 'invalid', 'malformed', 'conflict']).toContain(refusal?.code)
})

const callers = (Object.keys(operations) as OperationId[]).map((id) => ({
  id,
  caller: open.findLast((one) => one.id === id)?.caller ?? 'a visitor',
}))

test.each(callers)('$id answers junk from $caller in words that it promises', async ({ id, caller }) => {
  const errors = new Map<string, string>()
  for (const { what, ...call } of junkFor(operations[id], world.requestOf(id)))
    await refusalOf(id, caller, call).catch(({ message }) => errors.set(what, message))
  expect(Object.fromEntries(errors)).toEqual({})
})

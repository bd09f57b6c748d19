import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call } from '../listings/testing.ts'
import { type Broken, isWhole, whole } from '../platform/database/testing-whole.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { announcements, subscribe } from './testing.ts'
import { sealUnsubscribeToken } from './unsubscribe-token.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let rosa: Person
const queue = 'graphile_worker._private_jobs'

beforeEach(async () => {
  program = await testProgram()
  rosa = await someone(program.ctx)
})
afterEach(() => program.close())

/** A call of Rosa, which throws where it is refused. */
async function send(method: 'POST' | 'DELETE', url: string, body?: object): Promise<void> {
  const { status } = await call(program, method, url, await signedIn(program.ctx, rosa), body)
  if (status !== 200) throw new Error(`answered with ${status}`)
}

const actions: Record<string, () => Promise<void>> = {
  'she asks for another type': () =>
    send('POST', '/notifications', { notification: { category_id: 3, equipment_type_id: 15 } }),
  'she ends a notification': async () => {
    const rows = program.ctx.db.selectFrom('notifications').select('id').where('person_id', '=', rosa.id)
    return send('DELETE', `/notifications/${(await rows.executeTakeFirstOrThrow()).id}`)
  },
  'the link of a mail ends it': () =>
    send('POST', '/unsubscribe', { token: sealUnsubscribeToken(program.ctx, { personId: rosa.id, typeId: 12 }) }),
}

test.each(Object.entries(actions))('nothing is answered as done that was not, when %s', async (_words, act) => {
  await subscribe(program.ctx, rosa)
  expect(await isWhole(program.database.pool, { table: 'notifications' }, [], act)).toEqual(whole)
})

const broken: [string, Broken][] = [
  ['the mail cannot be written', { table: 'mails' }],
  ['the mail cannot be queued', { table: queue }],
  ['it cannot be noted who was told', { table: 'notified' }],
]

test.each(broken)('[NOTI-07] nobody counts as told when %s, and the next run tells them', async (_words, failure) => {
  await subscribe(program.ctx, rosa)
  const listingId = await someListing(program.ctx, await someone(program.ctx))
  const notify = () => notifySubscribers(program.ctx, { listingId })
  expect(await isWhole(program.database.pool, failure, ['mails', 'notified', queue], notify)).toEqual(whole)
  expect((await announcements(program.ctx)).map(({ recipient }) => recipient)).toEqual([rosa.email])
})

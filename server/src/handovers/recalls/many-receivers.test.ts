import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { someone } from '../../testing.ts'
import { notifyOfWithdrawalSoon } from './notify-of-withdrawal.ts'
import { handoversWithRecalls, isRecalled, subjects } from './testing.ts'

const { program, handedOver, recall, change } = await handoversWithRecalls()
afterAll(() => program.close())

const longAgo = new Date('2010-07-01T20:00:00Z')

/** So many things of one receiver that no recall is about. */
async function otherThings(count: number): Promise<void> {
  const { id } = await someone(program.ctx)
  await sql`insert into handover_sheets
    (token_hash, equipment_type_id, created_at, receiver_id, wants_recalls, handed_over_at, keys)
    select convert_to('thing ' || n, 'utf8'), 8, ${longAgo}, ${id}::bigint, true, ${longAgo}, '{}'
    from generate_series(1, ${count}::integer) n`.execute(program.ctx.db)
}

/** So many people who were told of a recall. Returns the last of them. */
async function othersNotified(cardId: number, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    with notified_people as (
      insert into people (email, created_at) select 'told-' || n || '@example.org', ${longAgo}
      from generate_series(1, ${count}::integer) n returning id
    ), sheets as (
      insert into handover_sheets (token_hash, equipment_type_id, created_at, receiver_id, wants_recalls, handed_over_at)
      select convert_to('told ' || id, 'utf8'), 8, ${longAgo}, id, true, ${longAgo} from notified_people returning id
    ), notified as (
      insert into handover_recalls (sheet_id, card_id, notified_at)
      select id, ${cardId}::bigint, ${longAgo} from sheets returning sheet_id
    )
    select max(id)::float8 as last from notified_people, (select count(*) from notified) as written`.execute(
    program.ctx.db,
  )
  return rows[0]?.last ?? 0
}

/** Takes what waits to be compared next. */
async function takeRuns() {
  const { rows } = await sql<{ payload: object }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'check-received' returning j.payload`.execute(program.ctx.db)
  return rows.map(({ payload }) => payload)
}

test('a receiver behind five thousand other things is told of a recall as well', async () => {
  await otherThings(5_000)
  const deal = await handedOver({ brand: 'Osprey', model: '501' })
  await recall('Osprey')
  expect(await subjects(deal.buyer)).toEqual([isRecalled])
})

test('that a recall was withdrawn goes on behind the first thousand who were told of it, and ends with the last', async () => {
  const card = await recall('Petrel')
  const cardId = Number(card.id)
  const last = await othersNotified(cardId, 1_000)
  await change('Petrel', card, { withdrawn: true })
  const runFrom = async (after: number) => {
    await takeRuns()
    await notifyOfWithdrawalSoon(program.ctx, { cardId, version: 2, after })
    return takeRuns()
  }
  expect(await runFrom(0)).toEqual([{ cardId, version: 2, after: last }])
  expect([await runFrom(last - 1), await runFrom(last)]).toEqual([[], []])
})

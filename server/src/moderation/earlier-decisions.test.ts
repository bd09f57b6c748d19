import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { asOwner } from '../platform/database/testing.ts'
import { programOfFile } from '../testing-file.ts'
import { caseOf, decideListing, openCaseAbout, reportedListing, someVolunteerCalled } from './cases/testing-cases.ts'
import { report } from './testing.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera')
const migration = join(import.meta.dirname, '../../migrations/0088_one-table-of-decisions.sql')

test('what was decided before there were cases is read on the page of a case, once, below what was decided since', async () => {
  const { id } = await reportedListing(program)
  await decideListing(program, vera, id, 'release', 'All right')
  const { db, clock } = program.ctx
  const { decided_at } = await db
    .selectFrom('case_decisions as d')
    .innerJoin('cases as c', 'c.id', 'd.case_id')
    .select('decided_at')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  const long = new Date(clock.now().getTime() - 400 * day)
  const by = { listing_id: id, volunteer_id: vera.person.id }
  await db
    .insertInto('decisions')
    .values([
      { ...by, decision: 'keep', words: 'Twice here', decided_at: long },
      { ...by, decision: 'release', words: 'All right', decided_at },
    ])
    .execute()
  for (let times = 0; times < 2; times++) await asOwner(program.database.pool, readFileSync(migration, 'utf8'))
  await report(program, id, ['scam'], { address: '192.0.2.7' })
  const waiting = (await openCaseAbout(program, { listing_id: id })) ?? 0
  expect((await caseOf(program, vera, waiting)).body.data.decisions).toMatchObject([
    { decision: 'release', words: 'All right', fixed: null },
    { decision: 'keep', words: 'Twice here', decided_by: 'Vera', decided_at_utc: long.toISOString() },
  ])
})

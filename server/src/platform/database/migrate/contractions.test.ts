import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findContractions } from './contractions.ts'
import { contractsFrom, numberOf, runsAlone } from './migrate.ts'
import { findMigrations } from './migration-files.ts'
import { statementsIn } from './statements-in.ts'

/** The newest migration of before there was a release that anybody could go back to. */
const before = '0051'

/** What a migration was found to do, and does all the same, each with the reason. */
const excepted: Record<string, string> = {
  '0075_unproved-sign-ups: writes the rows of people at once':
    'only accounts that were not confirmed yet, which end 30 days after the sign-up',
  '0087_public-data: is not known to be an expansion: drop function note_change() cascade':
    'the program of before finds no change noted, and renders each page anew',
  '0087_public-data: is not known to be an expansion: drop table changes':
    'the program of before cannot look at it, and renders each page anew',
}

const { folder, names } = await findMigrations()
const textOf = (name: string) => readFile(join(folder, `${name}.sql`), 'utf8')

describe('docs/decisions/0075: the program of before goes on beside a migration', () => {
  test('a migration only adds, or says by its name from which on nobody uses what it takes away', async () => {
    const wrong: string[] = []
    for (const name of names.filter((name) => numberOf(name) > before)) {
      const from = contractsFrom(name)
      const known = names.some((other) => numberOf(other) === from && numberOf(other) < numberOf(name))
      if (from && !known) wrong.push(`${name}: there is no migration ${from} before it`)
      if (!from) wrong.push(...findContractions(await textOf(name)).map((found) => `${name}: ${found}`))
    }
    expect(wrong).toEqual(Object.keys(excepted))
  })

  test('a migration beside the work is one statement, which goes on where it was left', async () => {
    for (const name of names.filter(runsAlone)) {
      const statements = statementsIn(await textOf(name)).map(({ text }) => text)
      expect(statements, name).toHaveLength(1)
      expect(statements[0]).toMatch(/^(create index concurrently if not exists|drop index concurrently if exists) /)
    }
  })
})

describe('the program of before would notice', () => {
  test.each([
    ['drop table saved', 'not known'],
    ['alter table listings rename column title to name', 'renames'],
    ['alter table listings alter column price type bigint', 'changes the type'],
    ['alter table listings add column colour text not null', 'must be filled'],
    ['alter table only listings add check (price < 9)', 'adds a condition'],
    ['create unique index on banners (content)', 'adds a condition'],
    ["insert into screening_signals (kind) values ('unheard of')", 'adds rows to screening_signals'],
    ['do $$ begin alter table listings rename title to name; end $$', 'in a block'],
  ])('%s', (sql, why) => expect(findContractions(sql)).toEqual([expect.stringContaining(why)]))
})

describe('whoever works meanwhile would wait for it', () => {
  test.each([
    ['update listings set title = upper(title)', 'writes the rows of listings'],
    ['truncate saved', 'writes the rows of saved'],
    ['create index on listings (price)', 'locks listings'],
  ])('%s', (sql, why) => expect(findContractions(sql)).toEqual([expect.stringContaining(why)]))
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { freshPhoto } from '../pictures/encoding/testing-photos.ts'
import { get, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { type PersonalColumn, personalColumns } from './personal-data.ts'
import { seedBelongings } from './testing.ts'

const program = await programOfFile()
afterAll(endPictureProcess)

/** By what its foreign key does when the account goes: cascade, set null, nothing. */
const possible: Record<string, PersonalColumn['onClosing'][]> = {
  c: ['deleted', 'removed first'],
  n: ['name taken off', 'removed first'],
  a: ['removed first'],
}

test('every column that names a person says what becomes of it when the account is closed, as the database does it', async () => {
  const { rows } = await program.database.pool.query<{ name: string; rule: string }>(
    `select k.conrelid::regclass || '.' || a.attname as name, k.confdeltype as rule
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
     where k.contype = 'f' and k.confrelid = 'people'::regclass`,
  )
  const listed = personalColumns.filter(({ onClosing }) => onClosing !== 'kept')
  const nameOf = ({ table, column }: PersonalColumn) => `${table}.${column}`
  expect(listed.map(nameOf).sort()).toEqual(rows.map(({ name }) => name).sort())
  const ruleOf = new Map(rows.map(({ name, rule }) => [name, rule]))
  const wrong = listed.filter((one) => !possible[ruleOf.get(nameOf(one)) ?? '']?.includes(one.onClosing))
  expect(wrong.map(nameOf)).toEqual([])
})

test('whoever downloads their data finds the rows of each table that are theirs, and no others', async () => {
  const { ctx } = program
  const [person, other] = [await someone(ctx), await someone(ctx)]
  const photos = async (): Promise<[Buffer, Buffer]> => [await freshPhoto(), await freshPhoto()]
  const { headers } = await seedBelongings(ctx, person, { title: 'Mine', photos: await photos() })
  await seedBelongings(ctx, other, { title: 'Not mine', photos: await photos() })
  const { data } = (await get(program, '/api/user/data', headers)).body
  const counts = personalColumns.flatMap(({ exported, onClosing }) => {
    // The log of what volunteers did has its own test.
    if ('not' in exported || onClosing === 'kept') return []
    const found = exported.at.split('.').reduce((part, name) => part[name], data)
    return [[exported.at, found.length]]
  })
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
})

const page = join(import.meta.dirname, '../../../docs/retention.md')

test('docs/retention.md says of each column what the table says', () => {
  const lines = personalColumns.map(({ table, column, onClosing, exported }) => {
    const download = 'not' in exported ? `no: ${exported.not}` : `\`${exported.at}\``
    return `| \`${table}.${column}\` | ${onClosing} | ${download} |`
  })
  const [, written = ''] = readFileSync(page, 'utf8').split(
    '| column | when the account is closed | in the download |\n|---|---|---|\n',
  )
  expect(written.split('\n\n')[0]?.trim().split('\n')).toEqual(lines)
})

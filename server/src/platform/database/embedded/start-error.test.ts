import { expect, test } from 'vitest'
import { toStartError } from './start-error.ts'

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

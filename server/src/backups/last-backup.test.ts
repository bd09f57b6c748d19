import { expect, test } from 'vitest'
import { programOfFile } from '../testing-file.ts'
import { insertBackup, updateFailure, updateToGood } from './backup-queries.ts'
import { lastBackup } from './last-backup.ts'

const program = await programOfFile()

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 24, hours))
const at = (hours: number) => ({ ...program.ctx, clock: { now: () => hour(hours) } })
const made = { bytes: 7, rows: 3, pictures: 2 }

test('the last good backup is the newest that was tried, and a failure is told until one that began after it', async () => {
  const state = () => lastBackup(program.ctx)
  expect(await state()).toEqual({ on: false, good: undefined, failed: undefined })
  await insertBackup(at(2), 'second')
  await insertBackup(at(1), 'first')
  await updateToGood(at(3), 'first', made)
  const first = { name: 'first', madeAt: hour(1), triedAt: hour(3), ...made }
  expect(await state()).toEqual({ on: false, good: first, failed: undefined })
  await updateFailure(at(4), 'second', 'The store does not answer.')
  await insertBackup(at(5), 'third')
  await updateFailure(at(5), 'third', 'The disk is full.')
  await updateFailure(at(1), 'first', 'At the very moment of its beginning.')
  expect(await state()).toEqual({ on: false, good: first, failed: { at: hour(5), reason: 'The disk is full.' } })
  await updateToGood(at(6), 'second', { ...made, bytes: 9 })
  expect((await state()).good).toMatchObject({ name: 'second', bytes: 9 })
  await insertBackup(at(7), 'fourth')
  await updateFailure(at(7), 'fourth', 'The first try was cut off.')
  await updateToGood(at(8), 'fourth', made)
  expect(await state()).toMatchObject({ good: { name: 'fourth', bytes: 7 }, failed: undefined })
})

import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { expiredBackups, nameOfBackup, timeOfBackup } from './backup-names.ts'

const first = new Date('2026-11-02T09:00:00Z')
const after = (days: number) => new Date(first.getTime() + days * day)

/** What lies in the place after so many nights, each of which made one and let go what had to. */
function placeAfter(nights: number, lastGood?: string): string[] {
  let names: string[] = ['notes.txt']
  for (let night = 0; night <= nights; night++) {
    names.push(nameOfBackup(after(night)))
    const expired = expiredBackups(names, after(night), lastGood)
    names = names.filter((name) => !expired.includes(name))
  }
  return names
}

test('a name says when its backup was begun, and other names say nothing', () => {
  expect(nameOfBackup(first)).toBe('reable-2026-11-02t09-00-00z.tar.gz.age')
  expect(timeOfBackup(nameOfBackup(first))).toEqual(first)
  for (const other of ['closed-accounts/2026', `x${nameOfBackup(first)}`, `${nameOfBackup(first)}.part`])
    expect([other, timeOfBackup(other)]).toEqual([other, undefined])
})

test('after a year of nights there are those of seven days, of four Mondays, and nothing older than 30 days', () => {
  const [notes, ...names] = placeAfter(364)
  expect(notes).toBe('notes.txt')
  const days = names.map((name) => (after(364).getTime() - (timeOfBackup(name)?.getTime() ?? 0)) / day)
  expect(days).toEqual([28, 21, 14, 7, 6, 5, 4, 3, 2, 1, 0])
})

test('the last good one stays however old it is, so that there is one', () => {
  expect(placeAfter(60, nameOfBackup(first))).toContain(nameOfBackup(first))
})

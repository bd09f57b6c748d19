import { expect, test } from 'vitest'
import { scheduleOf } from './schedule.ts'

const dueOf = (options: Parameters<typeof scheduleOf>[0]) =>
  new Map(scheduleOf(options).map(({ task, match }) => [task, match]))

test('what was brought is counted once an hour, in the demonstration every minute, where people of the village stay', () => {
  const [real, demonstration] = [true, false].map((isProduction) => dueOf({ isProduction, makesBackups: false }))
  expect([real?.get('count-impact'), real?.has('sweep-unconfirmed')]).toEqual(['5 * * * *', true])
  expect([demonstration?.get('count-impact'), demonstration?.has('sweep-unconfirmed')]).toEqual(['* * * * *', false])
})

test('a backup is made at two o’clock at night in Vancouver where there is a place for it', () => {
  expect(dueOf({ isProduction: true, makesBackups: true }).get('make-backup')).toBe('0 9 * * *')
  expect(dueOf({ isProduction: true, makesBackups: false }).has('make-backup')).toBe(false)
})

import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBusy } from './busy.ts'

/** What the process did: the moment, and for how long it had something to do until then, in milliseconds. */
const done = { at: 1_000, active: 0 }

beforeEach(() => {
  Object.assign(done, { at: 1_000, active: 0 })
  vi.spyOn(performance, 'now').mockImplementation(() => done.at)
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((now, before) => {
    if (!now) return { active: done.active, idle: 0, utilization: 0 }
    const active = now.active - ((before as EventLoopUtilization).active ?? 0)
    return { active, idle: 0, utilization: active / 100 }
  })
})
afterEach(() => vi.restoreAllMocks())

/** So many milliseconds pass, in so many of which the process had something to do. */
function pass(milliseconds: number, active: number): void {
  done.at += milliseconds
  done.active += active
}

test('a process is busy that had something to do for more than nine tenths of the last tenth of a second', () => {
  const isBusy = watchBusy(() => 0)
  expect(isBusy()).toBe(false)
  pass(99, 99)
  expect(isBusy()).toBe(false)
  pass(1, 1)
  expect(isBusy()).toBe(true)
  pass(99, 0)
  expect(isBusy()).toBe(true)
  pass(1, 90)
  expect(isBusy()).toBe(false)
  pass(100, 91)
  expect(isBusy()).toBe(true)
  pass(100, 20)
  expect(isBusy()).toBe(false)
})

test('a process is busy for as long as somebody waits for the database', () => {
  let queued = 0
  const isBusy = watchBusy(() => queued)
  expect(isBusy()).toBe(false)
  queued = 1
  expect(isBusy()).toBe(true)
  queued = 0
  expect(isBusy()).toBe(false)
})

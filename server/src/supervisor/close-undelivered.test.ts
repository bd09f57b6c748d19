import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeUndelivered } from './close-undelivered.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('of the connections on their way to a process that dies those that it has not taken are closed, once it has said its last', () => {
  const sent: unknown[] = []
  const child = Object.assign(new EventEmitter(), { send: (...all: unknown[]) => sent.push(...all) })
  closeUndelivered(child as unknown as ChildProcess)
  const closed: string[] = []
  const send = (message: object, name: string) => child.send(message, { close: () => closed.push(name) })
  const newConnection = (seq: number | undefined, name: string) => send({ act: 'newconn', seq }, name)
  newConnection(1, 'taken')
  newConnection(2, 'waits')
  newConnection(3, 'taken at last')
  newConnection(undefined, 'without a number')
  send({ act: 'other', seq: 4 }, 'something else')
  child.send({ act: 'newconn', seq: 5 })
  expect(sent.length).toBe(11)
  child.emit('internalMessage', { ack: 1 })
  child.emit('internalMessage', {})
  child.emit('exit')
  vi.advanceTimersByTime(99)
  child.emit('internalMessage', { ack: 3 })
  expect(closed).toEqual([])
  vi.advanceTimersByTime(1)
  expect(closed).toEqual(['waits'])
})

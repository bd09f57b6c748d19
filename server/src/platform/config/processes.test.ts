import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { countProcesses } from './processes.ts'

test('below four cores one process serves, else one for each core but one, eight at most', () => {
  expect([countProcesses('', 3), countProcesses('', 4)]).toEqual([1, 3])
  expect([1, 2, 3, 4, 6, 9, 64].map((cores) => countProcesses('auto', cores))).toEqual([1, 1, 1, 3, 5, 8, 8])
})

test('as many serve as are asked for; a program that only works the queue is one process', () => {
  expect(['1', '2', '64'].map((PROCESSES) => readConfig({ PROCESSES }).processes)).toEqual([1, 2, 64])
  const DATABASE_URL = 'postgres://reable@localhost/reable'
  expect(readConfig({ PROCESSES: '4', ROLE: 'web', DATABASE_URL }).processes).toBe(4)
  expect(readConfig({ PROCESSES: '4', ROLE: 'worker', DATABASE_URL }).processes).toBe(1)
})

test.each(['0', '65', '1.5', '-1', 'all', '2 processes'])('%j is no number of processes', (PROCESSES) => {
  expect(() => readConfig({ PROCESSES })).toThrow('PROCESSES: is auto or a number from 1 to 64')
})

import { expect, test } from 'vitest'
import {
  addReads,
  currentReads,
  recordCall,
  recordReads,
  recordStatement,
  recordUntil,
  withoutRecording,
} from './reads.ts'

test('what an answer reads is recorded with it, however deep, and what is no part of it is not', async () => {
  const { result, reads } = recordReads(3, async () => {
    recordStatement('select 1 from listings join people on true')
    await Promise.resolve()
    recordStatement('select 1 from banners')
    withoutRecording(() => recordStatement('select 1 from saved'))
    return currentReads()
  })
  expect(reads).toEqual({
    look: 3,
    tables: new Set(['listings', 'people']),
    until: Number.POSITIVE_INFINITY,
    openCalls: 0,
  })
  expect(await result).toBe(reads)
  expect([...reads.tables]).toEqual(['listings', 'people', 'banners'])
})

test('a statement whose changes nobody notes makes the answer hold for no time', () => {
  expect(recordReads(1, () => recordStatement('select 1 from listings, saved')).reads).toMatchObject({
    tables: new Set(['listings']),
    until: 0,
  })
})

test('an answer holds until the earliest of its moments', () => {
  const { reads } = recordReads(1, () => {
    for (const moment of [50, 40, 60]) recordUntil(moment)
  })
  expect(reads.until).toBe(40)
})

test('a call counts as open until its answer is there, or has failed', async () => {
  const call = Promise.withResolvers<string>()
  const { result, reads } = recordReads(1, async () => {
    const failing = recordCall(Promise.reject(new Error('no')))
    return [await recordCall(call.promise), await failing.catch(({ message }) => message)]
  })
  expect(reads.openCalls).toBe(2)
  call.resolve('yes')
  expect(await result).toEqual(['yes', 'no'])
  expect(reads.openCalls).toBe(0)
})

test('where nobody records, everything works the same', async () => {
  recordStatement('select 1 from listings')
  recordUntil(4)
  expect(await recordCall(Promise.resolve('yes'))).toBe('yes')
  expect(currentReads()).toBeUndefined()
})

test('an answer that is made from two is as old as the older, and holds as long as the shorter', () => {
  const reads = { look: 5, tables: new Set(['listings']), until: 70, openCalls: 1 }
  addReads(reads, { look: 4, tables: new Set(['people']), until: 90 })
  expect(reads).toEqual({ look: 4, tables: new Set(['listings', 'people']), until: 70, openCalls: 1 })
  addReads(reads, { look: 6, tables: new Set(), until: 60 })
  expect(reads).toMatchObject({ look: 4, until: 60 })
})

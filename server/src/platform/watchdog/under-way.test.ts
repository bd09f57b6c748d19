import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../database/testing.ts'
import { createApp } from '../http/app.ts'
import { noteUnderWay, readUnderWay, underWayMemory } from './under-way.ts'

const underWay = () => readUnderWay(underWayMemory)

test('a request is named by its route while it is under way, without what it asks for, and not after', async () => {
  const { app } = createApp(readConfig({ APP_ENV: 'test' }), quietLog)
  const { promise, resolve } = Promise.withResolvers<string>()
  app.get('/slow/:id', () => promise)
  const answer = app.inject('/slow/7?who=rosa')
  await expect.poll(() => underWay().all).toContain('GET /slow/:id')
  resolve('done')
  expect((await answer).statusCode).toBe(200)
  expect(underWay().all).not.toContain('GET /slow/:id')
  await app.close()
})

test('what is under way is read with the numbers of its jobs, also where more is than has room, and long names are cut', () => {
  const before = underWay().all
  const ends = [noteUnderWay('job send-mail 12'), noteUnderWay(`GET /${'é'.repeat(200)}`)]
  expect(underWay().jobIds).toContain('12')
  ends.push(...Array.from({ length: 100 }, (_, at) => noteUnderWay(`GET /${at}`)))
  expect(underWay().all).toHaveLength(64)
  for (const end of ends) end()
  expect(underWay().all).toEqual(before)
})

test('what has ended twice leaves room for one thing, not for two in one place', () => {
  const end = noteUnderWay('GET /before')
  end()
  end()
  const ends = [noteUnderWay('GET /one'), noteUnderWay('GET /two')]
  expect(underWay().all).toEqual(expect.arrayContaining(['GET /one', 'GET /two']))
  for (const each of ends) each()
})

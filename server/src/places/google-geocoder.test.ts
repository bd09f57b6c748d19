import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { get, testProgram } from '../testing.ts'
import { googleServer } from './testing-google.ts'

const google = await googleServer()
let program: Awaited<ReturnType<typeof testProgram>>

beforeEach(async () => {
  google.state.mood = 'up'
  google.state.requests.length = 0
  program = await testProgram(google.env)
})
afterEach(() => program.close())
afterAll(() => google.close())

const geocode = (code: string) => get(program, `/api/geocode?${new URLSearchParams({ postal_code: code })}`)
const reverse = () => get(program, '/api/geocode/reverse?lat=49.256543&long=-122.952345')

test('[GEO-09] with a key a maps service is called, and its position is rounded', async () => {
  expect((await geocode('V5A 1A1')).body.data).toEqual({ lat: 49.28, long: -122.91, municipal: 'Simon Fraser' })
  expect(google.state.requests[0]?.get('address')).toBe('V5A 1A1')
  expect((await reverse()).body.data).toEqual({ lat: 49.26, long: -122.95, municipal: 'Simon Fraser' })
  expect(google.state.requests[1]?.get('latlng')).toBe('49.26,-122.95')
})

test('[GEO-09] the same query is sent once, and what is outside the region not at all', async () => {
  for (let times = 0; times < 3; times++) await geocode('V5A-1A1')
  await geocode('K1A 0B1')
  await geocode('v5a 1a1')
  expect(google.state.requests).toHaveLength(1)
})

test.each(['nothing', 'no town'] as const)('[GEO-05] what the service finds %s for is invalid', async (mood) => {
  google.state.mood = mood
  const { status, body } = await geocode('V5A 1A1')
  const sentence = 'Oops! The postal code is invalid, please use A1A 1A1 format'
  expect([status, body.errors]).toEqual([422, { postal_code: [sentence] }])
  expect((await reverse()).body.data.municipal).toBe('Burnaby')
})

test.each(['broken', 'denies'] as const)(
  '[GEO-09] while the service is %s the embedded table answers',
  async (mood) => {
    google.state.mood = mood
    expect((await geocode('V5A 1A1')).body.data).toEqual({ lat: 49.26, long: -122.94, municipal: 'Burnaby' })
    expect((await reverse()).body.data.municipal).toBe('Burnaby')
    google.state.mood = 'up'
    expect((await geocode('V5A 1A1')).body.data.municipal).toBe('Simon Fraser')
  },
)

test('[GEO-09] a service that hangs is waited for once, then not called for a while', async () => {
  google.state.mood = 'hangs'
  const codes = ['V5A 1A1', 'V5B 1A1', 'V5C 1A1']
  const answers = await Promise.all(codes.map(geocode))
  expect(answers.map(({ body }) => body.data.municipal)).toEqual(['Burnaby', 'Burnaby', 'Burnaby'])
  expect((await geocode('V5E 1A1')).body.data.municipal).toBe('Burnaby')
  expect(google.state.requests).toHaveLength(3)
})

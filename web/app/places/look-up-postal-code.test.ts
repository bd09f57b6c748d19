import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLocation, locationState, setTypedCode, typedCode, updateLocation } from './location-store.ts'
import { lookUpPostalCode } from './postal-code-field.tsx'

const oops = 'Oops! The postal code is invalid, please use A1A 1A1 format'
const outside = 'This is outside Metro Vancouver, where our listings are.'
const burnaby = { data: { lat: 49.23, long: -123, municipal: 'Burnaby' } }
const vancouver = { data: { lat: 49.28, long: -123.12, municipal: 'Vancouver' } }

/** The pending look-ups with their codes: each is answered when the test says so. */
let lookUps: { code: string | null; answer: (status: number, body: object) => Promise<void> }[]
const answerTo = (code: string, status: number, body: object) =>
  lookUps.find((one) => one.code === code)?.answer(status, body)
const outsideRegion = { error: 'No.', code: 'invalid', flow_id: 'AAAA-AAAA', errors: { postal_code: [oops, outside] } }

beforeEach(() => {
  const stored = new Map<string, string>()
  lookUps = []
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', (address: string) => {
    const code = new URLSearchParams(address.split('?')[1]).get('postal_code')
    return new Promise<Response>((resolve) =>
      lookUps.push({
        code,
        answer: async (status, body) => {
          resolve(Response.json(body, { status }))
          await new Promise((passed) => setTimeout(passed))
        },
      }),
    )
  })
  forgetLocation()
  updateLocation({ allowSharingLocation: true })
})

function type(code: string): void {
  setTypedCode({ text: code })
  lookUpPostalCode(code)
}

test('[GEO-04] a code that was emptied while it was looked up does not come back', async () => {
  type('V5H 2A9')
  type('')
  await answerTo('V5H 2A9', 200, burnaby)
  expect(locationState()).toMatchObject({ postalCode: undefined, near: undefined, municipal: undefined })
  expect(typedCode()).toBeUndefined()
})

test('[GEO-05] of two codes the last one counts, whichever answer comes last and whatever it says', async () => {
  type('M5V 2T6')
  type('V6B 1A1')
  await answerTo('V6B 1A1', 200, vancouver)
  await answerTo('M5V 2T6', 422, outsideRegion)
  expect(locationState().postalCode).toBe('V6B 1A1')
  expect(typedCode()).toBeUndefined()
  type('V5H 2A9')
  type('M5V 2T6')
  await lookUps.at(-1)?.answer(422, outsideRegion)
  await answerTo('V5H 2A9', 200, burnaby)
  expect(typedCode()).toEqual({ text: 'M5V 2T6', error: `${oops}. ${outside}` })
  expect(locationState().postalCode).toBe('V6B 1A1')
})

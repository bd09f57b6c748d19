import { beforeEach, expect, test, vi } from 'vitest'
import { askPostalCode } from './ask-postal-code.ts'
import { forgetLocation, keepLocation, keepTyped, locationState, stopSharing, typedCode } from './location-store.ts'

const oops = 'Oops! The postal code is invalid, please use A1A 1A1 format'
const outside = 'This is outside Metro Vancouver, where our listings are.'
const burnaby = { data: { lat: 49.23, long: -123, municipal: 'Burnaby' } }
const vancouver = { data: { lat: 49.28, long: -123.12, municipal: 'Vancouver' } }

/** The look-ups on their way, by their code: each is answered when the test says so. */
let onTheirWay: { code: string | null; answer: (status: number, body: object) => Promise<void> }[]
const answerTo = (code: string, status: number, body: object) =>
  onTheirWay.find((one) => one.code === code)?.answer(status, body)
const outsideRegion = { error: 'No.', code: 'invalid', flow_id: 'AAAA-AAAA', errors: { postal_code: [oops, outside] } }

beforeEach(() => {
  const kept = new Map<string, string>()
  onTheirWay = []
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', (address: string) => {
    const code = new URLSearchParams(address.split('?')[1]).get('postal_code')
    return new Promise<Response>((resolve) =>
      onTheirWay.push({
        code,
        answer: async (status, body) => {
          resolve(Response.json(body, { status }))
          await new Promise((passed) => setTimeout(passed))
        },
      }),
    )
  })
  forgetLocation()
  keepLocation({ allowSharingLocation: true })
})

function type(code: string): void {
  keepTyped({ text: code })
  askPostalCode(code)
}

test('[GEO-04] a code that is found is shared from then on', async () => {
  type('V5H 2A9')
  await answerTo('V5H 2A9', 200, burnaby)
  expect(locationState()).toMatchObject({ postalCode: 'V5H 2A9', municipal: 'Burnaby', near: { lat: '49.23' } })
  expect(typedCode()).toBeUndefined()
})

test('[GEO-04] a code that was emptied while it was looked up does not come back', async () => {
  type('V5H 2A9')
  type('')
  await answerTo('V5H 2A9', 200, burnaby)
  expect(locationState()).toMatchObject({ postalCode: undefined, near: undefined, municipal: undefined })
  expect(typedCode()).toBeUndefined()
})

test.each([
  ['stops sharing', () => stopSharing()],
  ['leaves the device', () => forgetLocation()],
])('[GEO-10] what was asked for somebody who %s lands on nobody', async (_, end) => {
  type('V5H 2A9')
  end()
  keepLocation({ allowSharingLocation: true })
  await answerTo('V5H 2A9', 200, burnaby)
  expect(locationState()).toMatchObject({ postalCode: undefined, near: undefined })
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
  await onTheirWay.at(-1)?.answer(422, outsideRegion)
  await answerTo('V5H 2A9', 200, burnaby)
  expect(typedCode()).toEqual({ text: 'M5V 2T6', fault: `${oops}. ${outside}` })
  expect(locationState().postalCode).toBe('V6B 1A1')
})

test('[GEO-04] back at the code that is shared, what was asked in between counts no more', async () => {
  type('V5H 2A9')
  await answerTo('V5H 2A9', 200, burnaby)
  type('V6B 1A1')
  type('V5H 2A9')
  await answerTo('V6B 1A1', 200, vancouver)
  expect(locationState()).toMatchObject({ postalCode: 'V5H 2A9', municipal: 'Burnaby' })
})

test('[GEO-04] Enter and then Tab ask once; after a no it can be asked again', async () => {
  type('M5V 2T6')
  type('M5V 2T6')
  expect(onTheirWay).toHaveLength(1)
  await answerTo('M5V 2T6', 422, outsideRegion)
  type('M5V 2T6')
  expect(onTheirWay).toHaveLength(2)
})

test('[GEO-05] a faulty code stays with what is wrong with it until its person leaves', () => {
  type('98101')
  expect(typedCode()).toEqual({ text: '98101', fault: oops })
  stopSharing()
  expect(typedCode()?.text).toBe('98101')
  forgetLocation()
  expect(typedCode()).toBeUndefined()
})

test('[GEO-04] what is typed on while a code is looked up stays', async () => {
  type('V5H 2A9')
  keepTyped({ text: 'V6B' })
  await answerTo('V5H 2A9', 200, burnaby)
  expect(typedCode()).toEqual({ text: 'V6B' })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { keepOffer, takeOffer } from './offer.ts'

const prompt = vi.fn(async () => 'accepted')
const left = new AbortController()

beforeEach(() => vi.stubGlobal('window', new EventTarget()))

test('[GEN-13] the browser’s offer is held back until the person takes it up, and is there once', async () => {
  keepOffer(left.signal)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
  expect(await takeOffer()?.()).toBe('accepted')
  expect(takeOffer()).toBeUndefined()
  expect(prompt).toHaveBeenCalledOnce()
})

test('where the browser makes none, there is none to take up', () => {
  keepOffer(left.signal)
  window.dispatchEvent(new Event('beforeinstallprompt'))
  expect(takeOffer()).toBeUndefined()
})

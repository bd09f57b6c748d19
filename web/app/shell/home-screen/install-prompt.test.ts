import { beforeEach, expect, test, vi } from 'vitest'
import { captureInstallPrompt, takeInstallPrompt } from './install-prompt.ts'

const prompt = vi.fn(async () => 'accepted')
const controller = new AbortController()

beforeEach(() => vi.stubGlobal('window', new EventTarget()))

test('[GEN-13] the browser’s install prompt is deferred until the person accepts the hint, and opens once', async () => {
  captureInstallPrompt(controller.signal)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
  expect(await takeInstallPrompt()?.()).toBe('accepted')
  expect(takeInstallPrompt()).toBeUndefined()
  expect(prompt).toHaveBeenCalledOnce()
})

import type { Page } from '@playwright/test'
import { expect, waitForIntersections } from '../visit.ts'

export const flowId = '7F2K-90QA'
export const welcome = { type: 'success', title: 'Welcome back!', text: 'You have logged in successfully' }
export const broken = { type: 'error', title: 'Something went wrong.', text: 'Listing cannot be displayed', flowId }

/** The region of floating alerts, which stays in the window while the page scrolls. */
export const floating = (page: Page) => page.getByRole('region', { name: 'New notices' })

const icons = {
  success: /lucide-circle-check/,
  warning: /lucide-triangle-alert/,
  error: /lucide-circle-alert/,
  info: /lucide-info/,
}

export type ExpectedAlert = { type: keyof typeof icons; title: string; text?: string; seconds?: number }

/** Stops the page's clock, which the visit has installed, 10 seconds on: past the timers that have started so far. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** The step, in milliseconds, by which the page's clock goes on until an alert is there. */
const step = 20

/**
 * Expects an alert to float on the page, whose clock was stopped, with these texts and the icon of its type, and to stand after its
 * seconds, not a moment sooner, on the page itself. One without a time of its own has 5 seconds from when that is in sight.
 */
export async function expectFloats(page: Page, { type, title, text, seconds = 5 }: ExpectedAlert): Promise<void> {
  const titleText = page.getByText(title, { exact: true })
  const copy = page.locator('section[aria-label="New notices"] > div', { has: titleText })
  await expect(async () => {
    // On a page that is loaded meanwhile the script parts come at the first touch.
    await page.keyboard.press('Shift')
    await page.clock.runFor(step)
    expect(await copy.isVisible()).toBe(true)
  }).toPass({ intervals: [step] })
  await expect(copy.locator('svg').first()).toHaveClass(icons[type])
  await expect(copy.locator('p').first()).toHaveText(title)
  if (text) await expect(copy.locator('p').nth(1)).toHaveText(text)
  await page.evaluate(() => scrollTo(0, 0))
  await waitForIntersections(page)
  await page.clock.runFor(seconds * 1000 - step - 1)
  await expect(copy).toBeVisible()
  await page.clock.runFor(step + 1)
  await expect(copy).toBeHidden()
  await expect(page.locator('main').locator(titleText).first()).toBeVisible()
}

/** Queues alerts for the next page, as a log-in does. The result collects what the live regions announce. */
export async function queueAlerts(page: Page, ...messages: object[]): Promise<string[]> {
  const announced: string[] = []
  await page.exposeFunction('announce', (text: string) => announced.push(text))
  await page.addInitScript((messages) => {
    const { announce } = globalThis as unknown as { announce: (text: string) => void }
    new MutationObserver((changes) => {
      const liveChanges = changes.filter(
        ({ target }) => target instanceof Element && target.matches('[role=status],[role=alert]'),
      )
      for (const { target, addedNodes } of liveChanges)
        for (const { textContent } of addedNodes) announce(`${(target as Element).role}: ${textContent}`)
    }).observe(document, { childList: true, subtree: true })
    if (!sessionStorage.getItem('messages')) sessionStorage.setItem('messages-for-next-page', JSON.stringify(messages))
  }, messages)
  return announced
}

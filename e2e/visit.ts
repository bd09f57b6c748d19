import { test as base, expect, type Page } from '@playwright/test'
import { axeIssues, darkIssues } from './access/page-issues.ts'
import { browserOptions, chromium } from './browser.ts'

export { expect }

type Visit = {
  /** Goes to an address and waits until its script parts are there. */
  open: (path: string) => Promise<void>
  /** What the page said wrong: console errors, faults, breaches of its policy. A visit ends with none. */
  pageErrors: string[]
}

/** A visit to the village in a real browser. A hydration mismatch, a console error or a policy report fails it. */
export const test = base.extend<Visit, { browser: Awaited<ReturnType<typeof chromium.launch>> }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const browser = await chromium.launch(await browserOptions())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  pageErrors: async ({ page }, use) => {
    const pageErrors = collectPageErrors(page)
    await use(pageErrors)
    expect(pageErrors).toEqual([])
  },
  open: async ({ page, pageErrors: _ }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await hydrated(page)
    })
  },
})

/** What a page says wrong from here on. */
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = []
  page.on('console', (message) => {
    // The browser notes by itself that a lost page answered 404, and that a visit cut its connection.
    const expected = /status of (403|404|410)|net::ERR_FAILED/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !expected) pageErrors.push(message.text())
  })
  page.on('pageerror', (error) => pageErrors.push(error.message))
  return pageErrors
}

/** When it is in a page whose time a visit has stopped. */
const stoppedAt = Date.parse('2031-05-15T19:00:00Z')

/** Opens a page whose time stands still: it goes on by `page.clock.runFor` alone, also on the pages that come after. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: stoppedAt })
  await page.clock.pauseAt(stoppedAt + 60_000)
  await page.goto(path)
  // A page's script parts come after a while, or at the first touch.
  await page.keyboard.press('Shift')
  await hydrated(page)
}

/** The browser has told the page what stands in sight just now: one more watcher is told after all others. */
export const waitForIntersections = (page: Page) =>
  page.evaluate(() => new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(document.body)))

/** Script-only parts answer from here on: they come at the first touch, which this is, or half a second later by themselves. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => 'hydrated' in document.documentElement.dataset || dispatchEvent(new Event('pointerdown')))
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
}

/** Everything axe can judge, on the page as it stands; nothing may be left "incomplete" unexplained. For states that the table of access/ cannot hold. */
export async function axe(page: Page, explained: string[] = []): Promise<void> {
  expect(await axeIssues(page, explained)).toEqual([])
}

/** The same, and what can differ in the dark. */
export async function axeInBothThemes(page: Page, explained: string[] = []): Promise<void> {
  await axe(page, explained)
  expect(await darkIssues(page, explained)).toEqual([])
}

/** Nothing scrolls sideways at this width, in CSS pixels. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

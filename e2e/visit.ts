import { test as base, expect, type Page, type Request } from '@playwright/test'
import { axeIssues, darkIssues } from './access/page-issues.ts'
import { browserOptions, chromium } from './browser.ts'

export { expect }

/** Marks a visit of `npm test`; all others run in `npm run test:full` alone. */
export const short = { tag: '@short' }

type Visit = {
  /** Goes to an address and waits until its script parts are there. */
  open: (path: string) => Promise<void>
  /** The page's console errors and warnings, uncaught errors and breaches of its policy. A visit ends with none. */
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
  page: async ({ page }, use) => {
    routeForGood(page)
    await use(page)
  },
  pageErrors: async ({ page }, use) => {
    const pageErrors = collectPageErrors(page)
    await use(pageErrors)
    expect(pageErrors).toEqual([])
  },
  open: async ({ page, pageErrors: _ }, use) => {
    collectUnanswered(page)
    await use(async (path) => {
      await page.goto(path)
      await hydrated(page)
    })
  },
})

/** Once the last route of a page is taken back, the browser loses requests that are under way: one that nobody asks for stays. */
function routeForGood(page: Page): void {
  const unroute = page.unroute.bind(page)
  page.unroute = async (...taken) => {
    await page.route('https://nobody-asks.invalid/', (route) => route.abort())
    await unroute(...taken)
  }
}

/** Collects the errors and warnings of a page from here on. */
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = []
  page.on('console', (message) => {
    // The browser itself logs that a page answered 404, and that a visit cut its connection.
    const expected = /status of (403|404|410)|net::ERR_FAILED/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !expected) pageErrors.push(message.text())
  })
  page.on('pageerror', (error) => pageErrors.push(error.message))
  return pageErrors
}

const unanswered = new WeakMap<Page, Set<Request>>()

/** The captcha's workers end each other, and nobody is ever told what became of the file that an ended one had asked for. */
const isOfWorker = (request: Request) => /\/assets\/pbkdf2-/.test(request.url())

function collectUnanswered(page: Page): void {
  const waiting = new Set<Request>()
  unanswered.set(page, waiting)
  page.on('request', (request) => isOfWorker(request) || waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
}

/** Waits until all that the page itself asked for is answered; a request that is never answered is named. */
export const everythingAnswered = (page: Page) =>
  expect
    .poll(async () => {
      // What follows an answer in the page is done before a timer that is set now.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      return [...(unanswered.get(page) ?? [])].map((request) => request.url())
    })
    .toEqual([])

/** The time in a page whose clock is stopped. */
const stoppedAt = Date.parse('2031-05-15T19:00:00Z')

/** Opens a page whose clock is stopped: it goes on by `page.clock.runFor` alone, also on the pages that come after. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: stoppedAt })
  await page.clock.pauseAt(stoppedAt + 60_000)
  await page.goto(path)
  // A page's script parts come after a while, or at the first touch.
  await page.keyboard.press('Shift')
  await hydrated(page)
}

/**
 * Waits until the browser has called every intersection observer: one that is added now is called after all others. What React does
 * after a change was shown, such as adding an observer, is done before: it waits in the same queue of messages, which goes on while
 * the page's time stands still.
 */
export const waitForIntersections = (page: Page) =>
  page.evaluate(async () => {
    const nextMessage = () =>
      new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    await nextMessage()
    await nextMessage()
    await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(document.body))
  })

/** Touches the page and waits until it is hydrated; without a touch that happens half a second later. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => 'hydrated' in document.documentElement.dataset || dispatchEvent(new Event('pointerdown')))
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
}

/**
 * Expects no issues of axe on the page as it stands; `explained` rules may stay undecided. For states that the table of access/
 * cannot contain.
 */
export async function axe(page: Page, explained: string[] = []): Promise<void> {
  expect(await axeIssues(page, explained)).toEqual([])
}

/** Expects the same in both themes. */
export async function axeInBothThemes(page: Page, explained: string[] = []): Promise<void> {
  await axe(page, explained)
  expect(await darkIssues(page, explained)).toEqual([])
}

/** Expects that nothing scrolls sideways at this width, in CSS pixels. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

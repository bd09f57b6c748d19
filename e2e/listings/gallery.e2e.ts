import type { Page } from '@playwright/test'
import { expect, openWithStoppedClock, short, test, waitForIntersections } from '../visit.ts'
import { wheelchair } from './listing-visit.ts'

const place = (page: Page) => page.locator('p', { hasText: /^Photo \d of 5/ })

/** The current photo, the only one that is not inert. */
const slide = (page: Page) =>
  page
    .getByRole('region', { name: /^Photos of/ })
    .locator('li:not([inert])')
    .first()

/** A finger on the photo goes from one place of the window to another, from left to right or the other way. */
async function drawFinger(page: Page, from: number, to: number): Promise<void> {
  const box = await slide(page).boundingBox()
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
  await touch('touchEnd')
}

test('[POST-15] thumbnails stand from 516 px on', short, async ({ page, open, request }) => {
  await open(await wheelchair(request))
  const thumb = page.getByRole('button', { name: 'Photo 2 of 5' })
  await page.setViewportSize({ width: 516, height: 900 })
  await expect(thumb).toBeVisible()
  await page.setViewportSize({ width: 515, height: 900 })
  await expect(thumb).toBeHidden()
})

test(
  '[POST-02] Stop slide rotation comes first; thumbnails and full size work by keyboard',
  short,
  async ({ page, open, request }) => {
    await open(await wheelchair(request))
    await page.getByRole('link', { name: 'Back to results' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /slide rotation$/ })).toBeFocused()
    await page.getByRole('button', { name: 'Photo 3 of 5' }).focus()
    await page.keyboard.press('Enter')
    await expect(place(page)).toHaveText(/^Photo 3 of 5/)
    await page.getByRole('link', { name: 'Full size', exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Photo 3 of 5' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByRole('heading', { name: 'Photo 4 of 5' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Full size', exact: true })).toBeFocused()
  },
)

test('full size fills the window; buttons and a double click draw the photo larger, and what is larger scrolls', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(await wheelchair(request))
  await page.getByRole('link', { name: 'Full size', exact: true }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  const width = async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0
  const whole = await width()
  await expect(dialog.getByRole('button', { name: 'Smaller' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Larger' }).click()
  expect(await width()).toBeCloseTo(whole * 1.5, 0)
  await expect(dialog.getByRole('region', { name: 'The photo, 150 %' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Smaller' }).click()
  expect(await width()).toBeCloseTo(whole, 0)
  await dialog.getByRole('img').dblclick()
  expect(await width()).toBeCloseTo(whole * 2.5, 0)
  const pane = dialog.getByRole('region')
  expect(await pane.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Next' }).click()
  expect(await width()).toBeCloseTo(whole, 0)
})

test('[POST-02] without motion nothing moves by itself', async ({ page, pageErrors: _, request }) => {
  await openWithStoppedClock(page, await wheelchair(request))
  await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(place(page)).toHaveText(/^Photo 1 of 5/)
})

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('[POST-02] the slides move every 3 s until they are stopped', async ({ page, pageErrors: _, request }) => {
    await openWithStoppedClock(page, await wheelchair(request))
    const stop = page.getByRole('button', { name: 'Stop slide rotation' })
    await expect(stop).toBeVisible()
    await waitForIntersections(page)
    await page.clock.runFor(2999)
    await expect(place(page)).toHaveText(/^Photo 1 of 5/)
    await page.clock.runFor(1)
    await expect(place(page)).toHaveText(/^Photo 2 of 5/)
    await stop.click()
    await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(place(page)).toHaveText(/^Photo 2 of 5/)
  })

  test('[POST-02] after one round they rest where they began', async ({ page, pageErrors: _, request }) => {
    await openWithStoppedClock(page, await wheelchair(request))
    await expect(page.getByRole('button', { name: 'Stop slide rotation' })).toBeVisible()
    await waitForIntersections(page)
    for (const number of [2, 3, 4, 5, 1]) {
      await page.clock.runFor(3000)
      await expect(place(page)).toHaveText(new RegExp(`^Photo ${number} of 5`))
    }
    await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(place(page)).toHaveText(/^Photo 1 of 5/)
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('[POST-02] drawn to the left it shows the next photo, drawn a little it stays', async ({
    page,
    open,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(await wheelchair(request))
    await expect(page.getByRole('button', { name: /slide rotation$/ })).toBeVisible()
    await drawFinger(page, 300, 120)
    await expect(place(page)).toHaveText(/^Photo 2 of 5/)
    await drawFinger(page, 300, 280)
    await expect(place(page)).toHaveText(/^Photo 2 of 5/)
    await expect(slide(page)).toBeInViewport({ ratio: 0.95 })
    await drawFinger(page, 120, 300)
    await expect(place(page)).toHaveText(/^Photo 1 of 5/)
    await expect(slide(page)).toBeInViewport({ ratio: 0.95 })
  })
})

/** How long the slides move, in milliseconds; none: they do not. */
const movesOf = (page: Page) =>
  page
    .getByRole('region', { name: /^Photos of/ })
    .getByRole('list')
    .first()
    .evaluate((list) => list.getAnimations().map(({ effect }) => effect?.getTiming().duration))

test('[POST-02] a photo gives way to the next one within a second, or at once for who wants less motion', async ({
  page,
  open,
  request,
}) => {
  await open(await wheelchair(request))
  const next = page.getByRole('region', { name: /^Photos of/ }).getByRole('button', { name: 'Next' })
  await next.click()
  await expect(place(page)).toHaveText(/^Photo 2 of 5/)
  expect(await movesOf(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await next.click()
  await expect(place(page)).toHaveText(/^Photo 3 of 5/)
  expect(await movesOf(page)).toEqual([1000])
})

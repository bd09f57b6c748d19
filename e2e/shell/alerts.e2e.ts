import type { Page } from '@playwright/test'
import { expect, hydrated, openWithStoppedClock, short, test, waitForIntersections } from '../visit.ts'
import { broken, floating, flowId, queueAlerts, welcome } from './alerts-visit.ts'

const banner = 'Free brake check for walkers and wheelchairs, Saturday in Burnaby.'

const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
const list = (page: Page) => page.getByRole('complementary', { name: 'What we told you on this visit' })
const toBlog = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()

test(
  '[GEN-06] the site banner, dismissed by keyboard, stays away for the session and comes back in a new one',
  short,
  async ({ page, open, browser, baseURL }) => {
    await open('/404')
    await expect(announcement(page)).toContainText(banner)
    await expect(announcement(page).getByRole('link')).toHaveAttribute('href', '/resources/exchangezones')
    await announcement(page).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(announcement(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await toBlog(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(announcement(page)).toBeHidden()
    // Only the script in the document itself runs: it hides the dismissed banner before the page hydrates.
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/404')
    await expect(page.getByText(banner, { exact: false }).first()).toBeHidden()
    const another = await browser.newContext({ baseURL })
    const otherPage = await another.newPage()
    await otherPage.goto('/404')
    await expect(announcement(otherPage)).toContainText(banner)
    await another.close()
  },
)

test('[GEN-06] on a phone the banner is dismissed by a cross of 48 px that keeps its name', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open('/404')
  const dismiss = announcement(page).getByRole('button', { name: 'Dismiss', exact: true })
  expect(await dismiss.boundingBox()).toMatchObject({ width: 48, height: 48 })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[GEN-06] the site banner is read', async ({ page }) => {
    await page.goto('/404')
    await expect(announcement(page)).toContainText(banner)
  })
})

test('[GEN-11] a success floats for 5 seconds, stands once until the next page and 10 seconds, and stays in the list', async ({
  page,
  pageErrors: _,
}) => {
  const announced = await queueAlerts(page, welcome)
  await openWithStoppedClock(page, '/404')
  await expect(floating(page)).toContainText('You have logged in successfully')
  await expect(page.getByRole('main').getByText('Welcome back!', { exact: true })).toHaveCount(1)
  await waitForIntersections(page)
  await page.clock.runFor(4999)
  await expect(floating(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(floating(page)).toBeHidden()
  await expect(page.getByRole('main').getByText('Welcome back!', { exact: true })).toBeVisible()
  await page.clock.runFor(4999)
  await toBlog(page)
  await expect(page).toHaveURL(/blog$/)
  await expect(page.getByRole('main').getByText('Welcome back!', { exact: true })).toBeVisible()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  await page.clock.runFor(1)
  await expect(page.getByRole('main').getByText('Welcome back!', { exact: true })).toBeHidden()
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading)
  await page.reload()
  await page.keyboard.press('Shift')
  await hydrated(page)
  await page.getByText('What we told you on this visit (1)').press('Enter')
  await expect(list(page)).toContainText('Welcome back!')
  await expect(list(page)).toContainText('Just now')
  expect(announced).toEqual(['status: Welcome back! You have logged in successfully.'])
})

test('[GEN-12] similar listings that cannot be fetched are shown as an error with the flow id, once, and the code can be copied', async ({
  page,
  open,
  pageErrors,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const announced = await queueAlerts(page)
  const failure = { error: 'Something went wrong on our side.', code: 'fault', flow_id: flowId }
  await page.route('**/v1/api/posts/related?*', (route) => route.fulfill({ status: 500, json: failure }))
  await open('/404')
  await page.getByRole('main').getByRole('link', { name: 'Listings' }).click()
  await page.getByRole('link', { name: 'Folding wheelchair, 18-inch seat' }).click()
  await expect(page.getByRole('main').getByText('Something went wrong.')).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('Listing cannot be displayed')
  await expect(page.getByRole('main')).toContainText(`Code ${flowId}`)
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(flowId)
  expect(announced).toEqual(['alert: Something went wrong. Listing cannot be displayed.', 'status: Copied'])
  await toBlog(page)
  await expect(page.getByRole('main')).not.toContainText('Something went wrong.')
  await expect(list(page)).toContainText('What we told you on this visit (1)')
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('status of 500')])
})

test('[GEN-12] where the clipboard is refused the code is selected, and the page says so', async ({ page, open }) => {
  await queueAlerts(page, broken)
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await open('/404')
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('main')).toContainText('The code is selected now')
  expect(await page.evaluate(() => String(getSelection()))).toBe(flowId)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../visit.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('each page that is gone to takes the focus to its heading and has a title of its own', async ({ page, open }) => {
  await open('/')
  const titles = [await page.title()]
  for (const [link, heading] of [
    ['Blog', 'Our Blog'],
    ['Our Partners', /./],
    ['Resources', /./],
    ['Listings', /^Good equipment/],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(title(page, heading)).toBeFocused()
    titles.push(await page.title())
  }
  expect(new Set(titles.slice(0, 4)).size).toBe(4)
})

test('going back finds the focus on the link that was followed', async ({ page, open }) => {
  await open('/resources')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /How it works/i })
    .first()
  await link.click()
  await expect(page).toHaveURL(/howitworks/)
  await expect(title(page, /./)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('two presses of Tab and Enter lead past menu and filter to the first listing', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the main part' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the listings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused()
})

test('something chosen in a menu closes it', async ({ page, open }) => {
  await open('/aboutus')
  const about = page.getByRole('banner').locator('summary', { hasText: 'About Us' })
  await about.click()
  await page.getByRole('banner').getByRole('link', { name: 'Our Story' }).press('Enter')
  await expect(title(page, 'Our Story')).toBeFocused()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Our Team' })).toBeHidden()
})

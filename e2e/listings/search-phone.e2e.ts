import type { Page } from '@playwright/test'
import { expect, test } from '../visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

const firstCardTop = async (page: Page) =>
  ((await page.getByRole('article').first().boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY))

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

test('after a search on a phone the first listing is in view, the heading has the focus and the title says the words', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('searchbox').fill('walker')
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Walkers, rollators and upright or forearm walkers: \d+ listings$/i)).toBeFocused()
  await expect(page).toHaveTitle('“walker” · Reable')
  expect(await firstCardTop(page)).toBeLessThanOrEqual(520)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what was understood leaves the first listing in view; a part of it that is put back as a word is searched for', async ({
  page,
  open,
}) => {
  await open('/?search_query=wheelchair+burnaby')
  expect(await firstCardTop(page)).toBeLessThanOrEqual(520)
  await page.getByRole('link', { name: '“burnaby”' }).press('Enter')
  await expect(page.getByRole('searchbox')).toHaveValue('wheelchair "burnaby"')
  await expect(page.getByRole('link', { name: 'Remove filter: Burnaby' })).toBeHidden()
})

test('after “Show … listings” the first listing is in view and the heading has the focus', async ({ page, open }) => {
  await open('/')
  await page.getByRole('main').locator('summary', { hasText: 'Filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter' })
  for (const name of [/^Walking Aids/, /^Wheelchairs and Seating/, /^Ramps and Access/])
    await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: /^Show \d+ listings$/ }).click()
  await expect(heading(page, /^\d+ listings$/)).toBeFocused()
  await expect(page).toHaveTitle('Wheelchairs and Seating, Walking Aids, Ramps and Access · Reable')
  expect(await firstCardTop(page)).toBeLessThanOrEqual(520)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(sideways).toBeLessThanOrEqual(390)
})

test('on a phone two filters are seen whole beside Clear All; of more, the Filter button says how many', async ({
  page,
  open,
}) => {
  await open('/?category=Wheelchairs+and+Seating&field.seat_width_in.from=18')
  const chips = page.getByRole('main').getByRole('link', { name: /^Remove filter: |^Clear All$/ })
  await expect(chips).toHaveCount(3)
  for (const chip of await chips.all()) {
    await expect(chip).toBeInViewport({ ratio: 1 })
    await chip.click({ trial: true })
  }
  expect(await firstCardTop(page)).toBeLessThanOrEqual(520)
  const button = page.getByRole('main').locator('summary', { hasText: 'Filter' })
  await expect(button).toHaveText('Filter (2)')
  await open('/?location=Burnaby,Vancouver,Surrey&max_price=400&condition=Good')
  await expect(button).toHaveText('Filter (5)')
  expect(await firstCardTop(page)).toBeLessThanOrEqual(520)
  await page.getByRole('link', { name: 'Clear All' }).click()
  await expect(button).toHaveText('Filter')
})

test('the whole list keeps its own heading, and the search stays one line while a list is narrowed', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(heading(page, /^Good equipment/)).toBeVisible()
  await open('/?condition=Good')
  await expect(page.getByText('Good equipment, ready for its next home')).toBeHidden()
  const [box, button] = await Promise.all([
    page.getByRole('searchbox', { name: 'What are you looking for?' }).boundingBox(),
    page.getByRole('main').getByRole('button', { name: 'Search' }).boundingBox(),
  ])
  expect(Math.abs((box?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(4)
})

import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../visit.ts'
import { translateNow, translatePages, type Way } from './translator.ts'

const main = (page: Page) => page.getByRole('main')
const filter = (page: Page) => page.getByRole('region', { name: 'Filter' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** All words in sight, without the blanks, which the <font> elements change. */
const words = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s/g, ''))

type Step = (page: Page) => Promise<unknown>

/** What somebody does to find something, and how they see that it was done. */
const finding: Record<string, Step> = {
  'chooses a category': async (page) => {
    await filter(page)
      .getByRole('checkbox', { name: /^Walking Aids/ })
      .check()
    await expect(page).toHaveURL(/category=/)
  },
  'chooses a condition': async (page) => {
    await filter(page).getByRole('checkbox', { name: /^Good/ }).check()
    await expect(page).toHaveURL(/condition=/)
  },
  'names a price': async (page) => {
    await filter(page).getByRole('textbox', { name: 'To', exact: true }).fill('200')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/price/)
  },
  'takes a filter away': async (page) => {
    await page.getByRole('link', { name: 'Remove filter: Up to $200' }).click()
    await expect(page).not.toHaveURL(/price/)
  },
  'changes the order': async (page) => {
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/sort/)
  },
  'takes all filters away': async (page) => {
    await page
      .getByRole('link', { name: /^Clear/ })
      .first()
      .click()
    await expect(page).not.toHaveURL(/category=/)
  },
  'searches for words': async (page) => {
    await page.getByRole('searchbox').fill('wheelchair 18 inch')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/asked=/)
  },
  'takes a part of the search away': async (page) => {
    await page.getByRole('link', { name: 'Remove filter: Seat width 18 in' }).click()
    await expect(page).not.toHaveURL(/18/)
  },
  'searches for something else': async (page) => {
    await page.getByRole('searchbox').fill('walkr')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/walkr/)
  },
  'opens a listing': async (page) => {
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/posts\/\d+$/)
  },
  'goes back': async (page) => {
    await page.goBack()
    await expect(page).toHaveURL(/walkr/)
  },
}

for (const way of ['replaces', 'wraps'] satisfies Way[])
  test(`whoever has the browser translate the page, which ${way} its texts, finds things, and reads what everybody reads`, async ({
    page: plain,
    open,
    context,
    pageErrors,
  }) => {
    const translated = await context.newPage()
    translated.on('pageerror', (error) => pageErrors.push(error.message))
    await translatePages(translated, way)
    await open('/')
    await translated.goto('/')
    await hydrated(translated)
    for (const [step, take] of Object.entries(finding))
      await test.step(step, async () => {
        await translateNow(translated)
        for (const page of [plain, translated]) await take(page)
        await expect(async () => expect(await words(translated)).toBe(await words(plain))).toPass()
      })
  })

test('a page that is translated before its scripts come shows what is chosen then, and every price as it was', async ({
  page,
  pageErrors: _,
}) => {
  await translatePages(page, 'replaces')
  const held = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  const cards = await main(page).getByRole('article').allInnerTexts()
  await translateNow(page)
  held.resolve()
  await hydrated(page)
  expect(await main(page).getByRole('article').allInnerTexts()).toEqual(cards)
  const before = await title(page).innerText()
  await filter(page)
    .getByRole('checkbox', { name: /^Walking Aids/ })
    .check()
  await expect(title(page)).not.toHaveText(before)
})

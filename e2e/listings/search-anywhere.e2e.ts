import type { Page } from '@playwright/test'
import { countIn, publicCount } from '../village-counts.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'

const walkingAids = countIn('Walking Aids')

const wheelchair = 'Manual wheelchair (self-propelled)'

test('a choice made before the script comes counts', async ({ page, pageErrors: _ }) => {
  const script = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('checkbox', { name: /^Walking Aids/ }).check()
  await page.getByRole('textbox', { name: 'To' }).fill('$3OO')
  script.resolve()
  await expect(page).toHaveURL(/\/\?category=Walking\+Aids&max_price=300$/)
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('300')
})

test.describe('[HOME-03] on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Filter opens a dialog over the whole screen, by keyboard alone', short, async ({ page, open }) => {
    await open('/')
    await expect(page.getByRole('region', { name: 'Filter' })).toBeHidden()
    await page.getByText('Filter', { exact: true }).first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await expect(dialog).toBeVisible()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await dialog.getByRole('checkbox', { name: /^Walking Aids/ }).press('Space')
    await expect(dialog.getByRole('button', { name: `Show ${walkingAids} listings` })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Remove filter: Walking Aids' })).toBeVisible()
    await expectNoSidewaysScroll(page, 320)
    await dialog.getByRole('button', { name: `Show ${walkingAids} listings` }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: `${walkingAids} listings` })).toBeFocused()
  })

  test('Clear All removes every filter; Escape and Close end the dialog', async ({ page, open }) => {
    await open('/?category=Cane&location=Burnaby&max_price=300')
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await page.locator('summary', { hasText: 'Filter' }).click()
    await dialog.getByRole('button', { name: 'Clear All' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(dialog.getByRole('button', { name: `Show ${publicCount} listings` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.locator('summary', { hasText: 'Filter' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
})

test('[GEN-17] the filter is a panel from 990 px and a button below it', async ({ page, open }) => {
  await open('/')
  for (const [width, panel] of [
    [990, true],
    [989, false],
    [600, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('region', { name: 'Filter' })).toBeVisible({ visible: panel })
    await expect(page.locator('summary', { hasText: 'Filter' })).toBeVisible({ visible: !panel })
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[HOME-04] the form is sent whole; repeated keys become one list', async ({ page }) => {
    await page.goto('/?search_query=folding')
    const filter = page.getByRole('region', { name: 'Filter' })
    await filter.getByRole('checkbox', { name: /^Walking Aids/ }).check()
    await filter.getByRole('checkbox', { name: /^Burnaby/ }).check()
    await filter.getByRole('checkbox', { name: /^Surrey/ }).check()
    await filter.getByRole('textbox', { name: 'To' }).fill('500')
    await filter.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/[?&]location=Burnaby,Surrey(&|$)/)
    const params = new URL(page.url()).searchParams
    expect(Object.fromEntries(params)).toMatchObject({
      category: 'Walking Aids',
      max_price: '500',
      search_query: 'folding',
    })
    await filter.getByRole('checkbox', { name: /^Cane/ }).check()
    await filter.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/[?&]category=Cane(&|$)/)
    await expect(page.getByRole('link', { name: 'Remove filter: Burnaby' })).toBeVisible()
  })

  test('[HOME-03] on a phone the filter opens in the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.locator('summary', { hasText: 'Filter' }).click()
    await page.getByRole('checkbox', { name: /^Good/ }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/condition=Good/)
  })

  test('the order has a button', async ({ page }) => {
    await page.goto('/?location=Burnaby')
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('price_desc')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/location=Burnaby/)
    await expect(page).toHaveURL(/sorted_by=price_desc/)
  })
})

/** The spacing that WCAG 1.4.12 lets everyone set. */
const widenText = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [spacing]
  })

for (const path of [
  `/?max_price=1000&location=Burnaby,Surrey&category=${encodeURIComponent(wheelchair)}`,
  '/?category=Cane&location=Anmore',
  '/?search_query=weelchair&page=2',
]) {
  test(`${path} scrolls sideways nowhere, with wide text too`, async ({ page, open }) => {
    await open(path)
    for (const wide of [320, 768, 990, 1280]) await expectNoSidewaysScroll(page, wide)
    await widenText(page)
    for (const wide of [320, 768, 990, 1280]) await expectNoSidewaysScroll(page, wide)
  })
}

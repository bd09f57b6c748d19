import type { Page } from '@playwright/test'
import { axe, expect, expectNoSidewaysScroll, hydrated, test } from './visit.ts'

const wheelchair = 'Manual wheelchair (self-propelled)'
const heading = /^[\d,]+ listings?/

test('[HOME-01] [HOME-02] home shows search, Create Listing, the filter with its parts, the order and the list', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Listing' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toBeVisible()
  const filter = page.getByRole('region', { name: 'Filter' })
  for (const name of ['Categories', 'Locations', 'Price', 'Conditions'])
    await expect(filter.getByRole('heading', { level: 3, name })).toBeVisible()
  await expect(filter.getByRole('checkbox', { name: 'Walking Aids 19 listings' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('[HOME-02] [HOME-04] [HOME-06] a category opens its types; choices apply at once, survive reload and begin at page 1', async ({
  page,
  open,
}) => {
  await open('/?page=2')
  const filter = page.getByRole('region', { name: 'Filter' })
  await filter.getByRole('checkbox', { name: /^Walking Aids/ }).check()
  await expect(page.getByRole('heading', { name: '19 listings' })).toBeVisible()
  await expect(page).toHaveURL(/\/\?category=Walking\+Aids$/)
  const cane = filter.getByRole('checkbox', { name: /^Cane/ })
  await cane.focus()
  await page.keyboard.press('Space')
  await filter.getByRole('checkbox', { name: /^Crutches/ }).check()
  await expect(page).toHaveURL(/\/\?category=Cane,Crutches$/)
  await filter.getByText('Show all 23 places').click()
  await filter.getByRole('checkbox', { name: /^New Westminster/ }).check()
  await expect(page).toHaveURL(/location=New\+Westminster/)
  await page.reload()
  await hydrated(page)
  for (const name of [/^Walking Aids/, /^Cane/, /^Crutches/, /^New Westminster/])
    await expect(filter.getByRole('checkbox', { name })).toBeChecked()
  await filter.getByRole('checkbox', { name: /^Walking Aids/ }).uncheck()
  await expect(page).toHaveURL(/\/\?location=New\+Westminster$/)
})

test('[HOME-02] a folded part says what is chosen in it', async ({ page, open }) => {
  await open('/?condition=Good,Fair')
  const filter = page.getByRole('region', { name: 'Filter' })
  await filter.getByRole('heading', { name: 'Conditions' }).click()
  await expect(filter.getByText('Good, Fair')).toBeVisible()
  await filter.getByRole('heading', { name: 'Price' }).click()
  await expect(filter.getByText('any').last()).toBeVisible()
})

test('[HOME-02] one equipment type can be asked for its measures and choices; they leave with it', async ({
  page,
  open,
}) => {
  await open(`/?category=${encodeURIComponent(wheelchair)}`)
  const filter = page.getByRole('region', { name: 'Filter' })
  await expect(filter.getByRole('heading', { name: `${wheelchair}: measurements` })).toBeVisible()
  const width = filter.getByRole('group', { name: 'Seat width' })
  await width.getByRole('textbox', { name: 'From (in)' }).fill('l8')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/field\.seat_width_in\.from=18/)
  await expect(width.getByRole('textbox', { name: 'From (in)' })).toHaveValue('18')
  await expect(page.getByRole('link', { name: 'Remove filter: Seat width from 18 in' })).toBeVisible()
  await filter.getByRole('heading', { name: 'Frame' }).click()
  await filter.getByRole('checkbox', { name: /^Folding/ }).check()
  await expect(page).toHaveURL(/field\.frame_type=Folding/)
  await filter.getByRole('checkbox', { name: /^Transport chair/ }).check()
  await expect(page).not.toHaveURL(/field\./)
})

test('[HOME-13] prices: six characters, digits alone, From says Free, applied when the box is left or by Enter', async ({
  page,
  open,
}) => {
  await open('/')
  const [from, to] = [page.getByRole('textbox', { name: 'From' }), page.getByRole('textbox', { name: 'To' })]
  await expect(from).toHaveAttribute('placeholder', 'Free')
  await expect(page.getByText('Dollars, numbers only. An empty “From” means free.')).toBeVisible()
  await to.pressSequentially('$1,0000')
  await expect(to).toHaveValue('$1,000')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/\/\?max_price=1000$/)
  await expect(to).toHaveValue('1000')
  await from.fill('5O')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/min_price=50/)
  await expect(from).toBeFocused()
  await from.fill('cheap')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Use numbers only, such as 300.')).toBeVisible()
  await expect(page).toHaveURL(/min_price=50/)
})

test('[HOME-06] another order replaces the one before; the best match is offered while searching', async ({
  page,
  open,
}) => {
  await open('/?sorted_by=oldest')
  const order = page.getByRole('combobox', { name: 'Sort By' })
  await expect(order.getByRole('option', { name: 'Best match' })).toHaveCount(0)
  await order.selectOption('price_asc')
  await expect(page).toHaveURL(/\/\?sorted_by=price_asc$/)
  await expect(page.getByRole('article').first()).toContainText('FREE')
  await page.getByRole('checkbox', { name: /^Walking Aids/ }).check()
  await page.getByRole('searchbox').fill('walker')
  await page.keyboard.press('Enter')
  await expect(order).toHaveValue('best_match')
  await expect(page).toHaveURL(/category=Walking/)
  await expect(page.getByRole('checkbox', { name: /^Walking Aids/ })).toBeChecked()
})

test('chips take filters away; the focus goes on to the next, at last to the heading', async ({ page, open }) => {
  await open('/?location=Burnaby,Surrey&max_price=500')
  const chip = (name: string) => page.getByRole('link', { name: `Remove filter: ${name}` })
  await chip('Burnaby').focus()
  await page.keyboard.press('Enter')
  await expect(chip('Surrey')).toBeFocused()
  await expect(page).toHaveURL(/\/\?location=Surrey&max_price=500$/)
  await page.keyboard.press('Enter')
  await expect(chip('Up to $500')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '129 listings' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^Surrey/ })).not.toBeChecked()
})

test('a slip of the keys is read as the nearest word, and said', async ({ page, open }) => {
  await open('/?search_query=weelchair')
  await expect(page.getByRole('heading', { name: /for “wheelchair”$/ })).toBeVisible()
  await expect(page.getByText('Showing results for “wheelchair”')).toBeVisible()
})

test('an empty list offers the nearest ways to something', async ({ page, open }) => {
  await open('/?category=Cane&location=Anmore')
  await expect(page.getByRole('heading', { name: 'No listing matches yet' })).toBeVisible()
  await page.getByRole('link', { name: /^Without Anmore: \d+ listings?$/ }).click()
  await expect(page).toHaveURL(/\/\?category=Cane$/)
  await expect(page.getByRole('heading', { name: heading }).first()).not.toHaveText('0 listings')
})

test('[HOME-07] a notify-me card stands after the 4th listing and after the 24th', async ({ page, open }) => {
  await open('/')
  const items = page.locator('#cards > li')
  await expect(items).toHaveCount(26)
  for (const at of [4, 25]) await expect(items.nth(at)).toContainText('Not here yet?')
  await expect(items.nth(4).getByRole('link', { name: 'Notify Me' })).toHaveAttribute('href', '/auth#signup')
  await page.evaluate(() => {
    document.documentElement.dataset.signedIn = ''
  })
  await expect(items.nth(4).getByRole('link', { name: 'Notify Me' })).toHaveAttribute('href', '/account/notifications')
})

test.describe('[HOME-05] the list goes on', () => {
  test('when its end comes near; the address keeps no page; going back finds list, place and focus', async ({
    page,
    open,
  }) => {
    await open('/')
    await page.getByText('Showing 24 of 129').scrollIntoViewIfNeeded()
    await expect(page.getByText('Showing 48 of 129').last()).toBeAttached()
    await expect(page).toHaveURL(/:\d+\/$/)
    const card = page.getByRole('article').nth(40).getByRole('link')
    const [name, place] = [await card.textContent(), () => page.evaluate(() => scrollY)]
    await card.focus()
    const before = await place()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
    await page.goBack()
    await expect(page.getByRole('article').nth(40).getByRole('link')).toBeFocused()
    expect(Math.abs((await place()) - before)).toBeLessThan(20)
  })

  test('by its button, whose focus goes into what came; nothing is shown twice', async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Load more' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused()
    const links = await page
      .locator('#cards article a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(new Set(links).size).toBe(links.length)
  })

  test('a link leads past it', async ({ page, open }) => {
    await open('/')
    await page.getByRole('link', { name: 'Go past the list' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Contact us' })).toBeFocused()
  })

  test('when the next page fails it says so below the list, and tries again', async ({ page, open }) => {
    await open('/')
    await page.route(/\/v1\/posts\?/, (route) => route.abort())
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await expect(page.getByText('We could not load more listings')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.unroute(/\/v1\/posts\?/)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused()
  })
})

test('[HOME-12] when loading fails the message is a heading and the list is dimmed, with another try', async ({
  page,
  open,
}) => {
  await open('/')
  await page.route(/\/v1\/posts(\?|$)/, (route) => route.abort())
  await page.getByRole('checkbox', { name: /^Walking Aids/ }).check()
  const message = page.getByRole('heading', { name: /^We could not reach the service/ })
  await expect(message).toBeVisible()
  const list = page.locator('[inert]')
  await expect(list).toHaveCSS('opacity', '0.6')
  await expect(list.locator('article')).toHaveCount(24)
  await axe(page)
  await page.unroute(/\/v1\/posts(\?|$)/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: '19 listings' })).toBeVisible()
  await expect(message).toBeHidden()
})

test.describe('[HOME-03] on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Filter opens a dialog over the whole screen, by keyboard alone', async ({ page, open }) => {
    await open('/')
    await expect(page.getByRole('region', { name: 'Filter' })).toBeHidden()
    await page.getByText('Filter', { exact: true }).first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await expect(dialog).toBeVisible()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await dialog.getByRole('checkbox', { name: /^Walking Aids/ }).press('Space')
    await expect(dialog.getByRole('button', { name: 'Show 19 listings' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Remove filter: Walking Aids' })).toBeVisible()
    // The checker does not know that a dialog lies over everything, so it cannot name the ground of its words.
    await axe(page, ['color-contrast'])
    await expectNoSidewaysScroll(page, 320)
    await dialog.getByRole('button', { name: 'Show 19 listings' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.locator('summary', { hasText: 'Filter' })).toBeFocused()
    await expect(page.getByRole('heading', { name: '19 listings' })).toBeVisible()
  })

  test('Clear All lets go of everything; Escape and Close end the dialog', async ({ page, open }) => {
    await open('/?category=Cane&location=Burnaby&max_price=300')
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await page.locator('summary', { hasText: 'Filter' }).click()
    await dialog.getByRole('button', { name: 'Clear All' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(dialog.getByRole('button', { name: 'Show 129 listings' })).toBeVisible()
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
    await page.goto('/?search_query=cane')
    const filter = page.getByRole('region', { name: 'Filter' })
    await filter.getByRole('checkbox', { name: /^Walking Aids/ }).check()
    await filter.getByRole('checkbox', { name: /^Burnaby/ }).check()
    await filter.getByRole('checkbox', { name: /^Surrey/ }).check()
    await filter.getByRole('textbox', { name: 'To' }).fill('500')
    await filter.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/[?&]location=Burnaby,Surrey(&|$)/)
    const asked = new URL(page.url()).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      category: 'Walking Aids',
      max_price: '500',
      search_query: 'cane',
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
  `/?category=${encodeURIComponent(wheelchair)}&location=Burnaby,Surrey&max_price=1000`,
  '/?category=Cane&location=Anmore',
  '/?search_query=weelchair&page=2',
]) {
  for (const width of [390, 1280]) {
    test(`${path} holds for axe at ${width} px in both themes and with wide text, and scrolls sideways nowhere`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(path)
      await axe(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await axe(page)
      await widenText(page)
      for (const wide of [320, 768, 990, 1280]) await expectNoSidewaysScroll(page, wide)
    })
  }
}

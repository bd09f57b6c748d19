import { countIn, publicCount } from '../village-counts.ts'
import { expect, hydrated, short, test } from '../visit.ts'

const walkingAids = countIn('Walking Aids')

const wheelchair = 'Manual wheelchair (self-propelled)'
const heading = /^[\d,]+ listings?/

test(
  '[HOME-01] [HOME-02] home shows search, Create Listing, the filter with its parts, the order and the list',
  short,
  async ({ page, open }) => {
    await open('/')
    await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Listing' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Sort By' })).toBeVisible()
    const filter = page.getByRole('region', { name: 'Filter' })
    for (const name of ['Categories', 'Locations', 'Price', 'Conditions'])
      await expect(filter.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(filter.getByRole('checkbox', { name: `Walking Aids ${walkingAids} listings` })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
  },
)

test(
  '[HOME-02] [HOME-04] [HOME-06] a category opens its types; choices apply at once, survive reload and begin at page 1',
  short,
  async ({ page, open }) => {
    await open('/?page=2')
    const filter = page.getByRole('region', { name: 'Filter' })
    await filter.getByRole('checkbox', { name: /^Walking Aids/ }).check()
    await expect(page.getByRole('heading', { name: `${walkingAids} listings` })).toBeVisible()
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
  },
)

test('[HOME-02] a folded part says what is chosen in it', async ({ page, open }) => {
  await open('/?condition=Good,Fair')
  const filter = page.getByRole('region', { name: 'Filter' })
  await filter.getByRole('heading', { name: 'Conditions' }).click()
  await expect(filter.getByText('Good, Fair')).toBeVisible()
  await filter.getByRole('heading', { name: 'Price' }).click()
  await expect(filter.getByText('any').last()).toBeVisible()
})

test('[HOME-02] one equipment type can be asked for its measures and choices; what a second one shares with it stays', async ({
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
  await expect(page).not.toHaveURL(/field\.frame_type/)
  await expect(page).toHaveURL(/field\.seat_width_in\.from=18/)
  await filter.getByRole('checkbox', { name: /^Wheelchairs and Seating/ }).uncheck()
  await expect(page).not.toHaveURL(/field\./)
})

test('[HOME-02] a category can be asked for the measures that most of its types share; they stay as it narrows', async ({
  page,
  open,
}) => {
  await open('/?category=Wheelchairs+and+Seating')
  const filter = page.getByRole('region', { name: 'Filter' })
  await expect(filter.getByRole('heading', { name: 'Wheelchairs and Seating: measurements' })).toBeVisible()
  await filter.getByRole('group', { name: 'Seat width' }).getByRole('textbox', { name: 'From (in)' }).fill('18')
  await page.keyboard.press('Enter')
  const chip = page.getByRole('link', { name: 'Remove filter: Seat width from 18 in' })
  await expect(chip).toBeVisible()
  await filter.getByRole('checkbox', { name: /^Transport chair/ }).check()
  await expect(page).toHaveURL(/category=Transport/)
  await expect(chip).toBeVisible()
})

test(
  '[HOME-13] prices: six characters, digits alone, From says Free, applied when the box is left or by Enter',
  short,
  async ({ page, open }) => {
    await open('/')
    const [from, to] = [page.getByRole('textbox', { name: 'From' }), page.getByRole('textbox', { name: 'To' })]
    await expect(from).toHaveAttribute('placeholder', 'Free')
    await expect(page.getByText('Dollars, numbers only. Leave “From” empty to include free items.')).toBeVisible()
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
  },
)

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
  await page.getByRole('searchbox').fill('folding')
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
  await expect(page.getByRole('heading', { name: `${publicCount} listings` })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^Surrey/ })).not.toBeChecked()
})

test('what one word of a search stands for is one chip, however many kinds or places that are', async ({
  page,
  open,
}) => {
  await open('/?search_query=wheelchair+north+shore')
  const chips = page.getByRole('link', { name: /^Remove filter: / })
  await expect(chips).toHaveText([/Wheelchair: 4 kinds/, /North shore area: 3 places/])
  await chips.first().click()
  await expect(chips).toHaveText([/North shore area: 3 places/])
  await expect(page).toHaveURL(/location=/)
})

test('[HOME-06] a filter taken away at the very moment the list before arrives stays away', async ({ page, open }) => {
  await open('/?location=Burnaby,Surrey&max_price=500')
  const chip = (name: string) => page.getByRole('link', { name: `Remove filter: ${name}` })
  const count = page.getByRole('heading', { name: heading }).first()
  const both = await count.textContent()
  // The address names the first list already, and the page does not show it yet.
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = function (...entry) {
      history.pushState = push
      push.apply(this, entry)
      queueMicrotask(() => (document.activeElement as HTMLElement).click())
    }
  })
  const answer = Promise.withResolvers<void>()
  await page.route(/\/v1\/posts\?(?!.*Surrey)/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await chip('Burnaby').press('Enter')
  await expect(count).not.toHaveText(both ?? '')
  await expect(chip('Up to $500')).toBeFocused()
  await expect(chip('Surrey')).toHaveCount(0)
  await page.keyboard.press('Enter')
  answer.resolve()
  await expect(page.getByRole('heading', { name: `${publicCount} listings` })).toBeFocused()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a typo is read as the nearest word, and the page says so', async ({ page, open }) => {
  await open('/?search_query=wheelchaiirr')
  await expect(page.getByText(/Showing results for “wheel ?chair” instead of “wheelchaiirr”/)).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/wheelchair/i)
})

test('an empty list offers the nearest ways to something', async ({ page, open }) => {
  await open('/?category=Cane&location=Anmore')
  await expect(page.getByRole('heading', { name: 'No listing matches yet' })).toBeVisible()
  await page.getByRole('link', { name: /^Without Anmore: \d+ listings?$/ }).click()
  await expect(page).toHaveURL(/\/\?category=Cane$/)
  await expect(page.getByRole('heading', { name: heading }).first()).not.toHaveText('0 listings')
})

test('suggestions come below the box, by keyboard too; those that come after the search stay away', async ({
  page,
  open,
}) => {
  await open('/')
  const box = page.getByRole('searchbox')
  const suggestions = page.getByRole('list', { name: 'Suggestions' })
  await box.pressSequentially('walkr')
  await expect(suggestions.getByRole('link', { name: /^Walker under \$200/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(suggestions).toBeHidden()
  await expect(box).toBeFocused()

  const [asked, held, listed] = [0, 1, 2].map(() => Promise.withResolvers<void>())
  await page.route('**/suggestions?*', async (route) => {
    asked?.resolve()
    await held?.promise
    await route.continue()
  })
  await page.route(/\/_?.*\.data\?|\/v1\/posts\?/, async (route) => {
    await listed?.promise
    await route.continue()
  })
  await box.pressSequentially(' burnaby')
  await asked?.promise
  await page.keyboard.press('Enter')
  const come = page.waitForResponse('**/suggestions?*')
  held?.resolve()
  await (await come).finished()
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
  await expect(suggestions).toBeHidden()
  listed?.resolve()
  await expect(page).toHaveURL(/burnaby|asked=/)
})

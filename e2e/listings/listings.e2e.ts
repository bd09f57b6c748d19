import { publicCount } from '../village-counts.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'

test.describe('the list', () => {
  test(
    '[HOME-08] shows cards with age, title, description, price, place and partner, newest first',
    short,
    async ({ page, open }) => {
      await open('/')
      await expect(page.getByRole('heading', { name: `${publicCount} listings` })).toBeVisible()
      const second = page.getByRole('article').nth(1)
      await expect(second.getByRole('heading', { name: 'Folding wheelchair, 18-inch seat' })).toBeVisible()
      await expect(second).toContainText('$180')
      await expect(second).toContainText('2 Hour(s) Ago')
      await expect(second).toContainText('Burnaby')
      await expect(second).toContainText('Royal Oak Seniors Society')
      await expect(second.getByRole('img').first()).toHaveAttribute('alt', /wheelchair/i)
    },
  )

  test('[HOME-09] shows FREE for what costs nothing', async ({ page, open }) => {
    await open('/')
    const rollator = page.getByRole('article').filter({ hasText: 'Red rollator with seat and basket' })
    await expect(rollator).toContainText('FREE')
  })

  test('[HOME-10] cuts a long title for the eye and keeps it whole for the ear', async ({ page, open }) => {
    await open('/?search_query=clear+tray+straps')
    const card = page.getByRole('article').first()
    const link = card.getByRole('link')
    const [{ title, description }] = (await (await page.request.get('/v1/posts?search_query=clear+tray+straps')).json())
      .data
    /** Cuts a text after its last whole word. */
    const truncate = (text: string, most: number) =>
      `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[.,;:]$/, '')}…`
    await expect(link).toHaveText(truncate(title, 70))
    await expect(link).toHaveAccessibleName(title)
    await expect(card).toContainText(truncate(description, 140))
    await link.click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(`${title.slice(0, 140).trimEnd()}…`)
    await expect(heading).toHaveAccessibleName(title)
    await expect(page).toHaveTitle(`${title.slice(0, 140).trimEnd()}…, $40, New Westminster · Reable`)
    await page.getByRole('region', { name: 'Similar Listings' }).getByRole('link').first().click()
    const recent = page.getByRole('region', { name: 'Recently Viewed Listings' }).getByRole('link', { name: title })
    await expect(recent).toHaveText(truncate(title, 70))
  })

  test('finds by words', async ({ page, open }) => {
    await open('/')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('hospital bed')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/asked=hospital\+bed&category=Hospital\+bed$/)
    await expect(page.getByRole('article').first()).toContainText(/bed/i)
  })

  test('says which parts of an address it could not use', async ({ page, open }) => {
    await open('/?page=abc&category=Cane,Spaceships')
    await expect(page.getByText('Page must be a whole number from 1.')).toBeVisible()
    await expect(page.getByText('There is no category or equipment type called “Spaceships”.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveText([/: Cane$/])
    await expect(page.getByRole('article').first()).toContainText(/cane/i)
    await expect(page).toHaveTitle('Cane · Reable')
    await open('/?page=abc&category=Spaceships')
    await expect(page).toHaveTitle(/^Reable: /)
    await expect(page.getByRole('article')).toHaveCount(24)
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden()
  })

  for (const query of [
    'page=-1',
    'page=1e18',
    'min_price=cheap',
    "search_query='%22%25%00",
    'category=%FF',
    `search_query=${'x'.repeat(5000)}`,
  ]) {
    test(`answers ${query.slice(0, 40)} with a list`, async ({ page, open }) => {
      await open(`/?${query}`)
      await expect(page.getByRole('heading', { name: /^[\d,]+ listings?/ })).toBeVisible()
    })
  }
})

test.describe('a listing', () => {
  test('[POST-03] shows description, properties, condition, category, price, partner and age', async ({
    page,
    open,
  }) => {
    await open('/')
    await page.getByRole('link', { name: 'Folding wheelchair, 18-inch seat' }).click()
    await expect(page).toHaveTitle(/^Folding wheelchair, 18-inch seat/)
    const main = page.getByRole('main')
    for (const text of [
      '$180',
      'Burnaby',
      'Good',
      'Wheelchairs and Seating',
      'Royal Oak Seniors Society',
      '2 Hour(s) Ago',
    ])
      await expect(main).toContainText(text)
    await expect(main).toContainText('Light folding wheelchair with a padded blue seat.')
    await expect(main.getByRole('term').filter({ hasText: 'Seat width' })).toBeVisible()
    await expect(main).toContainText('18 in (46 cm)')
  })

  test('[POST-02] its pictures can be gone through by keyboard', async ({ page, open }) => {
    await open('/?search_query=folding+wheelchair+18-inch')
    await page.getByRole('article').first().getByRole('link').click()
    const place = page.locator('p', { hasText: /^Photo \d of 5/ })
    await expect(place).toHaveText(/^Photo 1 of 5/)
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(place).toHaveText(/^Photo 2 of 5/)
  })

  test('[POST-11] one that cannot be fetched ends at /404', async ({ page, open }) => {
    for (const id of ['999999', 'abc', '0']) {
      const listingResponse = page.waitForResponse((response) => response.url().endsWith(`/posts/${id}`))
      await open(`/posts/${id}`)
      expect((await listingResponse).status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Oops, lost page' })).toBeVisible()
      await expect(page).toHaveURL(/\/404$/)
    }
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, its pages and a listing are read whole', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(`Showing 25 to 48 of ${publicCount}`)).toBeVisible()
    await page.goto('/')
    await page.getByRole('link', { name: 'Folding wheelchair, 18-inch seat' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Folding wheelchair, 18-inch seat')
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await expect(page.getByText('18 in (46 cm)')).toBeVisible()
  })
})

for (const path of ['/', '/?search_query=nothing-like-this', '/?page=abc', '/posts/2', '/nowhere', '/wizard']) {
  test(`${path} scrolls sideways nowhere`, async ({ page, open }) => {
    await open(path)
    // A visitor meets the sign-in over the wizard.
    if (path === '/wizard') await expect(page.getByRole('dialog')).toBeVisible()
    for (const width of [320, 768, 990, 1280]) await expectNoSidewaysScroll(page, width)
  })
}

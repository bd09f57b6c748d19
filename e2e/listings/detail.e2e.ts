import { expect, expectNoSidewaysScroll, hydrated, short, test } from '../visit.ts'
import { deletedListing, expectOnlyErrors, hiddenListing, openBySearch } from './listing-visit.ts'

/** The listings that the village's people have deleted. */
const deletedTitles = [
  'Two old canes, one short and one long',
  'Sliding transfer bench with a cut-out seat',
  'Leg support cushion with a hollow for the heel',
]

test.describe('the way back', () => {
  test('[POST-01] returns to the list with its filters, by a step back in history', short, async ({ page, open }) => {
    await open('/?category=Walking%20Aids&sorted_by=price_asc')
    await page.getByRole('article').nth(3).getByRole('link').click()
    await expect(page).toHaveURL(/\/posts\/\d+$/)
    const before = await page.evaluate(() => history.length)
    await page.getByRole('link', { name: 'Back to results' }).click()
    await expect(page).toHaveURL(/category=Walking(%20|\+)Aids&sorted_by=price_asc$/)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('[POST-01] leads to the list through other listings, and after a reload', async ({ page, open }) => {
    await open('/?search_query=wheelchair')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('region', { name: 'Similar Listings' }).getByRole('link').first().click()
    await page.reload()
    await hydrated(page)
    await page.getByRole('link', { name: 'Back to results' }).click()
    await expect(page).toHaveURL(/\/\?asked=wheelchair&category=/)
  })

  test('[POST-01] leads to the whole list for whoever came from elsewhere', async ({ page, open }) => {
    await open('/posts/2')
    await page.getByRole('link', { name: 'Back to results' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test.describe('sharing', () => {
  test('[POST-04] opens the system’s own sheet where there is one', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (what: object) => {
          document.title = JSON.stringify(what)
        },
      })
    })
    await open('/posts/2')
    await page.getByText('Share', { exact: true }).click()
    await expect(page).toHaveTitle(/^\{"title":"[^"]+","url":"http.*\/posts\/2"\}$/)
    await expect(page.getByLabel('Address of this listing')).toBeHidden()
  })

  test(
    '[POST-04] else offers the address, to copy or to mail, by keyboard alone',
    short,
    async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open('/posts/2')
      await page.getByText('Share', { exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Address of this listing')).toBeFocused()
      await expect(page.getByLabel('Address of this listing')).toHaveValue(page.url())
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      const mail = page.getByRole('link', { name: 'Send by e-mail' })
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:\\?subject=${encodeURIComponent(title)}&body=`))
      await page.keyboard.press('Escape')
      await expect(mail).toBeHidden()
      await expect(page.getByText('Share', { exact: true })).toBeFocused()
    },
  )
})

test.describe('a listing that is not to be had', () => {
  test('[POST-14] [POST-11] a hidden one goes to /404 and says why', short, async ({ page, open, request }) => {
    await open(`/posts/${await hiddenListing(request)}`)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('main')).toContainText(
      'Listing cannot be displayed or was inactivated by the user, please try to Log in',
    )
  })

  test('[POST-14] a failure within the visit does so too, an unknown one without a word', async ({
    page,
    open,
    pageErrors,
  }) => {
    await openBySearch(page, open, 'wheelchair')
    await page.route(/\/v1\/posts\/\d+$/, (route) => route.fulfill({ status: 500, json: failure }))
    await page.getByRole('region', { name: 'Similar Listings' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('main')).toContainText('Something went wrong.')
    await expect(page.getByRole('main')).toContainText('TEST-FLOW')
    await open('/posts/999999')
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByText('Something went wrong.')).toBeHidden()
    expectOnlyErrors(pageErrors, 500)
  })

  test(
    '[POST-12] a deleted one answers 410 with others like it, and says nothing of itself',
    short,
    async ({ page, open, request }) => {
      const { id, category } = await deletedListing(request)
      const html = await (await request.get(`/posts/${id}`)).text()
      expect((await request.get(`/posts/${id}`)).status()).toBe(410)
      for (const title of deletedTitles) expect(html).not.toContain(title)
      await open(`/posts/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Oops, lost page' })).toBeVisible()
      expect(await page.getByRole('article').count()).toBeGreaterThan(3)
      await expectNoSidewaysScroll(page, 320)
      await page.getByRole('link', { name: `View all ${category}` }).click()
      await expect(page).toHaveURL(`/?${new URLSearchParams({ category })}`)
    },
  )
})

test('a token that is no longer valid makes a visitor of its owner', async ({ page, open, pageErrors }) => {
  await page.addInitScript(() => {
    localStorage.setItem('user', JSON.stringify({ auth_token: 'gone', email: 'rosa@village.example', user_id: 1 }))
  })
  await openBySearch(page, open, 'wheelchair')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wheelchair/i)
  await page.getByRole('region', { name: 'Similar Listings' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/posts\/\d+$/)
  expectOnlyErrors(pageErrors, 401)
})

const failure = { error: 'Something broke on our side.', code: 'fault', flow_id: 'TEST-FLOW' }

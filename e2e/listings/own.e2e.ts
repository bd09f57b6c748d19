import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { expectOnlyErrors } from './listing-visit.ts'
import { cardOf, hiddenOwner, main, question, tab } from './owner-visit.ts'

test.describe('My Listings', () => {
  test.beforeEach(async ({ page, request }) => signIn(page, await logIn(request, 'rosa@village.example')))

  test('[MINE-01] leads to the Safety Guidelines and to a new listing', short, async ({ page, open }) => {
    await open('/account/listings')
    await expect(main(page).getByRole('link', { name: 'Safety Guidelines' })).toHaveAttribute('href', '/resources#faq')
    await expect(main(page).getByRole('link', { name: 'Create Listing' })).toHaveAttribute('href', '/wizard')
  })

  test('[MINE-02] has three tabs with counts and pages, which the address keeps', async ({ page, open }) => {
    await open('/account/listings')
    await expect(tab(page, 'Active Listings')).toHaveText('Active Listings13')
    await expect(tab(page, 'Inactive Listings')).toHaveText('Inactive Listings2')
    await expect(tab(page, 'Sold/Donated Listings')).toHaveText('Sold/Donated Listings4')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('link', { name: 'Page 2' }).press('Enter')
    await expect(page).toHaveURL('/account/listings?page=2')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('heading', { level: 2, name: 'Active Listings' })).toBeFocused()
    await tab(page, 'Sold/Donated Listings').press('Enter')
    await expect(page).toHaveURL('/account/listings?type=exchanged')
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(tab(page, 'Sold/Donated Listings')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/account/listings?page=2')
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  test('[MINE-04] each card says how it stands, what it is, when it ends and what can be done', async ({
    page,
    open,
  }) => {
    const expectChoices = async (names: string[], card = page.getByRole('article').first()) => {
      await expect(card.locator(':is(a, button):not(h3 a)')).toHaveText(names.map((name) => new RegExp(`^${name}`)))
    }
    await open('/account/listings')
    const rollator = cardOf(page, 'Blue rollator, seat and basket')
    await expect(rollator).toContainText('Status: Active')
    await expect(rollator).toContainText(/Ends in \d+ days, on \w+day, \d+ \w+/)
    await expect(rollator).toContainText('Price: $60')
    await expect(rollator.getByRole('img')).toBeVisible()
    await expect(rollator.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/posts\/\d+$/)
    await expectChoices(['Renew', 'Edit', 'Mark as Sold', 'Delete'], rollator)
    await tab(page, 'Inactive Listings').click()
    await expect(page.getByRole('article').first()).toContainText('Status: Inactive')
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Activate/ }),
    ).toBeVisible()
    await tab(page, 'Sold/Donated Listings').click()
    await expect(page.getByRole('article').first()).toContainText('Status: Sold')
    await expectChoices(['Delete'])
  })

  for (const type of ['active', 'inactive', 'exchanged']) {
    test(`[MINE-04] nothing scrolls sideways among the ${type} ones`, async ({ page, open }) => {
      await open(`/account/listings?type=${type}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectNoSidewaysScroll(page, 320)
    })
  }

  for (const [choice, title] of [
    ['Mark as Sold', 'Mark as Sold?'],
    ['Delete', 'Delete?'],
  ] as const) {
    test(`[MINE-04] it is asked “${title}”; Escape leads back`, async ({ page, open }) => {
      await open('/account/listings?type=inactive')
      const button = page.getByRole('button', { name: new RegExp(`^${choice}`) }).first()
      await button.press('Enter')
      await expect(question(page, title)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    })
  }

  test('[LIFE-07] a refusal is shown with its own message and a flow id', short, async ({ page, open, pageErrors }) => {
    const failure = { error: 'Something broke on our side.', code: 'fault', flow_id: 'TEST-FLOW' }
    const refuse = (address: string) => page.route(address, (route) => route.fulfill({ status: 500, json: failure }))
    await refuse('**/v1/posts/*/renew')
    await refuse('**/v1/feedbacks')
    await open('/account/listings')
    const card = cardOf(page, 'Blue rollator, seat and basket')
    await card.getByRole('button', { name: /^Renew/ }).click()
    await expect(main(page)).toContainText('Listing Renewal UnsuccessfulYour listing was not renewed. Please try again')
    await expect(main(page)).toContainText('TEST-FLOW')
    await card.getByRole('button', { name: /^Mark as Sold/ }).click()
    await question(page, 'Mark as Sold?').getByRole('button', { name: 'Mark as Sold' }).click()
    await expect(main(page)).toContainText(
      'Feedback Submission UnsuccessfulYour feedback was not submitted. Please try again',
    )
    await page.route('**/v1/posts/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: failure }) : route.continue(),
    )
    await card.getByRole('button', { name: /^Delete/ }).click()
    await question(page, 'Delete?').getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(main(page)).toContainText(
      'Listing deletion unsuccessfulYour listing was not deleted. Please try again.',
    )
    await expect(tab(page, 'Active Listings')).toHaveText('Active Listings13')
    expectOnlyErrors(pageErrors, 500)
  })

  test('a list that cannot be fetched says so and is requested again', async ({ page, open, pageErrors }) => {
    const busy = { error: 'This takes too long just now.', code: 'busy', flow_id: 'TEST-FLOW' }
    await page.route('**/v1/api/user/posts*', (route) => route.fulfill({ status: 503, json: busy }))
    await open('/account/listings')
    await expect(page.getByRole('heading', { name: busy.error })).toBeVisible()
    await page.unroute('**/v1/api/user/posts*')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(main(page).getByRole('heading', { level: 2 })).toBeFocused()
    expectOnlyErrors(pageErrors, 503)
  })
})

test('[MINE-03] an empty tab says so', short, async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/account/listings')
  await expect(main(page)).toContainText('You have no active listings, click on Inactive Listings to view.')
  await tab(page, 'Inactive Listings').click()
  await expect(main(page)).toContainText('You have no inactive listings.')
  await tab(page, 'Sold/Donated Listings').click()
  await expect(main(page)).toContainText('You have no sold or donated listings.')
})

test(
  '[MINE-05] a title of more than 140 characters shows its first 70, a description 140; both are whole to listen to',
  short,
  async ({ page, open, request }) => {
    const long = '123456789 '.repeat(15).trimEnd()
    const whole = long.slice(0, 139)
    const { user } = await hiddenOwner(request, [{ title: long, description: long }, { title: whole }])
    await signIn(page, user)
    await open('/account/listings')
    const link = (title: string) => page.getByRole('article').getByRole('link', { name: title, exact: true })
    await expect(link(long)).toHaveText(`${long.slice(0, 69)}…`)
    await expect(link(whole)).toHaveText(whole)
    await expect(page.getByRole('article').filter({ has: page.getByRole('link', { name: long }) })).toContainText(
      `${long.slice(0, 139)}…`,
    )
  },
)

test('[LIFE-09] while the address is not confirmed, Renew and Mark as Sold say why, and send nothing', async ({
  page,
  open,
  request,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane that waits' }])
  await signIn(page, user)
  const requestUrls: string[] = []
  page.on('request', (one) => one.method() === 'POST' && requestUrls.push(one.url()))
  await open('/account/listings')
  const card = cardOf(page, 'Cane that waits')
  await expect(card).toContainText('Hidden from others until you confirm your account.')
  for (const name of [/^Renew/, /^Mark as Sold/]) {
    const button = card.getByRole('button', { name })
    await expect(button).toHaveAccessibleDescription('Please confirm your e-mail address first.')
    await button.press('Enter')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(requestUrls).toEqual([])
  await expect(card.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/posts/${offers[0]?.id}/edit`)
})

test('[LIFE-05] [LIFE-06] deleting by keyboard asks first; then the lists come anew and the next card has the focus', async ({
  page,
  open,
  request,
}) => {
  const { user } = await hiddenOwner(request, [{ title: 'First cane' }, { title: 'Second cane' }])
  await signIn(page, user)
  await open('/account/listings')
  await expect(tab(page, 'Active Listings')).toHaveText('Active Listings2')
  const remove = (title: string) => cardOf(page, title).getByRole('button', { name: /^Delete/ })
  await remove('Second cane').press('Enter')
  await question(page, 'Delete?').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(remove('Second cane')).toBeFocused()
  await page.keyboard.press('Enter')
  await question(page, 'Delete?').getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await expect(main(page)).toContainText('Listing Deleted SuccessfullyYour listing has been deleted successfully')
  await expect(tab(page, 'Active Listings')).toHaveText('Active Listings1')
  await expect(page.getByRole('link', { name: 'First cane', exact: true })).toBeFocused()
  await remove('First cane').press('Enter')
  await question(page, 'Delete?').getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await expect(main(page)).toContainText('You have no active listings, click on Inactive Listings to view.')
  await expect(page.getByRole('heading', { level: 2, name: 'Active Listings' })).toBeFocused()
})

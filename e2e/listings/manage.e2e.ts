import { headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { hiddenOwner, main, ownListings, question } from './owner-visit.ts'

const menu = 'Manage Listing'

test(
  '[POST-09] [LIFE-12] an inactive listing opens for its owner, to whom the page says that it is hidden',
  short,
  async ({ page, open, request }) => {
    const rosa = await logIn(request, 'rosa@village.example')
    const [ramp] = await ownListings(request, rosa, 'inactive')
    await signIn(page, rosa)
    await open(`/posts/${ramp?.id}`)
    await expect(page).toHaveURL(`/posts/${ramp?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ramp?.title ?? '')
    await expect(main(page)).toContainText(
      'This listing is hidden. Please renew it in order for it to be visible to others.',
    )
    await page.getByText(menu, { exact: true }).press('Enter')
    await expect(main(page).locator('details[open] li')).toHaveText(['Activate', 'Edit', 'Mark as Sold', 'Delete'])
    await page.keyboard.press('Escape')
    await expect(page.getByText(menu, { exact: true })).toBeFocused()
    await expectNoSidewaysScroll(page, 320)
  },
)

test(
  '[LIFE-11] [LIFE-01] a sold one says so to its owner; it can be deleted, not edited',
  short,
  async ({ page, open, request }) => {
    const rosa = await logIn(request, 'rosa@village.example')
    const [sold] = await ownListings(request, rosa, 'exchanged')
    await signIn(page, rosa)
    await open(`/posts/${sold?.id}`)
    await expect(main(page)).toContainText('This listing is sold.')
    await page.getByText(menu, { exact: true }).click()
    await expect(main(page).locator('details[open] li')).toHaveText(['Delete'])
  },
)

test('[POST-09] nobody else sees it', async ({ page, open, request }) => {
  const [active] = await ownListings(request, await logIn(request, 'rosa@village.example'), 'active')
  await open(`/posts/${active?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(menu)).toHaveCount(0)
  await signIn(page, await logIn(request, 'ben@village.example'))
  await open(`/posts/${active?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(menu)).toHaveCount(0)
})

test(
  '[LIFE-10] [POST-10] an unconfirmed owner reads so, and what waits for the confirmation says why',
  short,
  async ({ page, open, request }) => {
    const { user, offers } = await hiddenOwner(request, [{ title: 'Cane in hiding' }])
    await signIn(page, user)
    await open(`/posts/${offers[0]?.id}?submitted=success`)
    const active = question(page, 'Your Listing is Active')
    await expect(active).toContainText('Others can see it once you confirm your account.')
    await active.getByRole('button', { name: 'See my listing' }).press('Enter')
    await expect(page).toHaveURL(`/posts/${offers[0]?.id}`)
    // The page opened it by itself: there is nothing else to give the focus back to.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main(page)).toContainText(
      'This listing is hidden. Please confirm your account in order for it to be visible to others.',
    )
    await page.getByText(menu, { exact: true }).click()
    const renew = page.getByRole('button', { name: 'Renew for 90 days' })
    await expect(renew).toContainText('Please confirm your e-mail address first.')
    await renew.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Please confirm your e-mail address first.' })).toHaveCount(
      1,
    )
  },
)

test('[LIFE-05] deleting leads to My Listings; what nobody else ever saw is nowhere from then on', async ({
  page,
  open,
  request,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane to go' }])
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}`)
  await page.getByText(menu, { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText(menu, { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await question(page, 'Delete?').getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await expect(page).toHaveURL('/account/listings')
  await expect(main(page)).toContainText('Listing Deleted SuccessfullyYour listing has been deleted successfully')
  expect((await request.get(`/posts/${offers[0]?.id}`)).status()).toBe(404)
  expect(await ownListings(request, user, 'active')).toEqual([])
  expect((await request.get('/v1/api/user', { headers: headersOf(user) })).ok()).toBe(true)
})

import { headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectFloats, stopTime } from '../shell/alerts-visit.ts'
import { expect, short, test } from '../visit.ts'
import { cardOf, main, ownListings, question, tab } from './owner-visit.ts'

// What is public changes by these visits: they come after all others (playwright.config.ts).

test('[LIFE-02] renewing gives 90 days and keeps the focus with the listing', async ({ page, open, request }) => {
  const paulo = await logIn(request, 'paulo@village.example')
  const last = (await ownListings(request, paulo, 'active')).at(-1)
  await signIn(page, paulo)
  await page.clock.install()
  await open('/account/listings')
  const card = cardOf(page, last?.title ?? '')
  await stopTime(page)
  await card.getByRole('button', { name: /^Renew/ }).press('Enter')
  // Once the lists are loaded anew, the page scrolls to where the focus is.
  await expect(card).toContainText('Ends in 90 days')
  await expect(card.locator(':focus')).toBeInViewport({ ratio: 1 })
  await expectFloats(page, {
    ...{ type: 'success', title: 'Listing Renewed', seconds: 3 },
    text: 'Your listing has been renewed for 90 days!',
  })
  await expect(card.locator(':focus')).toHaveCount(1)
  await expect(page.getByRole('article').first()).toContainText(last?.title ?? '')
})

test('[LIFE-03] activating by the menu of its page brings an inactive listing back', async ({
  page,
  open,
  request,
}) => {
  const dmitri = await logIn(request, 'dmitri@village.example')
  const [inactive] = await ownListings(request, dmitri, 'inactive')
  expect((await request.get(`/v1/posts/${inactive?.id}`)).status()).toBe(403)
  await signIn(page, dmitri)
  await open(`/posts/${inactive?.id}`)
  await page.getByText('Manage Listing', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Activate' }).press('Enter')
  await expect(main(page)).toContainText('Listing RenewedYour listing has been renewed for 90 days!')
  await expect(main(page)).not.toContainText('This listing is hidden.')
  expect((await request.get(`/v1/posts/${inactive?.id}`)).status()).toBe(200)
})

test(
  '[LIFE-04] [LIFE-06] what is marked as sold asks first, is no longer public and stands under Sold/Donated',
  short,
  async ({ page, open, request }) => {
    const noor = await logIn(request, 'noor@village.example')
    const [first, second] = await ownListings(request, noor, 'active')
    await signIn(page, noor)
    await page.clock.install()
    await open('/account/listings')
    await expect(tab(page, 'Sold/Donated Listings')).toHaveText('Sold/Donated Listings0')
    await cardOf(page, first?.title ?? '')
      .getByRole('button', { name: /^Mark as Sold/ })
      .press('Enter')
    await stopTime(page)
    await question(page, 'Mark as Sold?').getByRole('button', { name: 'Mark as Sold' }).press('Enter')
    await expect(page.getByRole('link', { name: second?.title ?? '', exact: true })).toBeFocused()
    await expectFloats(page, {
      type: 'success',
      title: "We're happy to hear you sold or donated your item through Reable!",
      text: "We've changed your listing to inactive so that it is no longer publicly visible.",
    })
    await expect(tab(page, 'Sold/Donated Listings')).toHaveText('Sold/Donated Listings1')
    await expect(page.getByRole('link', { name: second?.title ?? '', exact: true })).toBeFocused()
    expect((await request.get(`/v1/posts/${first?.id}`)).status()).toBe(403)
    await tab(page, 'Sold/Donated Listings').press('Enter')
    await expect(cardOf(page, first?.title ?? '')).toContainText('Status: Sold')
  },
)

test('[LIFE-05] the address of a public listing that is deleted says so from then on', async ({ page, request }) => {
  const paulo = await logIn(request, 'paulo@village.example')
  const [offer] = await ownListings(request, paulo, 'active')
  expect((await request.delete(`/v1/posts/${offer?.id}`, { headers: headersOf(paulo) })).ok()).toBe(true)
  await expect(async () => {
    expect((await page.goto(`/posts/${offer?.id}`))?.status()).toBe(410)
  }).toPass()
  await expect(main(page)).not.toContainText(offer?.title ?? '')
})

import type { APIRequestContext } from '@playwright/test'
import { createConfirmedUser, headersOf, linkMailedTo, type SignedInUser } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { main, publish } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'

// What is public changes by these visits: they come after all others (playwright.config.ts).

type Category = { id: number; equipment_types: { id: number; name: string }[] }

/** Subscribes to canes by the API. Returns the name of the equipment type. */
async function waitForCanes(request: APIRequestContext, person: SignedInUser): Promise<string> {
  const categories: Category[] = (await (await request.get('/v1/api/posts/categories')).json()).data
  const kinds = categories.flatMap(({ id, equipment_types }) => equipment_types.map((type) => ({ ...type, of: id })))
  const cane = kinds.find(({ name }) => /^Cane/.test(name))
  const notification = { category_id: cane?.of, equipment_type_id: cane?.id }
  const reply = await request.post('/v1/notifications', { headers: headersOf(person), data: { notification } })
  expect(reply.status(), await reply.text()).toBe(200)
  return cane?.name ?? ''
}

const waiting = async (request: APIRequestContext, person: SignedInUser): Promise<object[]> =>
  (await (await request.get('/v1/user_notifications', { headers: headersOf(person) })).json()).data

test(
  '[NOTI-07] the link of an announcement ends it by a press, not by being opened, and says what it was and how to come back',
  short,
  async ({ page, request }) => {
    const [rosa, seller] = [await createConfirmedUser(request, 'rosa'), await createConfirmedUser(request, 'seller')]
    const type = await waitForCanes(request, rosa)
    await publish(request, seller, { title: 'Oak cane that was announced' })
    const link = await linkMailedTo(request, rosa.email, '/unsubscribe?token=')
    const { pathname, search } = new URL(link)
    const reply = await request.get(pathname + search)
    expect([reply.status(), reply.headers()['referrer-policy'], reply.headers()['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ])
    expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>')
    expect(await waiting(request, rosa)).toHaveLength(1)
    for (let times = 0; times < 2; times++) {
      await page.goto(pathname + search)
      await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeEnabled()
      expect(await waiting(request, rosa)).toHaveLength(times === 0 ? 1 : 0)
      await page.getByRole('button', { name: 'Stop these emails' }).press('Enter')
      await expect(page.getByRole('heading', { name: `You will hear no more of ${type}.` })).toBeFocused()
      await expect(page).toHaveURL('/unsubscribe')
      expect(await waiting(request, rosa)).toEqual([])
    }
    await expectNoSidewaysScroll(page, 320)
    await expect(page.getByRole('link', { name: 'My notifications' })).toHaveAttribute('href', '/account/notifications')
  },
)

test('[NOTI-07] an invalid link says so plainly, and while the service is away it stays good', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/v1/unsubscribe', (route) => route.abort())
  await page.goto('/unsubscribe?token=not-one-of-ours')
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(main(page).getByText('Error:')).toBeVisible()
  await page.unroute('**/v1/unsubscribe')
  await page.getByRole('button', { name: 'Stop these emails' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing was stopped' })).toBeFocused()
  await expect(main(page)).toContainText('This link is not valid. Please log in: you can end your notifications')
  expectOnlyErrors(pageErrors, 422)
})

test('[NOTI-07] without JavaScript a press ends it as well', async ({ browser, page, request }) => {
  const [rosa, seller] = [await createConfirmedUser(request, 'rosa'), await createConfirmedUser(request, 'seller')]
  await waitForCanes(request, rosa)
  await publish(request, seller, { title: 'Ash cane that was announced' })
  const { pathname, search } = new URL(await linkMailedTo(request, rosa.email, '/unsubscribe?token='))
  const { origin } = new URL((await page.goto('/resources'))?.url() ?? '')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(origin + pathname + search)
  await plain.getByRole('button', { name: 'Stop these emails' }).last().click()
  await expect(plain.getByText('You get no more of these emails.')).toBeVisible()
  expect(await waiting(request, rosa)).toEqual([])
  await context.close()
})

import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { hiddenOwner } from '../listings/owner-visit.ts'
import { expect, short, test } from '../visit.ts'
import { createConfirmedUser, createUnconfirmedUser, headersOf, logIn, signIn, storedUser } from './accounts-visit.ts'

const sessionEnded = 'You are no longer signed in. Please sign in again.'

test('[AUTH-12] at the start of a visit the stored user becomes what the server knows today', async ({
  page,
  open,
  request,
}) => {
  const user = await createConfirmedUser(request, 'refresh')
  await signIn(page, { ...user, confirmed: false, subscribe_clicked: true })
  await open('/404')
  await expect.poll(() => storedUser(page)).toMatchObject({ ...user, subscribe_clicked: true })
})

test('[AUTH-12] a session that ended elsewhere clears the stored user and says so, once', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  const user = await createUnconfirmedUser(request, 'ended')
  await request.delete('/v1/auth/sessions', { headers: headersOf(user) })
  await signIn(page, user)
  await open('/')
  await expect(page.getByRole('main').getByText(sessionEnded)).toHaveCount(1)
  expect(await storedUser(page)).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('What we told you on this visit (1)')).toBeVisible()
  expectOnlyErrors(pageErrors, 401)
})

test('[AUTH-12] any other failure of that fetch clears it too', async ({ page, open, request, pageErrors }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  const failure = { error: 'Broken.', code: 'fault', flow_id: 'TEST-FLOW' }
  await page.route('**/v1/api/user', (route) => route.fulfill({ status: 500, json: failure }))
  await open('/404')
  await expect.poll(() => storedUser(page)).toBeNull()
  await expect(page.getByRole('main')).toContainText(sessionEnded)
  expectOnlyErrors(pageErrors, 500)
})

for (const status of [0, 429, 503]) {
  test(`[AUTH-12] ${status || 'no answer'} says nothing about the person, who stays signed in`, async ({
    page,
    open,
    request,
    pageErrors,
  }) => {
    await signIn(page, await logIn(request, 'hana@village.example'))
    const failure = { error: 'Not now.', code: 'busy', flow_id: 'TEST-FLOW' }
    await page.route('**/v1/api/user', (route) => (status ? route.fulfill({ status, json: failure }) : route.abort()))
    const userRequest = page.waitForRequest(/v1\/api\/user$/).then((request) => request.response())
    await open('/404')
    await userRequest
    await expect(page.getByRole('banner').getByText('My account', { exact: true })).toBeVisible()
    expect(await storedUser(page)).toMatchObject({ email: 'hana@village.example' })
    await expect(page.getByText(sessionEnded)).toBeHidden()
    if (status) expectOnlyErrors(pageErrors, status)
  })
}

test(
  '[AUTH-11] logging out ends the token, clears the user, leads to / and says so',
  short,
  async ({ page, open, request }) => {
    const user = await createUnconfirmedUser(request, 'leave')
    await signIn(page, user)
    await open('/account/settings')
    const logOutResponse = page.waitForResponse((reply) => reply.url().endsWith('/v1/auth/logout'))
    await page.getByText('My account', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Log Out', exact: true }).press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toContainText('You have logged out successfully')
    expect((await logOutResponse).status()).toBe(200)
    expect(await storedUser(page)).toBeNull()
    expect((await request.get('/v1/api/user', { headers: headersOf(user) })).status()).toBe(401)
  },
)

test('[AUTH-11] who logs out on the list finds the focus at its heading: the button is gone, and no other page comes', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createUnconfirmedUser(request, 'stays'))
  await open('/')
  await page.getByText('My account', { exact: true }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('You have logged out successfully')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[AUTH-11] without a connection the user is cleared all the same; on a phone from the menu', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await createUnconfirmedUser(request, 'offline'))
  await open('/404')
  await page.route('**/v1/auth/logout', (route) => route.abort())
  await page.getByText('Menu', { exact: true }).click()
  await page.getByText('My account', { exact: true }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('You have logged out successfully')
  expect(await storedUser(page)).toBeNull()
})

test('[AUTH-11] another tab follows: its account page no longer shows whose it was', async ({
  page,
  open,
  request,
  context,
}) => {
  const user = await createUnconfirmedUser(request, 'tabs')
  await signIn(page, user)
  await open('/account/settings')
  await expect(page.getByRole('main')).toContainText(user.email)
  const other = await context.newPage()
  await other.goto('/404')
  await other.evaluate(() => localStorage.removeItem('user'))
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(user.email)
  await other.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), user)
  await expect(page.getByRole('main')).toContainText(user.email)
})

test('[AUTH-11] who signs in next in another tab never sees the listings of whoever was there before', async ({
  page,
  open,
  request,
  context,
}) => {
  const { user } = await hiddenOwner(request, [{ title: 'Cane of the first' }])
  const next = await createUnconfirmedUser(request, 'next')
  await signIn(page, user)
  await open('/account/listings')
  await expect(page.getByRole('main')).toContainText('Cane of the first')
  const other = await context.newPage()
  await signIn(other, next)
  await expect(page.getByRole('main')).toContainText('You have no active listings')
  await expect(page.getByRole('main')).not.toContainText('Cane of the first')
  const pendingAnswer = Promise.withResolvers<void>()
  await page.route('**/v1/api/user/posts*', async (route) => {
    await pendingAnswer.promise
    await route.continue()
  })
  await signIn(other, user)
  await expect(page.getByText('Opening your account…')).toBeVisible()
  await expect(page.getByText('You have no active listings')).toHaveCount(0)
  pendingAnswer.resolve()
  await expect(page.getByRole('main')).toContainText('Cane of the first')
})

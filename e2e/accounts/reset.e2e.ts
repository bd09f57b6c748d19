import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expect, expectNoSidewaysScroll, hydrated, short, test } from '../visit.ts'
import {
  createConfirmedUser,
  createUnconfirmedUser,
  headersOf,
  linkMailedTo,
  logIn,
  password,
  storedUser,
} from './accounts-visit.ts'

const linkUsed =
  'This password reset link has been used and is no longer valid. If you are still unable to login, please try resetting your password again.'
const newPassword = 'Another-Village-7!'

test(
  '[AUTH-20] [AUTH-15] [AUTH-16] a forgotten password: asked for, mailed, chosen anew by keyboard with its reset_token stored meanwhile, and logged in',
  short,
  async ({ page, open, request }) => {
    const before = await createConfirmedUser(request, 'reset')
    await open('/password/reset')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.press('Enter')
    await expect(page.getByText('Email address is required').first()).toBeVisible()
    await expectNoSidewaysScroll(page, 320)
    await email.fill('rosa@')
    await email.press('Enter')
    await expect(page.getByText('Invalid email address').first()).toBeVisible()
    await email.fill(before.email)
    await email.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText(before.email)
    expect(await storedUser(page)).toEqual({ resetSent: true })
    await expectNoSidewaysScroll(page, 320)

    await page.goto(await linkMailedTo(request, before.email, '/password/new?'))
    expect(page.url()).toMatch(/\/password\/new$/)
    await page.reload()
    await hydrated(page)
    await expectNoSidewaysScroll(page, 320)
    const { reset_password_token, reset_token } = await storedUser(page)
    expect(reset_token).toMatch(/^[\w-]{43}$/)
    expect(reset_password_token).toBe(reset_token)
    const main = page.getByRole('main')
    await main.getByLabel('New password', { exact: true }).fill(newPassword)
    await main.getByLabel('New password again', { exact: true }).fill(`${newPassword}x`)
    await page.keyboard.press('Enter')
    await expect(main.getByText('Passwords do not match').first()).toBeVisible()
    await main.getByLabel('New password again', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toContainText('Welcome back!')
    expect(await storedUser(page)).toEqual({
      user_id: before.user_id,
      email: before.email,
      provider: 'reable',
      confirmed: true,
      newsletter_subscribed: false,
      volunteer: false,
      role: null,
      auth_token: expect.stringMatching(/^[\w-]{43}$/),
      justSignedUp: false,
      changedPassword: true,
    })
    expect((await logIn(request, before.email, newPassword)).auth_token).toBeTruthy()
    expect((await request.get('/v1/api/user', { headers: headersOf(before) })).status()).toBe(401)
  },
)

test('[AUTH-16] a link that was used says so in these words, and leads to /auth', async ({
  page,
  request,
  pageErrors,
}) => {
  const { email } = await createUnconfirmedUser(request, 'used')
  await request.post('/v1/auth/password', { data: { user: { email } } })
  const link = await linkMailedTo(request, email, '/password/new?')
  const token = new URL(link).searchParams.get('reset_password_token')
  const user = { password: newPassword, password_confirmation: newPassword, reset_password_token: token }
  expect((await request.put('/v1/auth/password', { data: { user } })).status()).toBe(200)
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page).toHaveURL(/\/auth(#login)?$/)
  await expect(page.getByRole('main')).toContainText(linkUsed)
  expectOnlyErrors(pageErrors, 422)
})

test('[AUTH-16] without its token there is no form, but a link to ask for another one', async ({ page, open }) => {
  await open('/password/new')
  await expect(page.getByRole('main')).toContainText('This page needs the link from our e-mail.')
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/password/reset')
})

test('[AUTH-16] the token reaches no other request, no referrer, no rendering and no cache', async ({ page }) => {
  const sentTexts: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    sentTexts.push(`${request.isNavigationRequest() ? '' : request.url()} ${referer} ${request.postData() ?? ''}`)
  })
  const reply = await page.goto('/password/new?reset_password_token=only-for-one')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Save and log in' })).toBeVisible()
  expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(await reply?.text()).not.toContain('only-for-one')
  expect(sentTexts.filter((one) => one.includes('only-for-one'))).toEqual([])
})

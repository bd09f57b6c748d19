import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { axe, expect, expectNoSidewaysScroll, hydrated, short, test } from '../visit.ts'
import {
  createUnconfirmedUser,
  headersOf,
  linkMailedTo,
  logIn,
  password,
  signIn,
  storedUser,
} from './accounts-visit.ts'

const newPassword = 'Another-Village-7!'
const failed = 'Your confirmation link is invalid. Please try again or request a new confirmation link'

test('[AUTH-13] the mailed link confirms and logs in, welcomes and leads to /', short, async ({ page, request }) => {
  const user = await createUnconfirmedUser(request, 'confirm')
  const { email } = user
  await signIn(page, user)
  await page.goto(await linkMailedTo(request, email, '/confirmation?'))
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('Welcome!')
  await expect.poll(() => storedUser(page)).toMatchObject({ email, confirmed: true })
})

test('[AUTH-13] pressed twice, and once more later, it has one effect and shows no error', async ({
  page,
  request,
  context,
}) => {
  const user = await createUnconfirmedUser(request, 'twice')
  const { email } = user
  await signIn(page, user)
  const link = await linkMailedTo(request, email, '/confirmation?')
  const second = await context.newPage()
  await Promise.all([page.goto(link), second.goto(link)])
  for (const tab of [page, second]) {
    await expect(tab.getByText(/Welcome!|Your e-mail address is confirmed/).first()).toBeVisible()
    await expect(tab.getByText('Confirmation Failed')).toBeHidden()
  }
  expect(await storedUser(page)).toMatchObject({ email, confirmed: true })
  const { auth_token } = await storedUser(page)
  await page.goto(link)
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ email, confirmed: true, auth_token })
})

test('[AUTH-13] reloaded on the way, the page asks once more and ends well', async ({ page, request }) => {
  const user = await createUnconfirmedUser(request, 'reload')
  const { email } = user
  await signIn(page, user)
  let requestCount = 0
  await page.route('**/v1/auth/confirmation?*', async (route) => {
    requestCount += 1
    const reply = await route.fetch()
    // The first answer never arrives.
    if (requestCount > 1) await route.fulfill({ response: reply })
  })
  await page.goto(await linkMailedTo(request, email, '/confirmation?'))
  await expect.poll(() => requestCount).toBe(1)
  expect(page.url()).toMatch(/\/confirmation$/)
  await page.reload()
  await expect(page).toHaveURL('/')
  expect(requestCount).toBe(2)
  expect(await storedUser(page)).toMatchObject({ email, confirmed: true, auth_token: user.auth_token })
})

test('[AUTH-13] in another browser a second opening says that it is done, and signs nobody in', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const user = await createUnconfirmedUser(request, 'other')
  const { email } = user
  await signIn(page, user)
  const link = await linkMailedTo(request, email, '/confirmation?')
  await page.goto(link)
  await expect(page).toHaveURL('/')
  const otherContext = await browser.newContext({ baseURL })
  const other = await otherContext.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeFocused()
  expect(await storedUser(other)).toBeNull()
  await other.setViewportSize({ width: 390, height: 844 })
  await axe(other)
  await other.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await expect(other).toHaveURL('/auth#login')
  await otherContext.close()
})

test('[AUTH-13] opened on another device it logs in there and asks about the sign-up; yes lets both do all', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const user = await createUnconfirmedUser(request, 'another')
  const desktopContext = await browser.newContext({ baseURL })
  const desktop = await desktopContext.newPage()
  await signIn(desktop, user)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await linkMailedTo(request, user.email, '/confirmation?'))
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('Welcome!')
  expect(await storedUser(page)).toMatchObject({ email: user.email, confirmed: true, success: true })
  const question = page.getByRole('complementary', { name: 'Your sign-up' })
  await expect(question).toContainText(/You signed up.* at \d\d:\d\d\. Was that you\?/)
  await axe(page)
  await expectNoSidewaysScroll(page, 320)

  await desktop.goto('/account/messages')
  await hydrated(desktop)
  const step = desktop.getByRole('complementary', { name: 'One more step' })
  await expect(step).toContainText('open the link from our email in this browser')
  await expect(desktop.getByRole('complementary', { name: 'Your account' })).toBeHidden()
  await expect(desktop.getByRole('main')).toContainText('First open the link from our email in this browser too.')
  await axe(desktop)

  await question.getByRole('button', { name: 'Yes', exact: true }).press('Enter')
  await expect(page.getByRole('main')).toContainText('You can now use everything there too.')
  await expect(question).toBeHidden()
  await desktop.goto('/account/messages')
  await expect(step).toBeHidden()
  await expect(desktop.getByRole('main')).toContainText('You have no messages yet.')
  await desktopContext.close()
})

test('[AUTH-13] no signs out the browser of the sign-up, and a new password is chosen at once', async ({
  page,
  request,
}) => {
  const stranger = await createUnconfirmedUser(request, 'stranger')
  await page.goto(await linkMailedTo(request, stranger.email, '/confirmation?'))
  await expect(page).toHaveURL('/')
  const question = page.getByRole('complementary', { name: 'Your sign-up' })
  await question.getByRole('button', { name: 'No, sign it out and choose a new password' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('That device is signed out.')
  expect((await request.get('/v1/api/user', { headers: headersOf(stranger) })).status()).toBe(401)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('New password again', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('Welcome back!')
  expect(await storedUser(page)).toMatchObject({ email: stranger.email, confirmed: true })
  await expect(question).toBeHidden()
  expect(await logIn(request, stranger.email)).toBeUndefined()
})

test('[AUTH-13] after a program that checks emails has opened it, the link and the password let one do all', async ({
  page,
  request,
}) => {
  const user = await createUnconfirmedUser(request, 'scanned')
  const link = await linkMailedTo(request, user.email, '/confirmation?')
  const token = new URL(link).searchParams.get('confirmation_token')
  await request.head(link)
  await request.get(link)
  expect((await request.get(`/v1/auth/confirmation?confirmation_token=${token}`)).status()).toBe(200)
  await page.goto(link)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.locator('#login').getByLabel('Email').fill(user.email)
  await page.locator('#login').getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Welcome back!')
  await expect.poll(async () => (await storedUser(page)).limited).toBeUndefined()
  await expect(page.getByRole('complementary', { name: 'One more step' })).toBeHidden()
})

test('[AUTH-13] who is signed in as somebody else is then who the mail was for, and reads so', async ({
  page,
  request,
}) => {
  const [husband, wife] = [
    await createUnconfirmedUser(request, 'husband'),
    await createUnconfirmedUser(request, 'wife'),
  ]
  await signIn(page, husband)
  await page.goto(await linkMailedTo(request, wife.email, '/confirmation?'))
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText(`You are now logged in as ${wife.email}.`)
  expect(await storedUser(page)).toMatchObject({ user_id: wife.user_id, email: wife.email, confirmed: true })
  expect((await logIn(request, husband.email)).confirmed).toBe(false)
})

test('[AUTH-13] a bad link says so and leads to a new one', async ({ page, request, pageErrors }) => {
  await page.goto('/confirmation?confirmation_token=not-one-of-ours')
  await expect(page.getByRole('main')).toContainText('Confirmation Failed')
  await expect(page.getByRole('main')).toContainText(failed)
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL('/confirmation/new')
  expectOnlyErrors(pageErrors, 422)
  const html = await (await request.get('/confirmation?confirmation_token=x')).text()
  expect(html).toContain('This page needs JavaScript')
})

test('[AUTH-13] while the service does not answer the link stays good', async ({ page, request }) => {
  const user = await createUnconfirmedUser(request, 'later')
  const { email } = user
  await signIn(page, user)
  await page.route('**/v1/auth/confirmation?*', (route) => route.abort())
  await page.goto(await linkMailedTo(request, email, '/confirmation?'))
  await expect(page.getByRole('heading', { name: 'That did not work yet' })).toBeFocused()
  await page.unroute('**/v1/auth/confirmation?*')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ email, confirmed: true })
})

test('[AUTH-14] [AUTH-20] another confirmation mail, asked for with the e-mail alone', async ({
  page,
  open,
  request,
}) => {
  const { email } = await createUnconfirmedUser(request, 'resend')
  const first = await linkMailedTo(request, email, '/confirmation?')
  await open('/confirmation/new')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirmation Sent' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Confirmation email sent.')
  expect(await storedUser(page)).toEqual({ confirmationResent: true })
  await page.goto(await linkMailedTo(request, email, '/confirmation?', [first]))
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ email, confirmed: true, success: true })
})

test(
  '[GEN-15] the yellow banner stands on every page until the address is confirmed, without a jump',
  short,
  async ({ page, open, request }) => {
    const user = await createUnconfirmedUser(request, 'banner')
    const banner = page.getByRole('complementary', { name: 'Your account' })
    const decided = page.getByRole('complementary', { name: 'What volunteers decided' })
    await open('/')
    await expect(banner).toBeHidden()
    await signIn(page, user)
    // Only the scripts in the document itself run: it is there before the page comes alive.
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/')
    await expect(banner).toContainText('Your account is not verified.')
    await expect(decided).toBeHidden()
    await page.unroute('**/assets/*.js')
    await page.goto('/404')
    await hydrated(page)
    await banner.getByRole('link', { name: 'Account Settings' }).press('Enter')
    await expect(page).toHaveURL('/account/settings')
    await expect(banner).toBeVisible()
    const link = await linkMailedTo(request, user.email, '/confirmation?')
    const token = new URL(link).searchParams.get('confirmation_token')
    await request.get(`/v1/auth/confirmation?confirmation_token=${token}`, { headers: headersOf(user) })
    await page.reload()
    await hydrated(page)
    await expect(banner).toBeHidden()
  },
)

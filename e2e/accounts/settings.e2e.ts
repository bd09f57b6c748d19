import { readFile } from 'node:fs/promises'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { everythingAnswered, expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { draftsOf, storeDraft } from '../wizard/wizard-visit.ts'
import {
  createConfirmedUser,
  createUnconfirmedUser,
  headersOf,
  linkMailedTo,
  logIn,
  password,
  signIn,
  storedUser,
} from './accounts-visit.ts'

const failure = { error: 'This takes too long just now.', code: 'busy', flow_id: 'TEST-FLOW' }

test(
  '[ACCT-01] the bar leads to its places, in one row; up to 751 px its labels are shorter',
  short,
  async ({ page, open, request }) => {
    await signIn(page, await logIn(request, 'hana@village.example'))
    await open('/account')
    await expect(page).toHaveURL('/account/listings')
    const bar = page.getByRole('navigation', { name: 'Your account' })
    const names = () => bar.getByRole('link').allInnerTexts()
    await page.setViewportSize({ width: 752, height: 800 })
    expect(await names()).toEqual(['My Listings', 'Equipment Notification', 'Messages', 'Account Settings'])
    for (const width of [752, 990, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await bar
        .getByRole('link')
        .evaluateAll((links) => links.map((one) => one.getBoundingClientRect().top))
      expect([width, new Set(tops).size]).toEqual([width, 1])
    }
    await expect(bar.getByRole('link', { name: 'My Listings' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: 'Equipment Notification' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment Notification' })).toBeVisible()
    await expectNoSidewaysScroll(page, 751)
    expect(await names()).toEqual(['Listings', 'Notifications', 'Messages', 'Settings'])
    await bar.getByRole('link', { name: 'Settings' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
    await expectNoSidewaysScroll(page, 320)
  },
)

test(
  '[ACCT-02] the settings show the e-mail, and Resend Confirmation while it is not confirmed',
  short,
  async ({ page, open, request }) => {
    const user = await createUnconfirmedUser(request, 'settings')
    const first = await linkMailedTo(request, user.email, '/confirmation?')
    await signIn(page, user)
    await open('/account/settings')
    const main = page.getByRole('main')
    await expect(main).toContainText(user.email)
    await expectNoSidewaysScroll(page, 320)
    await main.getByRole('button', { name: 'Resend Confirmation' }).press('Enter')
    await expect(main).toContainText('Confirmation email sent.')
    expect(await storedUser(page)).toMatchObject({ confirmationResent: true })
    await page.goto(await linkMailedTo(request, user.email, '/confirmation?', [first]))
    await expect(page).toHaveURL('/')
    await open('/account/settings')
    await expect(main).toContainText(user.email)
    await expect(main.getByRole('button', { name: 'Resend Confirmation' })).toBeHidden()
  },
)

test(
  '[ACCT-05] the newsletter’s switch saves each change at once and says so',
  short,
  async ({ page, open, request }) => {
    const user = await createConfirmedUser(request, 'newsletter')
    await signIn(page, user)
    await open('/account/settings')
    const main = page.getByRole('main')
    const newsletter = main.getByRole('switch', { name: 'Subscribe' })
    await newsletter.focus()
    await page.keyboard.press('Space')
    await expect(main).toContainText('E-newsletter Subscribed')
    await expect(main).toContainText('You are now subscribed to our e-newsletter.')
    await expect(newsletter).toBeChecked()
    expect(await storedUser(page)).toMatchObject({ newsletter_subscribed: true })
    expect(await logIn(request, user.email)).toMatchObject({ newsletter_subscribed: true })
    await page.keyboard.press('Enter')
    await expect(main).toContainText('E-newsletter Unsubscribed')
    await expect(main).toContainText('You are now unsubscribed from our e-newsletter.')
    expect(await logIn(request, user.email)).toMatchObject({ newsletter_subscribed: false })
  },
)

test('[ACCT-05] a change that cannot be saved is undone and shown as an error', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await page.route('**/set_newsletter_subscribed', (route) => route.fulfill({ status: 503, json: failure }))
  await open('/account/settings')
  const newsletter = page.getByRole('switch', { name: 'Subscribe' })
  await expect(newsletter).toBeChecked()
  await newsletter.click()
  await expect(page.getByRole('main')).toContainText('This takes too long just now.')
  await expect(newsletter).toBeChecked()
  expectOnlyErrors(pageErrors, 503)
})

test('log out everywhere ends every session, and leaves no draft on this device', async ({ page, open, request }) => {
  const user = await createUnconfirmedUser(request, 'everywhere')
  const phone = await logIn(request, user.email)
  await signIn(page, user)
  await storeDraft(page, user.user_id)
  await open('/account/settings')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText('You are logged out on all devices.')
  expect(await storedUser(page)).toBeNull()
  expect(await draftsOf(page, user.user_id)).toEqual([])
  for (const session of [user, phone])
    expect((await request.get('/v1/api/user', { headers: headersOf(session) })).status()).toBe(401)
})

test('one’s data comes as a file', async ({ page, open, request }) => {
  const user = await createUnconfirmedUser(request, 'data')
  await signIn(page, user)
  await open('/account/settings')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('my-data.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toBeInstanceOf(Object)
  expect(text).toContain(user.email)
})

test(
  'closing the account asks for the password, and then nothing of it is left here',
  short,
  async ({ page, open, request, pageErrors }) => {
    const user = await createUnconfirmedUser(request, 'close')
    await signIn(page, user)
    await storeDraft(page, user.user_id)
    await open('/account/settings')
    await page.getByRole('button', { name: 'Close my account' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Close your account?' })
    const secret = dialog.getByRole('textbox', { name: 'Your password' })
    await secret.fill('Not-Mine-2026!')
    await page.keyboard.press('Enter')
    await expect(secret).toHaveAttribute('aria-invalid', 'true')
    await secret.fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toContainText('Your account is closed.')
    expect(await storedUser(page)).toBeNull()
    expect(await draftsOf(page, user.user_id)).toEqual([])
    expect(await logIn(request, user.email)).toBeUndefined()
    expectOnlyErrors(pageErrors, 422)
  },
)

test('nothing in the settings moves once it is shown, however late a part of them comes', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createConfirmedUser(request, 'whole'))
  await open('/account/listings')
  const places = await page.evaluateHandle(() => {
    const places = new Set<number>()
    const look = () => {
      const headings = [...document.querySelectorAll('h2')].filter((one) => one.textContent === 'E-newsletter')
      for (const one of headings) places.add(Math.round(one.getBoundingClientRect().top + scrollY))
      requestAnimationFrame(look)
    }
    look()
    return places
  })
  const answers = Promise.withResolvers<void>()
  for (const late of ['**/user/first_name', '**/auth/sessions'])
    await page.route(late, async (route) => {
      await answers.promise
      await route.continue()
    })
  const others = page.waitForResponse('**/auth/factor')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Account Settings' }).click()
  await others
  answers.resolve()
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
  await everythingAnswered(page)
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  expect(await places.evaluate((seen) => [...seen])).toHaveLength(1)
})

test('what cannot be loaded says so in its section; where nothing comes, one press asks for all of it again', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await signIn(page, await createConfirmedUser(request, 'parts'))
  const failing = new Set(['first_name', 'email', 'factor', 'sessions'])
  await page.route(/\/(first_name|email|factor|sessions)$/, (route) => {
    const part = route.request().url().split('/').at(-1) ?? ''
    return failing.has(part) ? route.fulfill({ status: 503, json: failure }) : route.continue()
  })
  await open('/account/settings')
  const main = page.getByRole('main')
  await expect(main.getByText(failure.error)).toHaveCount(1)
  failing.delete('email')
  failing.delete('factor')
  await main.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  for (const name of ['First name', 'Your devices and your data'])
    await expect(main.getByRole('region', { name }).getByRole('alert')).toHaveText(failure.error)
  await expect(main.getByRole('textbox', { name: 'First name' })).toHaveCount(0)
  expectOnlyErrors(pageErrors, 503)
})

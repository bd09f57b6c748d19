import { createUnconfirmedUser, logIn, password, signIn } from '../accounts/accounts-visit.ts'
import { fillLogIn, logInForm, modal } from '../accounts/auth-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { addCrutchesSubscribers } from '../notifications/notifications-visit.ts'
import { everythingAnswered, expect, short, test } from '../visit.ts'
import {
  addPhotos,
  chooseType,
  draftsOf,
  fillBasics,
  heading,
  next,
  photoFiles,
  submit,
  writeListing,
} from './wizard-visit.ts'

test('[WIZ-01] the wizard arrives as a shell for everyone; without a form a step leads to the first one', async ({
  page,
  open,
  request,
}) => {
  const reply = await request.get('/wizard/basics')
  const html = await reply.text()
  expect(reply.status()).toBe(200)
  expect(html).toContain('Listing an item needs JavaScript.')
  expect(html).toContain('content="noindex"')
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/wizard/details')
  await expect(page).toHaveURL('/wizard')
  await expect(heading(page, 'Equipment Type')).toBeVisible()
  await expect(page).toHaveTitle(/^Equipment Type, step 1 of 5/)
})

test(
  '[WIZ-08] [WIZ-09] [WIZ-13] from step to step to a listing, which says that it is submitted',
  short,
  async ({ page, open, request }) => {
    const person = await createUnconfirmedUser(request, 'wizard')
    await signIn(page, person)
    await open('/wizard')
    await writeListing(page, await photoFiles(request, 2), 'Oak cane')
    const preview = page.getByRole('article', { name: 'Preview of your listing' })
    await expect(preview.getByRole('heading', { name: 'Oak cane' })).toBeVisible()
    await expect(preview.getByText('$25')).toBeVisible()
    await expect(preview.getByText('Wiped clean')).toBeVisible()
    await submit(page).dblclick()
    await expect(page).toHaveURL(/\/posts\/\d+\?submitted=success$/)
    const active = page.getByRole('dialog', { name: 'Your Listing is Active' })
    await expect(active).toContainText('Others can see it once you confirm your account.')
    await expect(page.getByRole('main')).toContainText('Congratulations! Your listing has been submitted successfully')
    await active.getByRole('button', { name: 'See my listing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oak cane' })).toBeVisible()
    expect(await draftsOf(page, person.user_id)).toEqual([])
  },
)

test('who can list only a few more items today, or none, reads so at the first step', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  // The village has no limits: what the server says where it has some is put into its answer.
  const toPublish = { left: 2, max: 12, more_at_utc: '2031-05-17T00:00:00.000Z' }
  await page.route('**/v1/api/user/posts?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), to_publish_today: toPublish } })
  })
  const note = page.getByRole('status').filter({ hasText: /You can list|You’ve reached/ })
  await open('/wizard')
  await expect(note).toHaveText('You can list 2 more items today.')
  toPublish.left = 0
  await page.clock.setFixedTime('2031-05-16T03:00:00Z')
  await open('/wizard')
  await expect(note).toContainText('You’ve reached the limit of 12 items a day.')
  await expect(note).toContainText(/You can list more after 5:00\sp\.m\. tomorrow\..* a draft on this device\./)
  toPublish.left = 4
  await open('/wizard')
  await expect(heading(page, 'Equipment Type')).toBeVisible()
  await everythingAnswered(page)
  await expect(note).toHaveCount(0)
})

test('[WIZ-10] who has listed too much today reads why in the alert, and finds the draft again', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await signIn(page, await createUnconfirmedUser(request, 'too-many'))
  await open('/wizard')
  await writeListing(page, await photoFiles(request, 1), 'Thirteenth cane')
  const refusal = { error: 'You can list more in 5 hours.', code: 'too_many', flow_id: '7F2K-90QA' }
  await page.route('**/v1/posts', (route) => route.fulfill({ status: 429, json: refusal }))
  await submit(page).click()
  const notices = page.getByRole('region', { name: 'New notices' })
  await expect(notices).toContainText('Listing creation unsuccessful')
  await expect(notices).toContainText('You can list more in 5 hours. Your draft is saved.')
  await open('/wizard/preview')
  await expect(page.getByRole('heading', { name: 'Thirteenth cane' })).toBeVisible()
  expectOnlyErrors(pageErrors, 429)
})

test(
  '[WIZ-02] a guest signs in over the wizard; whoever closes that goes to the list',
  short,
  async ({ page, open }) => {
    await open('/wizard')
    await expect(modal(page)).toBeVisible()
    await modal(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
    await open('/wizard')
    await fillLogIn(logInForm(page), 'hana@village.example')
    await logInForm(page).getByRole('button', { name: 'Log in' }).click()
    await expect(modal(page)).toBeHidden()
    await chooseType(page)
  },
)

test('[WIZ-03] a type says what it is and how many wait for it', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/wizard')
  await expect(page.getByText('Choose an equipment type first.')).toBeVisible()
  await page.locator('summary', { hasText: 'Walking Aids' }).click()
  const info = page.getByRole('button', { name: 'What is this? Crutches' })
  await info.click()
  await expect(info).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(info).toBeFocused()
  await expect(info).toHaveAttribute('aria-expanded', 'false')
  const waiting = await addCrutchesSubscribers(request, 2)
  await page.getByRole('button', { name: 'Crutches', exact: true }).click()
  await expect(heading(page, 'Images')).toBeFocused()
  await expect(page.getByText(`${waiting} people wait for this kind.`)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: 'Crutches', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`${waiting} people wait for this kind.`)).toBeVisible()
  await page.getByLabel('Search the equipment types').fill('zimmer piano')
  await expect(page.getByText('No type has these words.')).toBeVisible()
})

test(
  '[WIZ-05] [RULE-01] [RULE-03] [RULE-04] errors are shown, and typing is normalized visibly',
  short,
  async ({ page, open, request }) => {
    await signIn(page, await createUnconfirmedUser(request, 'rules'))
    await open('/wizard')
    await chooseType(page)
    await next(page, 'Basic Information').click()
    await page.getByLabel('Title').fill('   ')
    await next(page, 'Additional Details').click()
    const summary = page.getByRole('form', { name: 'Basic Information' }).getByRole('listitem').getByRole('link')
    await expect(summary).toHaveText([
      'Post title is required',
      'Price is required, or did you mean free?',
      'Please select a condition',
      'Please select a location',
    ])
    await expect(page).toHaveTitle(/^Error: /)
    await fillBasics(page, 'Oak cane', '10001')
    await expect(summary).toHaveText(['Price exceeds limit of 10,000, enter a lower number'])
    const price = page.getByLabel('Price (numbers only)')
    for (const typed of ['12.5', '-1', '1e3']) {
      await price.fill(typed)
      await expect(page.getByText('Error: Price must be a whole number')).toBeVisible()
    }
    await price.fill(' $1,200 ')
    await price.blur()
    await expect(price).toHaveValue('1200')
    await next(page, 'Additional Details').click()
    await expect(heading(page, 'Additional Details')).toBeFocused()
  },
)

test('[RULE-07] Free makes the price 0 and closes its field; the price comes back', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/wizard')
  await chooseType(page)
  await next(page, 'Basic Information').click()
  const price = page.getByLabel('Price (numbers only)')
  await price.fill('80')
  await page.getByLabel('Free').check()
  await expect(price).toHaveValue('0')
  await expect(price).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('It is free, so it needs no price.')).toBeVisible()
  await price.press('5')
  await expect(price).toHaveValue('0')
  await page.getByRole('link', { name: 'Back' }).click()
  await next(page, 'Basic Information').click()
  await expect(price).toHaveValue('0')
  await page.getByLabel('Free').uncheck()
  await expect(price).toHaveValue('80')
})

test(
  '[WIZ-06] [RULE-02] [RULE-06] details are asked for as the type needs them; forbidden things prompt, no more',
  short,
  async ({ page, open, request }) => {
    await signIn(page, await logIn(request, 'hana@village.example'))
    await open('/wizard')
    await chooseType(page, 'transport chair', /^Transport chair/)
    await next(page, 'Basic Information').click()
    await fillBasics(page, 'Transport chair')
    await next(page, 'Additional Details').click()
    await expect(page.getByLabel('Description')).toHaveAttribute('rows', '7')
    await next(page, 'Preview').click()
    const summary = page.getByRole('form', { name: 'Additional Details' }).getByRole('listitem').getByRole('link')
    await expect(summary).toHaveText(['Seat width: Field required', /: Field required$/, 'Description is required'])
    const width = page.getByLabel('Seat width', { exact: true })
    await width.fill('99')
    await expect(page.getByText('Error: Seat width: give a number in inches from 8 to 36')).toBeVisible()
    await width.fill('18"')
    await width.blur()
    await expect(width).toHaveValue('18')
    await page.getByLabel('Cleaned before handover').selectOption('Wiped clean')
    await page.getByLabel('Description').fill('Comes with an oxygen tank.')
    await expect(page.getByText('Please return it to the supplier.')).toBeVisible()
    await next(page, 'Preview').click()
    await expect(page.getByText('18 in (46 cm)')).toBeVisible()
  },
)

test('[WIZ-08] the header opens what is ready and says why not; the browser’s own ways lead too', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/wizard')
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await steps.getByRole('button', { name: /^3 Basic Information/ }).press('Enter')
  await expect(steps.getByText('Step 3 opens here once a photo is uploaded.')).toBeVisible()
  await chooseType(page)
  await expect(steps.getByText('2 Images')).toBeVisible()
  await addPhotos(page, await photoFiles(request, 1))
  await steps.getByRole('link', { name: /^3 Basic Information/ }).click()
  await expect(page).toHaveURL('/wizard/basics')
  await expect(page).toHaveTitle(/^Basic Information, step 3 of 5/)
  await page.goBack()
  await expect(heading(page, 'Images')).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Basic Information')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/wizard/images')
})

test('the session ends on the way: one signs in over the wizard and goes on', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  const person = await createUnconfirmedUser(request, 'late')
  await signIn(page, person)
  await open('/wizard')
  await writeListing(page, await photoFiles(request, 1), 'Cane of a forgetful person')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, auth_token: 'gone' }))
  })
  await submit(page).click()
  await expect(modal(page)).toBeVisible()
  await fillLogIn(logInForm(page), person.email, password)
  await logInForm(page).getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('dialog', { name: 'Verify your email' }).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Cane of a forgetful person' })).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL(/\/posts\/\d+\?submitted=success$/)
  expectOnlyErrors(pageErrors, 401)
})

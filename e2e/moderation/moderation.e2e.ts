import type { Page } from '@playwright/test'
import { reportReasons } from '@reable/contract/moderation/rules'
import { createConfirmedUser, headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors, listingCalled, wheelchair } from '../listings/listing-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, hydrated, short, test } from '../visit.ts'
import { decisionButton, hasClaimed, justDecided, openCase } from './case-visit.ts'

const nothingChosen = 'Please choose a reason, or tell us what is wrong'
const report = (page: Page) => page.getByRole('button', { name: 'Report Problem' })
const send = (page: Page) => page.getByRole('button', { name: 'Send report' })
const dialog = (page: Page) => question(page, 'Report Problem')

/** Returns the title and the text of a document, and where its links lead. */
const seenIn = (html: string) =>
  (html.match(/<title>.*?<\/title>|<main.*<\/main>/gs) ?? [])
    .join('')
    .replace(/<(?!a )[^>]*>/g, ' ')
    .replace(/ +/g, ' ')

test(
  '[MSG-04] [POST-04] a guest reports with the keyboard alone, and with a reason or the text of Other only',
  short,
  async ({ page, open, request }) => {
    await open(await wheelchair(request))
    await report(page).press('Enter')
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(9)
    for (const reason of [...reportReasons, 'Other']) await expect(dialog(page).getByLabel(reason)).toBeVisible()
    await send(page).press('Enter')
    await expect(dialog(page).getByRole('link', { name: nothingChosen })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('item sold')).toBeFocused()
    await expect(dialog(page).getByRole('group')).toHaveAccessibleDescription(new RegExp(nothingChosen))
    await dialog(page).getByLabel('Other').press('Space')
    await send(page).press('Enter')
    await expect(dialog(page).getByLabel('What else?')).toHaveAccessibleDescription(new RegExp(nothingChosen))
    await expectNoSidewaysScroll(page, 320)

    await dialog(page).getByLabel('What else?').fill('The photo shows another chair')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(report(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await dialog(page).getByLabel('duplicate').press('Space')
    await dialog(page).getByLabel('Other').press('Space')
    await dialog(page).getByLabel('What else?').fill('The same photo stands elsewhere')
    const reportRequest = page.waitForRequest(/\/v1\/posts\/\d+\/report/)
    await send(page).press('Enter')
    expect((await reportRequest).postDataJSON()).toEqual({
      reporting_user: 'no account',
      reasons: ['duplicate', 'Other', 'The same photo stands elsewhere'],
    })
    await expect(main(page)).toContainText('Report sentThank you. One of our volunteers will look at this listing.')
    await expect(report(page)).toBeFocused()
  },
)

test('[MSG-04] a failure keeps what was chosen: an internal error shows its flow id, a limit its sentence', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  const ben = await logIn(request, 'ben@village.example')
  const refuse = (status: number, error: string, code: string) =>
    page.route(/\/report$/, (route) => route.fulfill({ status, json: { error, code, flow_id: 'TEST-FLOW' } }), {
      times: 1,
    })
  await signIn(page, ben)
  await open(await wheelchair(request))
  await report(page).click()
  await dialog(page).getByLabel('miscategorized').check()
  await refuse(500, 'Something broke on our side.', 'fault')
  await send(page).click()
  await expect(dialog(page)).toContainText('Something broke on our side.')
  const limit = 'That was too often. Please try again in 24 hours.'
  await refuse(429, limit, 'too_many')
  await send(page).click()
  await expect(dialog(page).locator(':focus')).toContainText(limit)
  await expect(dialog(page).getByLabel('miscategorized')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(main(page)).toContainText('Report unsuccessfulYour report was not sent. Please try again')
  await expect(main(page)).toContainText('TEST-FLOW')
  await expect(main(page)).not.toContainText(limit)
  expectOnlyErrors(pageErrors, 500, 429)
})

test('for everyone but volunteers the console is the not-found page', async ({ page, open, request }) => {
  const pages = await Promise.all(['/console', '/console/cases', '/nothing'].map((path) => request.get(path)))
  expect(pages.map((one) => one.status())).toEqual([404, 404, 404])
  const texts = await Promise.all(pages.map(async (one) => seenIn(await one.text())))
  expect(texts[0]).toContain('Oops, lost page')
  expect(texts).toEqual([texts[2], texts[2], texts[2]])
  await signIn(page, { ...(await logIn(request, 'ben@village.example')), volunteer: true })
  await open('/console/cases')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, lost page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Oops, lost page · Reable')
  await expect(page.getByRole('navigation', { name: 'Volunteers’ room' })).toHaveCount(0)
  await page.getByText('My account', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Account Settings' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volunteers’ Room' })).toHaveCount(0)
})

test('a volunteer finds the console in the menu, reads a report and closes it', async ({ page, open, request }) => {
  const title = 'Self-propelled wheelchair, 20-inch seat'
  const id = await listingCalled(request, title)
  const data = { reporting_user: 'no account', reasons: ['miscategorized', 'It is a <b>walker</b>'] }
  const ben = await logIn(request, 'ben@village.example')
  expect((await request.post(`/v1/posts/${id}/report/`, { headers: headersOf(ben), data })).ok()).toBe(true)
  const vera = await logIn(request, 'vera@village.example')
  await signIn(page, vera)
  await open('/')
  await page.getByText('My account', { exact: true }).press('Enter')
  await page.getByRole('link', { name: 'Volunteers’ Room' }).press('Enter')
  await expect(page).toHaveURL('/console/cases')
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveTitle('Cases · Reable')
  await expectNoSidewaysScroll(page, 320)
  await openCase(page, title)
  await expect(page).toHaveTitle(`Case: ${title} · Reable`)
  await expect(main(page)).toContainText('Status: Shown')
  await expect(main(page)).toContainText('miscategorized: 1 report')
  await expect(main(page)).toContainText('It is a <b>walker</b>')
  await expect(decisionButton(page, 'Leave it')).toHaveAccessibleDescription(/Its reports count as wrong.*30 days/)
  await expectNoSidewaysScroll(page, 320)
  await decisionButton(page, 'Leave it').press('Enter')
  await expect(justDecided(page)).toContainText(`Listing left as it is: ${title}`)
  expect((await request.get(`/v1/posts/${id}`)).status()).toBe(200)

  const grace = await logIn(request, 'grace@village.example')
  expect((await request.post(`/v1/posts/${id}/report/`, { headers: headersOf(grace), data })).ok()).toBe(true)
  await page.route('**/v1/api/user', (route) => route.abort('failed'))
  await page.goto('/console/cases')
  await expect(main(page)).toContainText('We could not reach the service.')
  await page.unroute('**/v1/api/user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Meanwhile it is gone.
  await openCase(page, title)
  await page.route('**/decision', async (route) => {
    await request.post(new URL(route.request().url()).pathname, {
      headers: headersOf(vera),
      data: { decision: 'release' },
    })
    await route.fulfill({ status: 404, json: { error: 'Not found', code: 'not_found', flow_id: 'TEST-FLOW' } })
  })
  await decisionButton(page, 'Leave it').press('Enter')
  await expect(page.getByRole('heading', { name: 'What do you decide?' })).toHaveCount(0)
  await expect(main(page)).toContainText(/Closed .+/)
})

test('the keys 1 to 5 press the five buttons in their order where no field has the focus, and can be switched off', async ({
  page,
  request,
}) => {
  const title = 'Teak shower bench with a lower shelf'
  const id = await listingCalled(request, title)
  const data = { reporting_user: 'no account', reasons: ['duplicate'] }
  const reporter = await createConfirmedUser(request, 'keys')
  expect((await request.post(`/v1/posts/${id}/report/`, { headers: headersOf(reporter), data })).ok()).toBe(true)
  await signIn(page, await logIn(request, 'vera@village.example'))
  await openCase(page, title)
  const keys = main(page).locator('[aria-keyshortcuts]')
  await expect(keys).toHaveText([
    /^Leave it1/,
    /^Leave it, with a word to the owner2/,
    /^Hide3/,
    /^Put it back4/,
    /^Write a note5/,
  ])
  await page.keyboard.press('5')
  const note = page.getByRole('textbox', { name: 'A note' })
  await expect(note).toBeFocused()
  await page.keyboard.type('1 or 2?')
  await page.getByRole('button', { name: 'Write the note' }).press('Enter')
  await expect(main(page).getByRole('list', { name: 'Notes, the first one first' })).toContainText('1 or 2?')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.getByLabel('The keys 1 to 5 press these buttons').uncheck()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('3')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('The keys 1 to 5 press these buttons').check()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('3')
  await expect(question(page, 'Hide?').getByRole('heading', { name: 'Hide?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  // Said once, and nothing that pushes the next case down.
  const said = page.getByRole('status').filter({ hasText: `Listing left as it is: ${title}` })
  await expect(said).toBeAttached()
  await expect(page.getByRole('region', { name: 'New notices' })).toHaveCount(0)
  await justDecided(page).getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Listing: ${title}`)
  await expect(main(page)).toContainText(/Taken back .+ by vera/i)
  await hasClaimed(page)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('1')
  await expect(justDecided(page)).toContainText(title)
  await expect(justDecided(page).getByText('Decided just now')).toBeVisible()
  // That it was taken back is not true any more.
  await expect(main(page).getByText('Taken back', { exact: true })).toHaveCount(0)
})

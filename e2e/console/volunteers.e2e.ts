import { createConfirmedUser, headersOf, linkMailedTo, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors, listingCalled } from '../listings/listing-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { vera } from './console-visit.ts'

test('a steward invites somebody, changes their role and takes it away; the log tells all of it', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  const [steward, invited] = [await vera(request), await createConfirmedUser(request, 'helps')]
  await signIn(page, steward)
  await open('/console/volunteers')
  await main(page).getByRole('textbox', { name: 'E-mail address' }).fill('nobody-at-all@village.example')
  await main(page).getByRole('button', { name: 'Send the invitation' }).click()
  await expect(main(page)).toContainText('There is no account with this address. Ask them to sign up first.')
  expectOnlyErrors(pageErrors, 422)
  await main(page).getByRole('textbox', { name: 'E-mail address' }).fill(invited.email)
  await main(page).getByRole('combobox', { name: 'Role' }).selectOption('Moderator')
  await main(page).getByRole('button', { name: 'Send the invitation' }).click()
  await expect(main(page).getByText(`${invited.email}, as a moderator`)).toBeVisible()

  const link = await linkMailedTo(request, invited.email, '/account/role')
  await signIn(page, invited)
  await open(link)
  await main(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First a second step')

  await signIn(page, steward)
  await open('/console/volunteers')
  const card = main(page).getByRole('article').filter({ hasText: invited.email })
  await card.getByRole('button', { name: /^Change the role/ }).click()
  await question(page, 'Change the role').getByRole('combobox', { name: 'Role' }).selectOption('None: take the role')
  await question(page, 'Change the role').getByRole('button', { name: 'Save the role' }).click()
  await expect(card).toHaveCount(0)
  await open('/console/log?q=give%20role')
  const lines = main(page)
    .getByRole('article')
    .filter({ hasText: `person ${invited.user_id}` })
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText('After: role none')
  await expectNoSidewaysScroll(page, 320)
})

test('a helper reads who can decide, in the place of the buttons', async ({ page, open, request }) => {
  const id = await listingCalled(request, 'Teak shower bench with a lower shelf')
  const reporter = await createConfirmedUser(request, 'reports-for-sam')
  const data = { reporting_user: 'no account', reasons: ['duplicate'] }
  await request.post(`/v1/posts/${id}/report/`, { headers: headersOf(reporter), data })
  await signIn(page, await logIn(request, 'sam@village.example'))
  await open('/console/cases')
  await main(page).getByRole('link', { name: 'Teak shower bench with a lower shelf' }).first().click()
  const deciding = page.getByRole('region', { name: 'What do you decide?' })
  await expect(deciding).toContainText('Only moderators and stewards can take a case. Ask Vera')
  await expect(deciding.getByRole('button')).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Volunteers’ room' }).getByRole('link', { name: 'Log' }),
  ).toHaveCount(0)
})

test('the log is saved as a file for a spreadsheet program', async ({ page, open, request }) => {
  await signIn(page, await vera(request))
  await createConfirmedUser(request, 'counts')
  await open('/console/banners/new')
  await open('/console/log')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^volunteers-log-\d{4}-\d\d-\d\d\.csv$/)
})

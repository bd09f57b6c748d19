import { createConfirmedUser, linkMailedTo, signIn } from '../accounts/accounts-visit.ts'
import { vera } from '../console/console-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

test('a steward makes a partner, renames it and invites a member, who accepts by a press and is taken off in the end', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [steward, invited] = [await vera(request), await createConfirmedUser(request, 'joins')]
  await signIn(page, steward)
  await open('/console/partners')
  await main(page).getByRole('textbox', { name: 'Name' }).fill('Harbour Reuse')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Harbour Reuse')
  await main(page).getByRole('textbox', { name: 'Name' }).fill('Harbour Reuse Society')
  await expect(main(page).getByText('Partner: Harbour Reuse Society')).toBeVisible()
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Harbour Reuse Society')
  await main(page).getByRole('textbox', { name: 'E-mail address of a new member' }).fill(invited.email)
  await main(page).getByRole('button', { name: 'Send the invitation' }).click()
  await expect(main(page).getByText(`${invited.email}: invited`)).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
  const address = page.url()

  await signIn(page, invited)
  await open(await linkMailedTo(request, invited.email, '/account/partner'))
  await main(page).getByRole('button', { name: 'Accept' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Import a list')

  await signIn(page, steward)
  await open(address)
  await main(page)
    .getByRole('button', { name: /^Take off/ })
    .click()
  await question(page, 'Take').getByRole('button', { name: 'Take off' }).click()
  await expect(main(page).getByText('Nobody lists for it yet.')).toBeVisible()
  await main(page)
    .getByRole('link', { name: /^Versions/ })
    .click()
  await main(page)
    .getByRole('button', { name: /^Bring it back/ })
    .click()
  await main(page).getByRole('link', { name: 'Back to the partner' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Harbour Reuse')
})

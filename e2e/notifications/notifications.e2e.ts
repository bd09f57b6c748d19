import type { Page } from '@playwright/test'
import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectErrors, fillSignUp, freshEmail, modal, signUpForm, verify } from '../accounts/auth-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { everythingAnswered, expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { subscribe, subscribedTypes } from './notifications-visit.ts'

const errors = ['Please select a category', 'Please select an equipment type', 'You must agree to the Terms of Use']

const question = (page: Page) => page.getByRole('dialog', { name: 'Delete this notification?' })
const rows = (page: Page) => main(page).getByRole('region', { name: 'We write to you about' }).getByRole('listitem')
const remove = (page: Page, name: string) => main(page).getByRole('button', { name: `Delete ${name}` })

/** Chooses an equipment type by keyboard alone and subscribes to it. */
async function addByKeys(page: Page, category: string, type: string): Promise<void> {
  await subscribe(page).getByLabel('Category').focus()
  await page.keyboard.type(category)
  await page.keyboard.press('Tab')
  await page.keyboard.type(type)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
}

test(
  '[NOTI-01] [NOTI-02] [NOTI-03] [NOTI-04] by keyboard: nothing is sent that is not chosen, what is created stands in the list, what is deleted goes',
  short,
  async ({ page, open, request }) => {
    const user = await createConfirmedUser(request, 'waits')
    await signIn(page, user)
    await page.setViewportSize({ width: 390, height: 1000 })
    await open('/account/notifications')
    await expect(main(page)).toContainText('You have no notifications yet.')
    const add = main(page).getByRole('button', { name: 'Add Notification' })
    await add.press('Enter')
    await subscribe(page).getByRole('button', { name: 'Subscribe' }).press('Enter')
    await expectErrors(subscribe(page), errors)
    await expectNoSidewaysScroll(page, 320)
    await addByKeys(page, 'Walking', 'Cane')
    await expect(subscribe(page)).toBeHidden()
    await expect(main(page)).toContainText('Notification Created')
    await expect(rows(page)).toHaveText([/^Cane/])
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await addByKeys(page, 'Walking', 'Walker')
    await expect(rows(page)).toHaveText([/^Cane/, /^Walker/])
    await expectNoSidewaysScroll(page, 320)

    await remove(page, 'Cane').press('Enter')
    await expect(question(page)).toContainText('Cane')
    await question(page).getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(main(page)).toContainText('Notification Deleted')
    await expect(rows(page)).toHaveText([/^Walker/])
    await expect(main(page).getByRole('button', { name: /^Delete Walker/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await question(page).getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(main(page)).toContainText('You have no notifications yet.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await subscribedTypes(request, user)).toEqual([])
  },
)

test(
  '[NOTI-05] [AUTH-01] [AUTH-07] a guest signs up over the list, and goes on to the modal with what they look at chosen',
  short,
  async ({ page, open, request }) => {
    await open('/?category=Cane')
    const notifyMe = main(page).getByRole('link', { name: 'Notify Me' }).first()
    await notifyMe.click()
    const email = freshEmail('waits')
    await fillSignUp(signUpForm(page), email)
    await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
    await expect(verify(page)).toContainText(email)
    await everythingAnswered(page)
    await expect(subscribe(page)).toBeHidden()
    await verify(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/\?category=Cane$/)
    await expect(modal(page)).toBeHidden()
    await expect(subscribe(page)).toContainText('once you have confirmed your address')
    await expect(subscribe(page).getByLabel('Category')).toHaveText(/Walking Aids/)
    await expect(subscribe(page).getByLabel('Equipment type').locator('option:checked')).toHaveText('Cane')
    await subscribe(page).getByRole('checkbox').check()
    await subscribe(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(main(page)).toContainText('Notification Created')
    await expect(notifyMe).toBeFocused()
    expect(await subscribedTypes(request, await logIn(request, email))).toEqual(['Cane'])
  },
)

test('[NOTI-03] [NOTI-04] a failure is shown with its flow id and closes; the modal opens again as it was', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await signIn(page, await createConfirmedUser(request, 'fails'))
  await open('/account/notifications')
  const failure = { error: 'This takes too long just now.', code: 'busy', flow_id: 'TEST-FLOW' }
  await page.route(/\/v1\/notifications/, (route) => route.fulfill({ status: 503, json: failure }))
  const add = main(page).getByRole('button', { name: 'Add Notification' })
  await add.click()
  await addByKeys(page, 'Walking', 'Cane')
  await expect(subscribe(page)).toBeHidden()
  await expect(main(page)).toContainText('Notification creation unsuccessful')
  await expect(main(page)).toContainText('Your notification was not created successfully')
  await expect(main(page)).toContainText('TEST-FLOW')
  await page.unroute(/\/v1\/notifications/)
  await add.click()
  await subscribe(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(rows(page)).toHaveText([/^Cane/])

  await page.route(/\/v1\/notifications/, (route) => route.fulfill({ status: 503, json: failure }))
  await remove(page, 'Cane').click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(question(page)).toBeHidden()
  await expect(main(page)).toContainText('Notification Deletion Unsuccessful')
  await expect(main(page)).toContainText('Your notification was not deleted')
  await expect(main(page)).toContainText('TEST-FLOW')
  await expect(rows(page)).toHaveText([/^Cane/])
  await page.unroute(/\/v1\/notifications/)

  // Whoever goes on while the list is asked for anew is not called back; whoever waits is not left nowhere.
  await add.click()
  await addByKeys(page, 'Walking', 'Walker')
  await expect(rows(page)).toHaveText([/^Cane/, /^Walker/])
  const link = main(page).getByRole('link').first()
  const renewed = page.waitForRequest('**/v1/user_notifications')
  await page.route('**/v1/user_notifications', async (route) => {
    await link.focus()
    await route.continue()
  })
  await remove(page, 'Walker').click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await renewed
  await expect(rows(page)).toHaveText([/^Cane/])
  await expect(link).toBeFocused()
  await page.unroute('**/v1/user_notifications')
  await page.route('**/v1/user_notifications', (route) => route.fulfill({ status: 503, json: failure }))
  await remove(page, 'Cane').click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expectOnlyErrors(pageErrors, 503)
})

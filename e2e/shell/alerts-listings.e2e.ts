import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { createConfirmedUser, createUnconfirmedUser, headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors, openBySearch, wheelchair } from '../listings/listing-visit.ts'
import { cardOf, hiddenOwner, main, question } from '../listings/owner-visit.ts'
import { subscribe } from '../notifications/notifications-visit.ts'
import { expect, short, test } from '../visit.ts'
import { photoFiles, submit, writeListing } from '../wizard/wizard-visit.ts'
import { type ExpectedAlert, expectFloats, flowId, stopTime } from './alerts-visit.ts'

type Visit = { page: Page; open: (path: string) => Promise<void>; request: APIRequestContext }

/** Takes the steps up to the action that shows an alert, and returns that action. */
type Prepare = (visit: Visit) => Promise<() => Promise<unknown>>

/** The request at which the service fails. */
type Broken = [method: string, address: string | RegExp]

const ofRosa: (visit: Visit) => Promise<ReturnType<typeof cardOf>> = async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'rosa@village.example'))
  await open('/account/listings')
  return cardOf(page, 'Blue rollator, seat and basket')
}

const renews: Prepare = async (visit) => {
  const renew = (await ofRosa(visit)).getByRole('button', { name: /^Renew/ })
  return async () => {
    await renew.click()
    await expectBackInSight(renew)
  }
}

/** Presses a button of a dialog, and waits until it is closed. */
const confirms = (dialog: Locator, name: string) => async () => {
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

/** Waits until what has the focus is in sight again, which an alert pushed down: the page scrolls there when its lists are loaded anew. */
async function expectBackInSight(focused: Locator): Promise<void> {
  await expect(focused).toBeFocused()
  await expect(focused).toBeInViewport({ ratio: 1 })
}

const sells: Prepare = async (visit) => {
  const sell = (await ofRosa(visit)).getByRole('button', { name: /^Mark as Sold/ })
  await sell.click()
  const confirm = confirms(question(visit.page, 'Mark as Sold?'), 'Mark as Sold')
  return async () => {
    await confirm()
    await expectBackInSight(sell)
  }
}

const deletes =
  (outcome: 'deleted' | 'still there'): Prepare =>
  async ({ page, open, request }) => {
    const { user } = await hiddenOwner(request, [{ title: 'Cane to delete' }])
    await signIn(page, user)
    await open('/account/listings')
    const remove = cardOf(page, 'Cane to delete').getByRole('button', { name: /^Delete/ })
    await remove.click()
    const confirm = confirms(question(page, 'Delete?'), 'Yes, delete it')
    return async () => {
      await confirm()
      if (outcome === 'still there') await expectBackInSight(remove)
      else await expect(main(page).getByRole('heading', { name: 'Active Listings', exact: true })).toBeFocused()
    }
  }

const edits: Prepare = async ({ page, open, request }) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane to edit' }])
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}/edit`)
  await page.getByLabel('Title').fill('Cane that was edited')
  return () => main(page).getByRole('button', { name: 'Save', exact: true }).click()
}

const submits: Prepare = async ({ page, open, request }) => {
  await signIn(page, await createUnconfirmedUser(request, 'submits'))
  await open('/wizard')
  await writeListing(page, await photoFiles(request, 1), 'Oak cane')
  return () => submit(page).click()
}

const subscribes: Prepare = async ({ page, open, request }) => {
  await signIn(page, await createConfirmedUser(request, 'told'))
  await open('/account/notifications')
  await main(page).getByRole('button', { name: 'Add Notification' }).click()
  await subscribe(page).getByLabel('Category').selectOption({ index: 1 })
  await subscribe(page).getByLabel('Equipment type').selectOption({ index: 1 })
  await subscribe(page).getByRole('checkbox').check()
  return () => subscribe(page).getByRole('button', { name: 'Subscribe' }).click()
}

const unsubscribes: Prepare = async ({ page, open, request }) => {
  const user = await createConfirmedUser(request, 'forgets')
  const [{ id, equipment_types }] = (await (await request.get('/v1/api/posts/categories')).json()).data
  const notification = { category_id: id, equipment_type_id: equipment_types[0].id }
  await request.post('/v1/notifications', { headers: headersOf(user), data: { notification } })
  await signIn(page, user)
  await open('/account/notifications')
  await main(page)
    .getByRole('button', { name: /^Delete / })
    .click()
  return confirms(page.getByRole('dialog'), 'Delete')
}

const writesToSeller: Prepare = async ({ page, open, request }) => {
  await signIn(page, await createConfirmedUser(request, 'writes'))
  await open(await wheelchair(request))
  const form = page.getByRole('form', { name: 'Contact Seller' })
  await form.getByRole('textbox', { name: 'Your message' }).fill('Is it still there?')
  await form.getByRole('checkbox').check()
  return () => form.getByRole('button', { name: 'Send message' }).click()
}

const reports: Prepare = async ({ page, open, request }) => {
  await open(await wheelchair(request))
  await page.getByRole('button', { name: 'Report Problem' }).click()
  await page.getByRole('dialog').getByLabel('duplicate').check()
  return () => page.getByRole('button', { name: 'Send report' }).click()
}

const opensListing: Prepare = async ({ page, open }) => {
  await open('/?search_query=walker')
  return () => page.getByRole('article').first().getByRole('link').click()
}

const opensSimilar: Prepare = async ({ page, open }) => {
  await openBySearch(page, open, 'wheelchair')
  return () => page.getByRole('region', { name: 'Similar Listings' }).getByRole('link').first().click()
}

const good = (title: string, text?: string, seconds?: number) =>
  ({ type: 'success', title, text, seconds }) as ExpectedAlert
const bad = (title: string, text?: string) => ({ type: 'error', title, text }) as ExpectedAlert

const flows: [alert: ExpectedAlert, prepare: Prepare, broken?: Broken][] = [
  [
    bad('Listing Renewal Unsuccessful', 'Your listing was not renewed. Please try again'),
    renews,
    ['POST', '**/v1/posts/*/renew'],
  ],
  [
    bad('Feedback Submission Unsuccessful', 'Your feedback was not submitted. Please try again'),
    sells,
    ['POST', '**/v1/feedbacks'],
  ],
  [good('Listing Deleted Successfully', 'Your listing has been deleted successfully'), deletes('deleted')],
  [
    bad('Listing deletion unsuccessful', 'Your listing was not deleted. Please try again.'),
    deletes('still there'),
    ['DELETE', '**/v1/posts/*'],
  ],
  [good('Edit successful!', 'Your listing has been edited successfully', 3), edits],
  [bad('Listing update unsuccessful', 'Your listing was not updated successfully'), edits, ['PUT', '**/v1/posts/*']],
  [good('Congratulations! Your listing has been submitted successfully', undefined, 3), submits],
  [bad('Listing creation unsuccessful', 'Your listing was not created successfully'), submits, ['POST', '**/v1/posts']],
  [good('Notification Created', undefined, 3), subscribes],
  [
    bad('Notification creation unsuccessful', 'Your notification was not created successfully'),
    subscribes,
    ['POST', '**/v1/notifications'],
  ],
  [good('Notification Deleted', undefined, 2), unsubscribes],
  [
    bad('Notification Deletion Unsuccessful', 'Your notification was not deleted'),
    unsubscribes,
    ['DELETE', '**/v1/notifications/*'],
  ],
  [good('Message sent', 'Your message has been sent successfully', 5), writesToSeller],
  [bad('Message not sent', 'Your message was not sent'), writesToSeller, ['POST', '**/v1/messages']],
  [bad('Report unsuccessful', 'Your report was not sent. Please try again'), reports, ['POST', '**/v1/posts/*/report']],
  [bad('Something went wrong.', 'Listing cannot be displayed'), opensListing, ['GET', '**/v1/api/posts/related?*']],
  [
    bad('Something went wrong.', 'Listing cannot be displayed or was inactivated by the user, please try to Log in'),
    opensSimilar,
    ['GET', /\/v1\/posts\/\d+$/],
  ],
]

for (const [alert, prepare, broken] of flows) {
  test(
    `[GEN-11] [GEN-12] shown, marked and gone in its time: ${alert.title} ${alert.text ?? ''}`,
    short,
    async ({ page, open, request, pageErrors }) => {
      await page.clock.install()
      const trigger = await prepare({ page, open, request })
      const failure = { error: 'Something broke on our side.', code: 'fault', flow_id: flowId }
      if (broken) {
        const [method, address] = broken
        await page.route(address, (route) =>
          route.request().method() === method ? route.fulfill({ status: 500, json: failure }) : route.fallback(),
        )
      }
      await stopTime(page)
      await trigger()
      await expectFloats(page, alert)
      if (broken) await expect(main(page)).toContainText(`Code ${flowId}`)
      expectOnlyErrors(pageErrors, 500)
    },
  )
}

import type { Answer } from '@reable/contract/client'
import { expect, test } from '../visit.ts'
import { expectOnlyErrors } from './listing-visit.ts'
import { main } from './owner-visit.ts'

const feedback = '/feedbacks/submit_email_feedback'

test('[LINK-01] the token leaves the address before anything else of the page runs', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${feedback}?feedback_token=abc`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(feedback)
})

test('[LINK-01] feedback that was given long ago cannot be undone', async ({ page }) => {
  const answer: Answer<'giveFeedbackByLink'> = {
    ...{ selected_option: 'exchanged', repeated: true, undo_until: null },
    post: { id: 7, title: 'Blue rollator' },
  }
  await page.route(`**/v1${feedback}`, (route) => route.fulfill({ json: { data: answer } }))
  await page.goto(`${feedback}?feedback_token=abc`)
  await expect(main(page)).toContainText('It can no longer be undone.')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('[LINK-03] a bad token leads to / with the failure’s message and its flow id', async ({ page, pageErrors }) => {
  await page.goto('/email_renew?post_renew_token=not-one-of-ours')
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText('Listing Renewal UnsuccessfulYour listing was not renewed. Please try again')
  await expect(main(page)).toContainText(/Code \S+/)
  await page.goto(`${feedback}?feedback_token=not-one-of-ours`)
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText(
    'Feedback Submission UnsuccessfulYour feedback was not submitted. Please try again',
  )
  await page.goto(feedback)
  await expect(page).toHaveURL('/')
  expectOnlyErrors(pageErrors, 422)
})

test('[LINK-03] a good link that is refused shows the reason', async ({ page, pageErrors }) => {
  const failure = { error: 'This listing is sold.', code: 'conflict', flow_id: 'TEST-FLOW' }
  await page.route('**/v1/email_renew', (route) => route.fulfill({ status: 409, json: failure }))
  await page.goto('/email_renew?post_renew_token=abc')
  await expect(page.getByRole('heading', { name: 'Renew your listing' })).toBeFocused()
  await expect(main(page)).toContainText('This listing is sold.')
  await expect(main(page)).toContainText('Your listing was not renewed. Please try again')
  expectOnlyErrors(pageErrors, 409)
})

test('[LINK-02] while the service does not answer the link stays good', async ({ page }) => {
  await page.route('**/v1/email_renew', (route) => route.abort())
  await page.goto('/email_renew?post_renew_token=abc')
  await expect(page.getByRole('heading', { name: 'That did not work yet' })).toBeFocused()
  await page.unroute('**/v1/email_renew')
  const pendingAnswer = Promise.withResolvers<void>()
  await page.route('**/v1/email_renew', async (route) => {
    await pendingAnswer.promise
    const post = { id: 7, title: 'Blue rollator' }
    await route.fulfill({ json: { data: { post, expires_at_utc: '2027-02-18T12:00:00.000Z' } } })
  })
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Renew your listing' })).toBeFocused()
  pendingAnswer.resolve()
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText('Listing Renewed')
})

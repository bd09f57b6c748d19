import type { Page } from '@playwright/test'
import type { Answer } from '@reable/contract/client'
import { expectOnly } from './listing-visit.ts'
import { main } from './selling-visit.ts'
import { axe, expect, hydrated, test } from './visit.ts'

const feedback = '/feedbacks/submit_email_feedback'
const said: Answer<'giveFeedbackByLink'> = {
  selected_option: 'exchanged',
  post: { id: 7, title: 'Blue rollator' },
  repeated: false,
  undo_until: '2026-12-20T12:00:00.000Z',
}

/** Mails go out in the program's own time: here a link's call is answered as the server does it; collects what was sent. */
async function answer(page: Page, path: string, data: object): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route(`**/v1${path}`, (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { data } })
  })
  return sent
}

test('[LINK-02] the renew link renews once, by the page’s own call, and leads to /', async ({ page, request }) => {
  const sent = await answer(page, '/email_renew', { post: said.post, expires_at_utc: '2027-02-18T12:00:00.000Z' })
  const reply = await request.get('/email_renew?post_renew_token=abc')
  expect(reply.status()).toBe(200)
  expect(reply.headers()['referrer-policy']).toBe('no-referrer')
  expect(reply.headers()['cache-control']).toBe('no-store')
  expect(await reply.text()).toContain('This page needs JavaScript')
  await page.goto('/email_renew?post_renew_token=abc', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText('Listing RenewedYour listing has been renewed for 90 days!')
  expect(sent).toEqual([{ post_renew_token: 'abc' }])
})

test('[LINK-01] the token leaves the address before anything else of the page runs', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${feedback}?feedback_token=abc`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(feedback)
})

test('[LINK-01] [LIFE-04] a sold link tells so; another one tells of the listing alone', async ({ page }) => {
  const sent = await answer(page, feedback, said)
  await page.goto(`${feedback}?feedback_token=abc`)
  await expect(page).toHaveURL('/')
  const inactive = "We've changed your listing to inactive so that it is no longer publicly visible."
  const happy = "We're happy to hear you sold or donated your item through Reable!"
  await expect(main(page)).toContainText(happy + inactive)
  expect(sent).toEqual([{ feedback_token: 'abc' }])
  await page.unroute(`**/v1${feedback}`)
  await answer(page, feedback, { ...said, selected_option: 'exchanged_elsewhere' })
  await page.goto(`${feedback}?feedback_token=def`)
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText(inactive)
  await expect(main(page)).not.toContainText(happy)
})

test('[LINK-01] followed again it says what was told, and takes it back', async ({ page }) => {
  const told = await answer(page, feedback, { ...said, repeated: true })
  const undone = await answer(page, '/feedbacks/undo_email_feedback', { post: { ...said.post, active: true } })
  await page.goto(`${feedback}?feedback_token=abc`)
  await expect(page.getByRole('heading', { name: 'You have told us already' })).toBeFocused()
  await expect(main(page)).toContainText('“Blue rollator” was sold or donated through Reable.')
  await expect(main(page)).toContainText('You can undo it until Sunday, 20 December.')
  await expect(page.getByRole('link', { name: 'Go on to the listings' })).toHaveAttribute('href', '/')
  await page.setViewportSize({ width: 390, height: 844 })
  await axe(page)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeFocused()
  await expect(main(page)).toContainText('“Blue rollator” is on the list again.')
  await axe(page)
  expect(undone).toEqual([{ feedback_token: 'abc' }])
  // Loaded anew, the page does not tell once more what was just taken back.
  await page.reload()
  await hydrated(page)
  await expect(main(page)).toContainText('“Blue rollator” is on the list again.')
  await page.getByRole('link', { name: 'Go on to the listings' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeFocused()
  expect(told).toEqual([{ feedback_token: 'abc' }])
})

test('[LINK-01] what was told long ago cannot be undone', async ({ page }) => {
  await answer(page, feedback, { ...said, repeated: true, undo_until: null })
  await page.goto(`${feedback}?feedback_token=abc`)
  await expect(main(page)).toContainText('It can no longer be undone.')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('[LINK-03] a bad token leads to / with the failure’s words and its flow id', async ({ page, complaints }) => {
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
  expectOnly(complaints, 422)
})

test('[LINK-03] what stands against a good link is told with its reason', async ({ page, complaints }) => {
  const failure = { error: 'This listing is sold.', code: 'conflict', flow_id: 'TEST-FLOW' }
  await page.route('**/v1/email_renew', (route) => route.fulfill({ status: 409, json: failure }))
  await page.goto('/email_renew?post_renew_token=abc')
  await expect(page.getByRole('heading', { name: 'Renew your listing' })).toBeFocused()
  await expect(main(page)).toContainText('This listing is sold.')
  await expect(main(page)).toContainText('Your listing was not renewed. Please try again')
  await page.setViewportSize({ width: 390, height: 844 })
  await axe(page)
  expectOnly(complaints, 409)
})

test('[LINK-02] while the service does not answer the link stays good', async ({ page }) => {
  await page.route('**/v1/email_renew', (route) => route.abort())
  await page.goto('/email_renew?post_renew_token=abc')
  await expect(page.getByRole('heading', { name: 'That did not work yet' })).toBeFocused()
  await page.unroute('**/v1/email_renew')
  const answered = Promise.withResolvers<void>()
  await page.route('**/v1/email_renew', async (route) => {
    await answered.promise
    await route.fulfill({ json: { data: { post: said.post, expires_at_utc: '2027-02-18T12:00:00.000Z' } } })
  })
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Renew your listing' })).toBeFocused()
  answered.resolve()
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText('Listing Renewed')
})

import type { APIRequestContext } from '@playwright/test'
import { logIn, mailWith } from '../accounts/accounts-visit.ts'
import { axe, expect, hydrated, short, test } from '../visit.ts'
import { main, ownListings } from './owner-visit.ts'

// What is public changes by these visits: they come after all others (playwright.config.ts), one after the other.
test.describe.configure({ mode: 'default' })

const rosa = 'rosa@village.example'
const feedback = '/feedbacks/submit_email_feedback'
const inactive = "We've changed your listing to inactive so that it is no longer publicly visible."
const happy = "We're happy to hear you sold or donated your item through Reable!"

/** The links of the mail to Rosa about her one listing that ends soon, in their order. */
async function feedbackLinks(request: APIRequestContext): Promise<string[]> {
  const mail = await mailWith(request, rosa, 'Your listing ends soon')
  return [...new Set(mail.match(/https?:\/\/[^\s"<>]+feedback_token=[\w-]+/g))]
}

const titlesOf = async (request: APIRequestContext, type: string) =>
  (await ownListings(request, await logIn(request, rosa), type)).map(({ title }) => title)

test('[LINK-02] the renew link of a mail renews by the page’s own call, and leads to /', async ({
  page,
  request,
  pageErrors: _,
}) => {
  const mail = await mailWith(request, rosa, '/email_renew?post_renew_token=')
  const [link = ''] = mail.match(/https?:\/\/[^\s"<>]+post_renew_token=[\w-]+/) ?? []
  const bodies: unknown[] = []
  page.on('request', (one) => one.url().endsWith('/v1/email_renew') && bodies.push(one.postDataJSON()))
  const reply = await request.get(link)
  expect(reply.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(await reply.text()).toContain('This page needs JavaScript')
  await page.goto(link, { waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText('Listing RenewedYour listing has been renewed for 90 days!')
  expect(bodies).toEqual([{ post_renew_token: new URL(link).searchParams.get('post_renew_token') }])
})

test(
  '[LINK-01] [LIFE-04] the sold link of a mail marks the listing as sold; followed again it shows that feedback and takes it back',
  short,
  async ({ page, request, pageErrors: _ }) => {
    const [sold = ''] = await feedbackLinks(request)
    const before = await titlesOf(request, 'exchanged')
    const feedbackUrls: unknown[] = []
    page.on('request', (one) => one.url().endsWith(`/v1${feedback}`) && feedbackUrls.push(one.url()))
    await page.goto(sold)
    await expect(page).toHaveURL('/')
    await expect(main(page)).toContainText(happy + inactive)
    const [title = ''] = (await titlesOf(request, 'exchanged')).filter((one) => !before.includes(one))
    expect(title).not.toBe('')

    await page.goto(sold)
    await expect(page.getByRole('heading', { name: 'You have told us already' })).toBeFocused()
    await expect(main(page)).toContainText(`“${title}” was sold or donated through Reable.`)
    await expect(main(page)).toContainText(/You can undo it until \w+day, \d+ \w+\./)
    await expect(page.getByRole('link', { name: 'Go on to the listings' })).toHaveAttribute('href', '/')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Undone' })).toBeFocused()
    await expect(main(page)).toContainText(`“${title}” is on the list again.`)
    await axe(page)
    expect(await titlesOf(request, 'exchanged')).toEqual(before)
    // Loaded anew, the page does not repeat the feedback that was just taken back.
    await page.reload()
    await hydrated(page)
    await expect(main(page)).toContainText(`“${title}” is on the list again.`)
    await page.getByRole('link', { name: 'Go on to the listings' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Undone' })).toBeFocused()
    expect(feedbackUrls).toHaveLength(2)
  },
)

test('[LINK-01] another link of the mail shows the notice about the listing alone', async ({
  page,
  request,
  pageErrors: _,
}) => {
  const [, elsewhereLink = ''] = await feedbackLinks(request)
  await page.goto(elsewhereLink)
  await expect(page).toHaveURL('/')
  await expect(main(page)).toContainText(inactive)
  await expect(main(page)).not.toContainText(happy)
})

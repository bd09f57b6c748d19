import type { APIRequestContext, Page } from '@playwright/test'
import { createConfirmedUser, headersOf, type SignedInUser, signIn } from '../accounts/accounts-visit.ts'
import { main, publish, question } from '../listings/owner-visit.ts'
import { browserOf, log, openConversation, writeTo } from '../messages/conversation-visit.ts'
import { axeInBothThemes, expect, expectNoSidewaysScroll, test } from '../visit.ts'

/** Does something in a conversation by the API, as the panel of its handover does. */
async function act(request: APIRequestContext, by: SignedInUser, path: string, data?: object) {
  const options = { headers: headersOf(by), ...(data && { data }) }
  const reply = await request.put(`/v1/api/user/conversations/${path}`, options)
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()).data
}

const choice = (page: Page) => question(page, 'Mark as Sold?').getByRole('group', { name: 'Who did it go to?' })

test('[LIFE-04] the seller says who it went to; whoever had the promise and a meeting reads that both are off', async ({
  page,
  open,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const [rosa, ben, ana] = await Promise.all(['rosa', 'ben', 'ana'].map((name) => createConfirmedUser(request, name)))
  if (!(rosa && ben && ana)) throw new Error('nobody is there')
  const title = `Elm cane ${rosa.user_id}`
  const { id } = await publish(request, rosa, { title })
  const withBen = await writeTo(request, ben, title, 'Is it there?')
  const withAna = await writeTo(request, ana, title, 'I could come today')
  await act(request, rosa, `${withBen}/promise`)
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const { suggestion } = await act(request, rosa, `${withBen}/meeting`, { date, time: '14:30', place: 'Library' })
  await act(request, ben, `${withBen}/meeting/agreement`, { suggestion_id: suggestion.id })

  await signIn(page, rosa)
  await open(`/posts/${id}`)
  await main(page).getByText('Manage Listing').first().click()
  await main(page)
    .getByRole('button', { name: /^Mark as Sold/ })
    .press('Enter')
  await expect(choice(page).getByRole('radio')).toHaveCount(4)
  await expect(choice(page).getByRole('radio', { name: 'I’d rather not say' })).toBeChecked()
  await expect(choice(page)).toContainText('Someone who wrote “Is it there?”, who you promised it to')
  await axeInBothThemes(page)
  await expectNoSidewaysScroll(page, 320)
  await choice(page).getByRole('radio', { name: 'Someone who wrote “I could come today”' }).check()
  await question(page, 'Mark as Sold?').getByRole('button', { name: 'Mark as Sold' }).press('Enter')
  await expect(main(page)).toContainText('This listing is sold.')

  const [his, hers] = [await browserOf(browser, baseURL, ben), await browserOf(browser, baseURL, ana)]
  await openConversation(his, withBen)
  await expect(log(his)).toContainText(
    /The seller gave it to someone else\. The promise to you has ended\. The meeting is off: \w+, .+ at 2:30\sp\.m\., Library\. Please don’t go there\./,
  )
  await expect(main(his).getByRole('heading', { name: 'Handover' })).toBeHidden()
  await openConversation(hers, withAna)
  await expect(log(hers)).toContainText('The seller marked it as handed over to you.')
  // What was sold is still seen by both.
  await expect(main(hers).locator('aside img')).toBeVisible()
})

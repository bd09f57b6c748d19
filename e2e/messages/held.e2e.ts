import type { APIRequestContext } from '@playwright/test'
import { createConfirmedUser, headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, test } from '../visit.ts'
import { box, log, main, openConversation, sendButton, writeTo } from './conversation-visit.ts'

const walker = 'Blue rollator, seat and basket'

/** The case of a message that waits for a volunteer and has these words. */
async function caseWith(request: APIRequestContext, headers: Record<string, string>, words: string): Promise<number> {
  for (let page = 1; ; page++) {
    const { data }: { data: { id: number; subject: string }[] } = await (
      await request.get(`/v1/console/cases?page=${page}`, { headers })
    ).json()
    expect(data.length).toBeGreaterThan(0)
    for (const { id } of data.filter(({ subject }) => subject === 'message')) {
      const { message } = (await (await request.get(`/v1/console/cases/${id}`, { headers })).json()).data
      if (message.body.includes(words)) return id
    }
  }
}

test('a message that is passed on while its writer looks on stands once, and one that is returned says so', async ({
  page,
  request,
}) => {
  const [buyer, vera] = [await createConfirmedUser(request, 'held'), await logIn(request, 'vera@village.example')]
  const link = (part: string) => `http://interac-etransfer.net/${part}-${buyer.user_id}`
  const decide = async (part: string, decision: 'deliver' | 'return') => {
    const caseId = await caseWith(request, headersOf(vera), link(part))
    const reply = await request.post(`/v1/console/cases/${caseId}/decision`, {
      headers: headersOf(vera),
      data: { decision },
    })
    expect(reply.status()).toBe(200)
  }
  const id = await writeTo(request, buyer, walker, 'Is it there?')
  await signIn(page, buyer)
  await openConversation(page, id)
  for (const part of ['one', 'two']) {
    await box(page).fill(`Your payment is pending at Interac, open ${link(part)} to get it`)
    await sendButton(page).click()
    await expect(log(page)).toContainText(link(part))
  }
  await expect(log(page).getByText('Not passed on yet')).toHaveCount(2)
  await decide('two', 'return')
  await decide('one', 'deliver')
  await expect(log(page).getByText('Not passed on', { exact: true })).toBeVisible()
  await expect(log(page).getByText('Not passed on yet')).toHaveCount(0)
  await expect(log(page).getByText(link('one'))).toHaveCount(1)
  await expect(log(page).getByText(link('two'))).toHaveCount(1)
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: link('one') }),
  ).not.toContainText('Not passed on')
})

import type { Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { wheelchair } from '../listings/listing-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { box, choose, openConversation, sendButton, writeTo } from '../messages/conversation-visit.ts'
import { expect, test } from '../visit.ts'

/** The village has no limits: what the server says where it has some stands in for its answer. Until two hours from now. */
async function reachLimit(page: Page): Promise<void> {
  const data = { closed_until_utc: new Date(Date.now() + 2 * 3_600_000).toISOString() }
  await page.route(/\/v1\/(messages|reports|contact_us)\/limit/, (route) => route.fulfill({ json: { data } }))
}

const reached = (what: string) =>
  new RegExp(
    `You’ve reached the limit\\. You can send another ${what} after \\d+:\\d\\d\\s[ap]\\.m\\. (today|tomorrow)\\.`,
  )

test('who can send no more messages today reads so before they write, keeps their words, and can send them once it is time', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createConfirmedUser(request, 'limited'))
  await page.clock.install()
  await reachLimit(page)
  await open(await wheelchair(request))
  const message = main(page).getByLabel('Your message')
  const send = main(page).getByRole('button', { name: 'Send message' })
  await message.focus()
  await expect(send).toHaveAccessibleDescription(reached('message'))
  await message.fill('Is it still there?')
  let sent = 0
  await page.route('**/v1/messages', (route) => {
    sent += 1
    return route.abort()
  })
  await send.press('Enter')
  await expect(message).toHaveValue('Is it still there?')
  expect(sent).toBe(0)
  await page.clock.fastForward('03:00:00')
  await expect(send).not.toHaveAccessibleDescription(reached('message'))
  await expect(message).toHaveValue('Is it still there?')
})

test('so does who opens a report, or the page to write to the organization', async ({ page, open, request }) => {
  await reachLimit(page)
  await open(await wheelchair(request))
  await page.getByRole('button', { name: 'Report Problem' }).click()
  const report = question(page, 'Report Problem').getByRole('button', { name: 'Send report' })
  await expect(report).toHaveAccessibleDescription(reached('report'))
  await open('/aboutus/contactus')
  const letter = page.getByRole('form', { name: 'Write to us' }).getByRole('button', { name: 'Send message' })
  await expect(letter).toHaveAccessibleDescription(reached('message'))
})

test('so does who goes on in a conversation, or reports the other in it', async ({ page, request }) => {
  const buyer = await createConfirmedUser(request, 'goes-on')
  const id = await writeTo(request, buyer, 'Blue rollator, seat and basket', 'Is it still there?')
  await signIn(page, buyer)
  await reachLimit(page)
  await openConversation(page, id)
  await expect(sendButton(page)).toHaveAccessibleDescription(reached('message'))
  await box(page).fill('I can come on Saturday.')
  await sendButton(page).press('Enter')
  await expect(box(page)).toHaveValue('I can come on Saturday.')
  await choose(page, 'Report Rosa')
  const report = question(page, 'Report this person').getByRole('button', { name: 'Send report' })
  await expect(report).toHaveAccessibleDescription(reached('report'))
})

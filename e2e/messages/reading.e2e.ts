import { createConfirmedUser, linkMailedTo, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { answer, log, main, openConversation, writeTo } from './conversation-visit.ts'

const rollator = 'Blue rollator, seat and basket'

test('the latest messages stand there at first; the earlier ones come by a button, and the focus with them', async ({
  page,
  request,
}) => {
  const buyer = await createConfirmedUser(request, 'talks')
  const id = await writeTo(request, buyer, rollator, 'Message 1')
  for (let at = 2; at <= 60; at++) await answer(request, buyer, id, `Message ${at}`)
  await signIn(page, buyer)
  await openConversation(page, id)
  const messages = main(page).getByRole('listitem').filter({ hasText: /^You/ })
  await expect(messages).toHaveCount(8)
  const earlier = main(page).getByRole('button', { name: 'Show earlier messages' })
  await earlier.press('Enter')
  await expect(messages).toHaveCount(50)
  await expect(messages.first()).toBeFocused()
  await earlier.press('Enter')
  await expect(messages).toHaveCount(60)
  await expect(messages.first()).toContainText('Message 1')
  await expect(earlier).toBeHidden()
  await expect(log(page).getByRole('listitem')).toHaveCount(8)
})

test('the link of a mail shows the conversation without a script and without a log-in, and leads to the answer', async ({
  page,
  open,
  request,
  browser,
  baseURL,
  pageErrors,
}) => {
  const [buyer, rosa] = [await createConfirmedUser(request, 'reads'), await logIn(request, 'rosa@village.example')]
  const id = await writeTo(request, buyer, rollator, 'How heavy is it?')
  await answer(request, rosa, id, 'It weighs 7 kg')
  const link = await linkMailedTo(request, buyer.email, '/messages/open?token=')
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const plain = await context.newPage()
  const response = await plain.goto(link)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(main(plain)).toContainText('It weighs 7 kg')
  await expect(main(plain)).toContainText('How heavy is it?')
  await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(main(plain)).not.toContainText(/@village|@visit/)
  await context.close()

  await open(link)
  await expect(page).toHaveURL('/messages/open')
  await expect(main(page)).toContainText('It weighs 7 kg')
  await page.reload()
  await expect(main(page)).toContainText('It weighs 7 kg')
  await expectNoSidewaysScroll(page, 320)
  await main(page).getByRole('link', { name: 'Log in to answer' }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=%2Faccount%2Fmessages%2F\d+#login/)
  await open(link.slice(0, -9))
  await expect(main(page).getByRole('heading', { name: 'This link no longer opens your messages' })).toBeVisible()
  expectOnlyErrors(pageErrors, 422)
})

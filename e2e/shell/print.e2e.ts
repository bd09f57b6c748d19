import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { openConversation } from '../messages/conversation-visit.ts'
import { expect, test } from '../visit.ts'

test('on paper the price of a reserved listing stands beside its state, not beneath it', async ({ page, open }) => {
  await open('/?search_query=bed+assist+handle')
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('article').filter({ hasText: 'Reserved' }).first()
  const [price, state] = await Promise.all(
    [card.getByText('$35'), card.getByText('Reserved', { exact: true })].map((part) => part.boundingBox()),
  )
  expect(price && state && price.y + price.height <= state.y + 1).toBe(true)
})

test('on paper a conversation has what was written, and nothing to press or fill in', async ({ page, request }) => {
  await signIn(page, await logIn(request, 'rosa@village.example'))
  await page.goto('/account/messages')
  const address = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  await openConversation(page, Number(address?.split('/').at(-1)))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Write to/ })).toBeHidden()
  await expect(page.getByText('Stop or report')).toBeHidden()
})

test('on paper no exchange zone is cut in two', async ({ page, open }) => {
  await open('/resources/exchangezones')
  await page.emulateMedia({ media: 'print' })
  const zones = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const breaks = await zones.evaluateAll((all) => all.map((zone) => getComputedStyle(zone).breakInside))
  expect(breaks.length).toBeGreaterThan(0)
  expect([...new Set(breaks)]).toEqual(['avoid'])
})

import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { headersOf, type SignedInUser, signIn } from '../accounts/accounts-visit.ts'
import { listingCalled } from '../listings/listing-visit.ts'
import { expect, hydrated } from '../visit.ts'

/** Writes to the owner of a village's listing by the API, as its form does. Returns the id of the conversation. */
export async function writeTo(
  request: APIRequestContext,
  writer: SignedInUser,
  title: string,
  body: string,
): Promise<number> {
  const data = { post_id: await listingCalled(request, title), body, termsOfUse: true }
  const reply = await request.post('/v1/messages', { headers: headersOf(writer), data })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()).data.conversation_id
}

/** Writes in a conversation by the API. */
export async function answer(
  request: APIRequestContext,
  writer: SignedInUser,
  conversation: number,
  body: string,
): Promise<void> {
  const path = `/v1/api/user/conversations/${conversation}/messages`
  const reply = await request.post(path, { headers: headersOf(writer), data: { body } })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Another person's browser, on its own page. */
export async function browserOf(browser: Browser, baseURL: string | undefined, person: SignedInUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, person)
  return page
}

export async function openConversation(page: Page, conversation: number): Promise<void> {
  await page.goto(`/account/messages/${conversation}`)
  await hydrated(page)
  await expect(log(page)).toBeVisible()
}

export const main = (page: Page): Locator => page.getByRole('main')
export const log = (page: Page): Locator => page.getByRole('log')
export const box = (page: Page): Locator => main(page).getByRole('textbox', { name: 'Your message' })
export const sendButton = (page: Page): Locator => main(page).getByRole('button', { name: 'Send message' })

/** The conversation about a listing, in the list of all. */
export const rowOf = (page: Page, title: string): Locator => main(page).getByRole('article').filter({ hasText: title })

/** Chooses what can be done in a conversation to have rest. */
export async function choose(page: Page, name: string): Promise<void> {
  await main(page).locator('summary', { hasText: 'Stop or report' }).click()
  await main(page).getByRole('button', { name, exact: true }).click()
}

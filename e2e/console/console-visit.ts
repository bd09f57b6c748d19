import type { APIRequestContext, Page } from '@playwright/test'
import { headersOf, logIn, type SignedInUser } from '../accounts/accounts-visit.ts'
import { axeInBothThemes, expect, expectNoSidewaysScroll } from '../visit.ts'

/** The volunteer of the village. */
export const vera = (request: APIRequestContext) => logIn(request, 'vera@village.example')

/** Rules that stay undecided below the bar at the foot of a form; the table of access/ checks the fields themselves. */
export const belowBar = ['color-contrast', 'color-contrast-enhanced']

/** Expects a page that everyone can read on a phone in both themes: for states that the table of access/ cannot contain. */
export async function expectReadable(page: Page, explained: string[] = []): Promise<void> {
  const size = page.viewportSize()
  // As high as the longest form: what lies below the bar at its foot cannot be judged.
  await page.setViewportSize({ width: 390, height: 8000 })
  await axeInBothThemes(page, explained)
  await expectNoSidewaysScroll(page, 320)
  if (size) await page.setViewportSize(size)
}

/** Saves a change of a document by the API, as another volunteer would. */
export async function saveAsOtherVolunteer(
  request: APIRequestContext,
  user: SignedInUser,
  path: string,
  change: object,
): Promise<void> {
  const [headers, address] = [headersOf(user), `/v1/console/content/${path}`]
  const { version, fields } = (await (await request.get(address, { headers })).json()).data
  const data = { version, fields: { ...fields, ...change } }
  expect((await request.put(address, { headers, data })).ok()).toBe(true)
}

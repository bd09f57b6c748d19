import type { APIRequestContext } from '@playwright/test'
import {
  createConfirmedUser,
  createUnconfirmedUser,
  headersOf,
  logIn,
  password,
  type SignedInUser,
} from '../accounts/accounts-visit.ts'
import { expect, test } from '../visit.ts'
import { publish } from './owner-visit.ts'

// What is public changes by these visits: they come after all others (playwright.config.ts).

type HideContext = { request: APIRequestContext; owner: SignedInUser; id: number }

const giveFeedback =
  (selected_option: string) =>
  ({ request, owner, id }: HideContext) =>
    request.post('/v1/feedbacks', { headers: headersOf(owner), data: { feedback: { post_id: id, selected_option } } })

/** The actions that hide a listing, with the status of its page from then on. */
const hidingCases: [state: string, status: number, hide: (context: HideContext) => Promise<{ ok(): boolean }>][] = [
  ['withdrawn', 403, giveFeedback('not_exchanged')],
  ['sold here', 403, giveFeedback('exchanged')],
  ['sold elsewhere', 403, giveFeedback('exchanged_elsewhere')],
  ['deleted', 410, ({ request, owner, id }) => request.delete(`/v1/posts/${id}`, { headers: headersOf(owner) })],
  [
    ...(['held by reports', 403] as const),
    async ({ request, id }) => {
      const reporter = await logIn(request, 'marek@village.example')
      const data = { reporting_user: reporter.email, reasons: ['scam'] }
      return request.post(`/v1/posts/${id}/report`, { headers: headersOf(reporter), data })
    },
  ],
  [
    ...(['of a closed account', 404] as const),
    ({ request, owner }) =>
      request.post('/v1/api/user/close', { headers: headersOf(owner), data: { user: { current_password: password } } }),
  ],
]

/** Returns the parts of a listing that a search engine reads on its page, its pictures and structured data included. */
const indexedParts = (html: string, title: string) =>
  [title, 'application/ld+json', 'og:image'].filter((part) => html.includes(part))

for (const [state, status, hide] of hidingCases)
  test(`[HOME-16] [POST-13] the page of a listing that is ${state} tells search engines nothing of it`, async ({
    request,
  }) => {
    const owner = await createConfirmedUser(request, 'hiding')
    const { id, title } = await publish(request, owner, { title: `Quokka cane, ${state}` })
    const page = () => request.get(`/posts/${id}`)
    const shown = await page()
    expect([shown.status(), indexedParts(await shown.text(), title)]).toEqual([
      200,
      [title, 'application/ld+json', 'og:image'],
    ])
    expect((await hide({ request, owner, id })).ok()).toBe(true)
    // A page is cached for a second.
    await expect.poll(async () => (await page()).status()).toBe(status)
    const html = await (await page()).text()
    expect(indexedParts(html, title)).toEqual([])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

test('[HOME-16] [POST-13] nor does the page of one whose owner has not confirmed', async ({ request }) => {
  const { id, title } = await publish(request, await createUnconfirmedUser(request, 'hiding'), {
    title: 'Quokka cane, unconfirmed',
  })
  const page = await request.get(`/posts/${id}`)
  expect([page.status(), indexedParts(await page.text(), title)]).toEqual([403, []])
})

import { expect } from '@playwright/test'
import { createConfirmedUser, headersOf, linkMailedTo } from '../accounts/accounts-visit.ts'
import { publish } from '../listings/owner-visit.ts'
import { main, writeTo } from '../messages/conversation-visit.ts'
import type { Fixtures, PageCase } from './page-case.ts'

/** The link of the mail about a buyer's message, which came before the listing was promised to them. */
async function linkAfterPromise({ request }: Fixtures) {
  const [owner, asker] = await Promise.all(['vows', 'asks'].map((name) => createConfirmedUser(request, name)))
  if (!(owner && asker)) throw new Error('nobody is there')
  const title = `Larch cane ${owner.user_id}`
  await publish(request, owner, { title })
  const id = await writeTo(request, asker, title, 'Is it there?')
  const promised = await request.put(`/v1/api/user/conversations/${id}/promise`, { headers: headersOf(owner) })
  expect(promised.status()).toBe(200)
  return linkMailedTo(request, owner.email, 'answer=available')
}

/** States that need a listing of their own in the public list. */
export const publicListStates: PageCase[] = [
  {
    path: linkAfterPromise,
    ready: ({ page }) => expect(main(page)).toContainText('so this answer does not fit now.'),
  },
]

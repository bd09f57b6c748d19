import { expect } from '@playwright/test'
import { createConfirmedUser, headersOf, linkMailedTo, type SignedInUser } from '../accounts/accounts-visit.ts'
import { type Met, meet, scooter } from '../handovers/sheet-visit.ts'
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
let met: Promise<Met> | undefined

/** Two who agreed to meet about a scooter, once for the whole table. */
const meeting = ({ request }: Fixtures): Promise<Met> => {
  met ??= meet(request, scooter)
  return met
}

/** A listing that is recalled: its owner alone sees it. */
let recalledListing: Promise<{ owner: SignedInUser; id: number }> | undefined

const recalled = ({ request }: Fixtures) => {
  recalledListing ??= (async () => {
    const owner = await createConfirmedUser(request, 'recalls')
    const properties = { fixing: 'Clamps on', cleaned: 'Wiped clean', brand: 'Drive', model: '15064' }
    const rail = { title: `Rail of yew ${owner.user_id}`, equipment_type_id: 28, properties }
    const { id } = await publish(request, owner, rail)
    return { owner, id }
  })()
  return recalledListing
}

export const publicListStates: PageCase[] = [
  {
    path: async (fixtures) => {
      const { buyer } = await meeting(fixtures)
      return linkMailedTo(fixtures.request, buyer.email, '/handover?token=')
    },
    ready: ({ page }) => expect(main(page)).toContainText('Check it together'),
    states: {
      'saved by its receiver': async ({ page }) => {
        await main(page).getByRole('checkbox').first().check()
        await main(page).getByRole('button', { name: 'Save my ticks' }).click()
        await expect(main(page)).toContainText('Saved. Both of you can see what you ticked.')
      },
    },
  },
  {
    who: async (fixtures) => (await meeting(fixtures)).owner,
    path: async (fixtures) => `/account/messages/${(await meeting(fixtures)).conversation}/sheet`,
    ready: ({ page }) => expect(main(page)).toContainText('Check it together'),
  },
  {
    path: async (fixtures) => {
      const { owner, conversation } = await meeting(fixtures)
      const address = `/v1/api/user/conversations/${conversation}/sheet`
      const sheet = await fixtures.request.get(address, { headers: headersOf(owner) })
      return (await sheet.json()).data.code
    },
    ready: ({ page }) => expect(main(page).getByRole('button', { name: 'List it again' })).toBeVisible(),
  },
  {
    who: async (fixtures) => (await recalled(fixtures)).owner,
    path: async (fixtures) => `/posts/${(await recalled(fixtures)).id}`,
    ready: ({ page }) => expect(main(page)).toContainText('Please do not hand it on.'),
  },
  {
    path: linkAfterPromise,
    ready: ({ page }) => expect(main(page)).toContainText('so this answer does not fit now.'),
  },
]

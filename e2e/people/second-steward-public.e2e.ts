import type { APIRequestContext, Page } from '@playwright/test'
import { createConfirmedUser, headersOf, linkMailedTo, type SignedInUser, signIn } from '../accounts/accounts-visit.ts'
import { setUpCodes } from '../accounts/factor-visit.ts'
import { vera } from '../console/console-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { nameAs, restrict } from './people-visit.ts'

const tooNew = /You became a steward less than 72 hours ago\. From /

// Of the visits that run last: while there are two stewards, helpers read both names in others.
test('a single steward reads that a second is needed; a new one reads from when on they can agree', async ({
  page,
  open,
  request,
}) => {
  const [steward, second, banned, lost] = await Promise.all([
    vera(request),
    ...['agrees', 'is-banned', 'lost-phone'].map((name) => createConfirmedUser(request, name)),
  ])
  if (!(second && banned && lost)) throw new Error('nobody is there')
  const headers = headersOf(steward)
  await Promise.all([setUpCodes(request, lost), nameAs(request, banned, 'Casimir'), nameAs(request, lost, 'Ottoline')])
  const pageOfLost = `/console/people/account/${lost.user_id}`
  await signIn(page, steward)
  await open(pageOfLost)
  await expect(main(page)).toContainText('There is no second steward now who could agree.')
  await expect(main(page)).toContainText('npm run volunteer -- --help')
  await expect(main(page).getByRole('link', { name: 'invite another steward' })).toBeVisible()
  await expectNoSidewaysScroll(page, 320)

  const invitation = { email: second.email, role: 'steward' }
  expect((await request.post('/v1/console/volunteers/invitations', { headers, data: invitation })).ok()).toBe(true)
  await signIn(page, second)
  await open(await linkMailedTo(request, second.email, '/account/role'))
  await main(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First a second step')
  await setUpCodes(request, second)
  await restrict(request, banned, { kind: 'ban', days: 30 })
  const why = { reason: 'I called the number that I have.' }
  const begun = await request.post(`/v1/console/accounts/${lost.user_id}/factor-reset`, { headers, data: why })
  expect(begun.ok()).toBe(true)

  await open(`/console/people/account/${banned.user_id}`)
  await expectNothingToAgree(page)
  await open('/console/people/restrictions')
  await expectNothingToAgree(page)

  await open(pageOfLost)
  await expect(main(page)).not.toContainText('There is no second steward')
  await expect(main(page).getByRole('blockquote')).toHaveText(why.reason)
  await expectNothingToAgree(page)
  await expectConfirmation(page, open, request, steward)

  // The village has one steward again.
  const none = { role: null, seen: 'steward' }
  expect((await request.put(`/v1/console/volunteers/${second.user_id}/role`, { headers, data: none })).ok()).toBe(true)
})

/** The page says from when on a new steward can agree, and offers it to nobody before. */
async function expectNothingToAgree(page: Page): Promise<void> {
  await expect(main(page).getByText(tooNew)).toHaveCount(1)
  await expect(main(page).getByRole('button', { name: /^Agree/ })).toHaveCount(0)
}

/** Of two stewards, the one who asked for a third and the new one read why they can't confirm it. */
async function expectConfirmation(
  page: Page,
  open: (address: string) => Promise<unknown>,
  request: APIRequestContext,
  steward: SignedInUser,
): Promise<void> {
  const third = await createConfirmedUser(request, 'is-to-be-confirmed')
  const data = { email: third.email, role: 'steward' }
  const reply = await request.post('/v1/console/volunteers/invitations', { headers: headersOf(steward), data })
  expect((await reply.json()).data).toEqual({ waits: true })
  const line = main(page).getByRole('listitem').filter({ hasText: third.email })
  await open('/console/volunteers')
  await expect(line).toContainText('Waiting for another steward to confirm')
  await expect(line).toContainText(tooNew)
  await expectNoSidewaysScroll(page, 320)
  await page.setViewportSize({ width: 390, height: 1600 })
  await line.scrollIntoViewIfNeeded()
  await signIn(page, steward)
  await open('/console/volunteers')
  await expect(line).toContainText('You asked for this. Another steward has to confirm it.')
  await line.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(page.getByRole('main').getByText('Invitation withdrawn')).toBeVisible()
  await expect(line).toHaveCount(0)
}

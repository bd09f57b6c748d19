import type { APIRequestContext, Page } from '@playwright/test'
import {
  createConfirmedUser,
  headersOf,
  linkMailedTo,
  logIn,
  type SignedInUser,
  signIn,
} from '../accounts/accounts-visit.ts'
import { setUpCodes } from '../accounts/factor-visit.ts'
import { vera } from '../console/console-visit.ts'
import { listingCalled } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { browserOf } from '../messages/conversation-visit.ts'
import { decisionButton, hasClaimed, justDecided, openCase } from '../moderation/case-visit.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../visit.ts'
import { answerTo, nameAs, restrict } from './people-visit.ts'

/** Has somebody become a moderator, by an invitation that they accept in this page. */
async function appointModerator(page: Page, request: APIRequestContext, person: SignedInUser): Promise<void> {
  const headers = headersOf(await vera(request))
  const data = { email: person.email, role: 'moderator' }
  expect((await request.post('/v1/console/volunteers/invitations', { headers, data })).ok()).toBe(true)
  await signIn(page, person)
  await page.goto(await linkMailedTo(request, person.email, '/account/role'))
  await hydrated(page)
  await main(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First a second step')
  await setUpCodes(request, person)
}

/** A case that somebody else waits in, so that a next one comes. */
async function reportSomeListing(request: APIRequestContext): Promise<void> {
  const id = await listingCalled(request, 'Teak shower bench with a lower shelf')
  const data = { reporting_user: 'no account', reasons: ['duplicate'] }
  const headers = headersOf(await createConfirmedUser(request, 'reports-a-step'))
  expect((await request.post(`/v1/posts/${id}/report/`, { headers, data })).ok()).toBe(true)
}

// Of the visits that run last: while there is a moderator, helpers read that name in others.
test('an answer to a mute is decided by a key on its case; it stands under Decided, and taken back it waits again', async ({
  page,
  open,
  request,
  browser,
  baseURL,
}) => {
  const [moderator, muted] = [
    await createConfirmedUser(request, 'mutes'),
    await createConfirmedUser(request, 'is-mute'),
  ]
  await Promise.all([nameAs(request, moderator, 'Ulrike'), nameAs(request, muted, 'Ottokar')])
  await appointModerator(page, request, moderator)
  await restrict(request, muted, { kind: 'mute', days: 7 }, moderator)
  await answerTo(request, muted, 'My nephew wrote that, not me.')
  await reportSomeListing(request)

  const helpers = await browserOf(browser, baseURL, await logIn(request, 'sam@village.example'))
  await helpers.goto('/console/cases')
  await hydrated(helpers)
  await main(helpers).getByRole('link', { name: 'Ottokar', exact: true }).click()
  await expect(main(helpers)).toContainText(
    'Only moderators and stewards can take back that somebody is muted or stopped.',
  )

  await signIn(page, await vera(request))
  await open('/console/cases')
  await main(page).getByRole('link', { name: 'Appeals' }).press('Enter')
  await expect(main(page).getByText(/appeals? a decision/)).toBeVisible()
  await expect(main(page).getByRole('article').filter({ hasText: 'Ottokar' })).toHaveCount(1)
  await openCase(page, 'Ottokar')
  const address = page.url()
  for (const text of [
    'by Ulrike',
    'They list what they do not have',
    'Please tell us what happened',
    'My nephew wrote',
  ])
    await expect(main(page)).toContainText(text)
  await expect(main(page)).not.toContainText('report')
  await expect(decisionButton(page, 'Let them write again')).toHaveAccessibleDescription(
    /^They can write to people again at once\. They are told by e-mail\. You can take it back for 30 days\./,
  )
  await expectNoSidewaysScroll(page, 320)
  await page.keyboard.press('3')
  const left = page.getByRole('dialog', { name: /^Leave the mute until \w+, \d+ \w+\?$/ })
  await expect(left.getByRole('textbox', { name: 'A word to this person (optional)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(left).toHaveCount(0)
  await page.keyboard.press('1')
  await expect(justDecided(page)).toContainText('The mute has ended: Ottokar')
  await expect(page).toHaveURL(/\/console\/cases\/\d+$/)
  expect(page.url()).not.toBe(address)
  await hasClaimed(page)

  await open('/console/cases/decided')
  const decided = main(page).getByRole('article').filter({ hasText: 'Ottokar' })
  await expect(decided).toContainText(/The mute has ended: decided .+ by vera/i)
  await decided.getByRole('link').press('Enter')
  await expect(page).toHaveURL(address)
  await main(page).getByRole('button', { name: 'Take it back' }).press('Enter')
  await hasClaimed(page)
  await expect(main(page)).toContainText('My nephew wrote that, not me.')
  await expect(decisionButton(page, 'Let them write again')).toBeVisible()
  const headers = headersOf(muted)
  const mutes = (await (await request.get('/v1/api/user/restrictions', { headers })).json()).data
  expect(mutes).toMatchObject([{ kind: 'mute', looked_at: false }])

  // The village has no moderator again.
  const none = { headers: headersOf(await vera(request)), data: { role: null, seen: 'moderator' } }
  expect((await request.put(`/v1/console/volunteers/${moderator.user_id}/role`, none)).ok()).toBe(true)
})

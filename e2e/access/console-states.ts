import { expect } from '@playwright/test'
import { createConfirmedUser, headersOf, logIn } from '../accounts/accounts-visit.ts'
import { listingCalled } from '../listings/listing-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { writeTo } from '../messages/conversation-visit.ts'
import { restrict } from '../people/people-visit.ts'
import { below, title } from './console-steps.ts'
import { as, type Fixtures, type PageCase } from './page-case.ts'

/** A report about a listing that no other visit reports. */
async function report({ request }: Fixtures): Promise<void> {
  const id = await listingCalled(request, 'Power wheelchair with tilt and recline, used eight months')
  const headers = headersOf(await as('ben')({ request } as Fixtures))
  await request.post(`/v1/posts/${id}/report/`, {
    headers,
    data: { reporting_user: 'no account', reasons: ['duplicate', 'Twice there'] },
  })
}

/** A report about somebody who wrote to Rosa. */
async function reportPerson({ request }: Fixtures): Promise<void> {
  const writer = await createConfirmedUser(request, 'frightens')
  const id = await writeTo(request, writer, 'Blue rollator, seat and basket', 'Is it there? I come tonight.')
  const path = `/v1/api/user/conversations/${id}/report`
  const headers = headersOf(await logIn(request, 'rosa@village.example'))
  await request.post(path, { headers, data: { words: 'He frightens me' } })
}

/** The pages of the volunteers' console. */
export const consoleStates: PageCase[] = [
  { who: as('ben'), path: '/console/cases', ready: title },
  {
    who: as('vera'),
    before: report,
    path: '/console/cases',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'a case': async ({ page }) => {
        await page.getByRole('article').getByRole('link').first().click()
        await expect(page.getByRole('heading', { name: 'What do you decide?' })).toBeVisible()
        await expect(
          main(page)
            .getByRole('status')
            .getByText(/^You have this until/),
        ).toBeVisible()
      },
      'a note without words': async ({ page }) => {
        await page.getByRole('button', { name: 'Write the note' }).click()
        await expect(page.getByText('Please write the note first').first()).toBeVisible()
      },
    },
  },
  { who: as('vera'), path: '/console/cases/decided', ready: title },
  { who: as('vera'), path: '/console/cases?waits=messages', ready: title },
  {
    who: as('vera'),
    path: '/console/volunteers',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'asked for a role': async ({ page }) => {
        await page.getByRole('button', { name: 'Change the role of sam' }).click()
        await expect(question(page, 'Change the role of sam?')).toBeVisible()
      },
      'an invitation without an address': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Send the invitation' }).click()
        await expect(main(page).getByText(/to correct$/)).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/log',
    ready: title,
    states: {
      'nothing found': async ({ page }) => {
        await page.getByRole('searchbox').fill('nobody@village.example')
        await page.getByRole('button', { name: 'Find', exact: true }).click()
        await expect(main(page).getByText('Nothing was found')).toBeVisible()
      },
    },
  },
  {
    who: as('sam'),
    before: report,
    path: '/console/cases',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { who: as('sam'), path: '/account/role?invitation_token=of-nobody', ready: title },
  {
    who: as('vera'),
    before: ({ page }) => page.route('**/v1/api/user', (route) => route.abort()),
    path: '/console/cases',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    who: as('vera'),
    before: reportPerson,
    path: '/console/cases',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'the case of a person, asked for a word to them': async ({ page }) => {
        await page
          .getByRole('article')
          .filter({ hasText: 'Somebody reported this person' })
          .getByRole('link')
          .first()
          .click()
        await page.getByRole('button', { name: 'A rest of 7 days, with a word to this person' }).click()
        await expect(question(page, 'A rest of 7 days?')).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/people/find?q=rosa',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'nobody found': async ({ page }) => {
        await page.getByRole('searchbox').fill('Nobody at all')
        await page.getByRole('button', { name: 'Find', exact: true }).click()
        await expect(main(page).getByText('Nobody was found')).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: async ({ request }) => {
      const person = await createConfirmedUser(request, 'is-looked-at')
      await restrict(request, person, { kind: 'mute', days: 3 })
      return `/console/people/account/${person.user_id}`
    },
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    explained: below,
    states: {
      'a note without words': async ({ page }) => {
        await page.getByRole('button', { name: 'Save the note' }).click()
        await expect(main(page).getByText(/to correct$/)).toBeVisible()
      },
      'asked before a ban': async ({ page }) => {
        await page.getByRole('button', { name: 'Ban No name yet' }).click()
        await expect(question(page, 'Ban No name yet?')).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: async ({ request }) => `/console/people/account/${(await as('sam')({ request } as Fixtures)).user_id}`,
    ready: ({ page }) => expect(page.getByRole('button', { name: 'They lost it' })).toBeVisible(),
    explained: below,
    states: {
      'asked why, before another steward is': async ({ page }) => {
        await page.getByRole('button', { name: 'They lost it' }).click()
        await expect(question(page, 'They lost their second step?')).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/people/restrictions?state=in_force',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'asked whether to take it back': async ({ page }) => {
        await page
          .getByRole('button', { name: /^Take it back/ })
          .first()
          .click()
        await expect(question(page, 'Take it back?')).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/people/signals',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'changing a signal': async ({ page }) => {
        await page.getByRole('button', { name: 'Change Hurry' }).click()
        await expect(page.getByRole('textbox', { name: 'Weight' })).toBeVisible()
      },
      'adding a signal, sent empty': async ({ page }) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Add a signal' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
        await expect(page.getByRole('dialog')).toContainText('Please give it a name')
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/screening',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'changing what is looked for': async ({ page }) => {
        await page.getByRole('button', { name: 'Change A very low price' }).click()
        await page.getByRole('button', { name: 'Try it on what was listed last' }).click()
        await expect(page.getByText('you would have looked at')).toBeVisible()
      },
    },
  },
  { who: as('vera'), path: '/console/manuals', ready: title },
  {
    who: as('vera'),
    path: '/console/manuals/new',
    ready: title,
    states: {
      'sent empty': async ({ page }) => {
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText(/to correct$/)).toBeVisible()
      },
    },
  },
  { who: as('vera'), path: '/console/manuals/hosts', ready: title },
  { who: as('vera'), path: '/console/recalls', ready: title },
  { who: as('vera'), path: '/console/recalls/notices', ready: title },
  {
    who: as('vera'),
    path: '/console/recalls/new',
    ready: title,
    states: {
      'sent empty': async ({ page }) => {
        await page.getByRole('button', { name: 'Save and compare all listings' }).click()
        await expect(page.getByText(/to correct$/)).toBeVisible()
      },
    },
  },
]

import { expect } from '@playwright/test'
import { createConfirmedUser, headersOf, logIn } from '../accounts/accounts-visit.ts'
import { listingCalled } from '../listings/listing-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
import { writeTo } from '../messages/conversation-visit.ts'
import { as, type Fixtures, type PageCase } from './page-case.ts'

/** axe cannot judge the contrast of parts below the bar at the foot of a form. */
const below = ['color-contrast', 'color-contrast-enhanced']

const title = ({ page }: Fixtures) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const save = ({ page }: Fixtures) => main(page).getByRole('button', { name: 'Save', exact: true }).click()
const expectErrorSummary = ({ page }: Fixtures) => expect(main(page).getByText(/to correct$/)).toBeVisible()

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
  { who: as('ben'), path: '/console/reports', ready: title },
  {
    who: as('vera'),
    before: report,
    path: '/console/reports',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'asked whether to leave it as it is': async ({ page }) => {
        await page.getByRole('button', { name: 'Leave as it is' }).first().click()
        await expect(question(page, 'Leave this listing as it is?')).toBeVisible()
      },
    },
  },
  { who: as('vera'), path: '/console/reports/decided', ready: title },
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
    path: '/console/reports',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { who: as('sam'), path: '/account/role?invitation_token=of-nobody', ready: title },
  {
    who: as('vera'),
    before: ({ page }) => page.route('**/v1/api/user', (route) => route.abort()),
    path: '/console/reports',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    who: as('vera'),
    before: reportPerson,
    path: '/console/people',
    ready: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    states: {
      'asked whether somebody writes to nobody for 7 days': async ({ page }) => {
        await page.getByRole('button', { name: 'A rest of 7 days' }).first().click()
        await expect(question(page, 'A rest of 7 days?')).toBeVisible()
      },
    },
  },
  { who: as('vera'), path: '/console/people/decided', ready: title },
  { who: as('vera'), path: '/console/people/held', ready: title },
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
  {
    who: as('vera'),
    path: '/console/kinds',
    ready: ({ page }) => expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible(),
    states: {
      'changing a condition': async ({ page }) => {
        await page.getByRole('button', { name: 'Change Fair' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/kinds/14',
    explained: below,
    ready: ({ page }) => expect(page.getByRole('heading', { name: 'As people see it' })).toBeVisible(),
    states: {
      'as people see it': async ({ page }) => {
        await page.getByText('Who lists one is asked').click()
        await page.getByText('Who looks for one can filter by').click()
        await expect(page.getByRole('form', { name: 'Preview of the questions' })).toBeVisible()
      },
    },
  },
  { who: as('vera'), path: '/console/kinds/14/questions/new', ready: title, explained: below },
  { who: as('vera'), path: '/console/kinds/versions/type/14', ready: title },
  { who: as('vera'), path: '/console/pages', ready: title },
  { who: as('vera'), path: '/console/impact', ready: title },
  {
    who: as('vera'),
    path: '/console/pages/page/How%20It%20Works',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Preview' })).toBeVisible(),
    explained: below,
    states: {
      'with what is missing': async (fixtures) => {
        await fixtures.page.getByLabel('Heading', { exact: true }).fill('')
        await save(fixtures)
        await expectErrorSummary(fixtures)
      },
      'the preview': async ({ page }) => {
        await page.getByLabel('Heading', { exact: true }).fill('How this works')
        await page.getByRole('button', { name: 'Preview' }).click()
        await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused()
      },
      'asked whether to leave': async ({ page }) => {
        await page.getByRole('link', { name: 'Cancel' }).click()
        await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
      },
      'seen on the page itself': async ({ page }) => {
        await page.getByRole('button', { name: 'Stay here' }).click()
        await page.getByRole('button', { name: 'See it on the page' }).click()
        await expect(main(page)).toContainText('This is a preview')
      },
    },
  },
  {
    who: as('vera'),
    path: '/console/pages/list/services',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Add to Entries' })).toBeVisible(),
    explained: below,
    states: {
      'an entry added': ({ page }) => page.getByRole('button', { name: 'Add to Entries' }).click(),
      'an entry removed': async ({ page }) => {
        const first = main(page).locator('form ol > li').first()
        await first.locator('summary').click()
        await first.getByRole('button', { name: 'Remove' }).click()
        await expect(first).toContainText('Removed when you save')
      },
    },
  },
  { who: as('vera'), path: '/console/pages/page/Policies/versions', ready: title },
  { who: as('vera'), path: '/console/pages/page/Policies/versions/1', ready: title },
  { who: as('vera'), path: '/console/pages/page/Policies/versions/99', ready: title, fails: [404] },
  { who: as('vera'), path: '/console/banners', ready: title },
  {
    who: as('vera'),
    path: '/console/banners/new',
    ready: ({ page }) => expect(page.getByLabel('What it says')).toBeVisible(),
    explained: below,
    states: {
      'with what is missing': async (fixtures) => {
        await save(fixtures)
        await expectErrorSummary(fixtures)
      },
    },
  },
]

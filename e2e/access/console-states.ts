import { expect } from '@playwright/test'
import { headersOf } from '../accounts/accounts-visit.ts'
import { listingCalled } from '../listings/listing-visit.ts'
import { main, question } from '../listings/owner-visit.ts'
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
    before: ({ page }) => page.route('**/v1/api/user', (route) => route.abort()),
    path: '/console/reports',
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  { who: as('vera'), path: '/console/pages', ready: title },
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

import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { headersOf } from '../accounts/accounts-visit.ts'
import { exampleFile } from '../imports/imports-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { as, type Fixtures, type PageCase } from './page-case.ts'

const grace = as('grace')
const title = ({ page }: Fixtures) => expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()

/** The example with the row that is wrong on purpose, and without its photos. */
async function importOfGrace(fixtures: Fixtures): Promise<string> {
  const content = (await readFile(exampleFile('listings.csv'))).toString('base64')
  const answer = await fixtures.request.post('/v1/imports', {
    headers: headersOf(await grace(fixtures)),
    data: { file_name: 'listings.csv', content },
  })
  return `/account/import/${(await answer.json()).data.id}`
}

/** The pages of partners in the volunteers' room, and those on which their members import lists. */
export const partnerStates: PageCase[] = [
  {
    who: grace,
    path: '/account/import',
    ready: ({ page }) => expect(main(page).getByRole('heading', { name: 'Empty sheets' })).toBeVisible(),
    states: {
      'no sheet among the files': async ({ page }) => {
        await main(page).getByLabel('Choose files').setInputFiles(exampleFile('canes.jpg'))
        await expect(main(page).getByRole('alert')).toContainText('There is no sheet')
      },
      'the sheets of a category': ({ page }) => main(page).locator('summary').first().click(),
    },
  },
  {
    who: grace,
    path: importOfGrace,
    ready: ({ page }) => expect(main(page).getByRole('form', { name: 'Row 6' })).toBeVisible(),
    states: {
      'all columns of a row': ({ page }) =>
        main(page).getByRole('form', { name: 'Row 6' }).locator('summary', { hasText: 'The other columns' }).click(),
      'asked whether to remove': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Remove', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
  },
  {
    who: as('ben'),
    path: '/account/import',
    ready: ({ page }) => expect(main(page)).toContainText('partner organisations'),
  },
  { who: as('ben'), path: '/account/partner?invitation_token=guess', ready: title },
  { who: as('vera'), path: '/console/partners', ready: title },
  {
    who: as('vera'),
    path: '/console/partners/1',
    ready: title,
    states: {
      'an invitation without an address': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Send the invitation' }).click()
        await expect(main(page).getByText(/to correct$/)).toBeVisible()
      },
      'asked whether to take somebody off': async ({ page }) => {
        await main(page)
          .getByRole('button', { name: /^Take off/ })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
  },
  {
    who: as('sam'),
    path: '/console/partners',
    ready: ({ page }) => expect(main(page)).toContainText('Only stewards can'),
  },
]

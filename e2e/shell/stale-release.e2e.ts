import type { Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { expect, hydrated, test } from '../visit.ts'
import { fillBasics, heading } from '../wizard/wizard-visit.ts'

/** Has a release replace all files that the open tab has not asked for yet; documents that come now ask for the new ones. */
async function release(page: Page): Promise<void> {
  let isOld = true
  page.on('framenavigated', () => {
    isOld = false
  })
  await page.route(/\/assets\/.*\.js$/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
}

/** The browser itself logs that the old files are gone. */
function expectOnlyOldFiles(pageErrors: string[]): void {
  expect(pageErrors.filter((error) => !/route module|dynamically imported module/.test(error))).toEqual([])
  pageErrors.length = 0
}

test('the first press in a tab that is older than a release opens the listing, and back leads to the list', async ({
  page,
  open,
  pageErrors,
}) => {
  await open('/')
  await release(page)
  const link = page.getByRole('article').first().getByRole('link').first()
  const address = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(address ?? '')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expectOnlyOldFiles(pageErrors)
})

test('the next step of a listing opens, and what was typed before is there', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await signIn(page, await createConfirmedUser(request, 'released'))
  await open('/wizard')
  await page.getByLabel('Search the equipment types').fill('walking stick')
  await page.getByRole('button', { name: /^Cane/ }).first().click()
  await expect(heading(page, 'Images')).toBeFocused()
  await page
    .getByRole('link', { name: /Basic Information/ })
    .first()
    .click()
  await fillBasics(page, 'Cane of the old release')
  await release(page)
  await page.getByRole('button', { name: 'Next: Additional Details' }).click()
  await expect(page).toHaveURL('/wizard/details')
  await hydrated(page)
  await expect(heading(page, 'Additional Details')).toBeVisible()
  await page
    .getByRole('link', { name: /Basic Information/ })
    .first()
    .click()
  await expect(page.getByLabel('Title')).toHaveValue('Cane of the old release')
  expectOnlyOldFiles(pageErrors)
})

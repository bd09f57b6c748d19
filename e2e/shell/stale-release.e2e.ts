import type { Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { wheelchair } from '../listings/listing-visit.ts'
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

test('a heart that is pressed saves the listing, and what was typed before is there', async ({
  page,
  open,
  pageErrors,
}) => {
  await open('/')
  await page.getByRole('searchbox').first().fill('walking sti')
  const heart = page
    .getByRole('article')
    .nth(3)
    .getByRole('button', { name: /^Save / })
  await release(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await expect(page.getByRole('searchbox').first()).toHaveValue('walking sti')
  expectOnlyOldFiles(pageErrors)
})

test('Report Problem opens with one press', async ({ page, open, request, pageErrors }) => {
  await open(await wheelchair(request))
  await release(page)
  await page.getByRole('button', { name: 'Report Problem' }).click()
  await expect(page.getByRole('dialog', { name: 'Report Problem' }).getByRole('checkbox')).toHaveCount(9)
  expectOnlyOldFiles(pageErrors)
})

test('without a connection the page stays, and says that it could not be saved', async ({ page, open, pageErrors }) => {
  await open('/')
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / })
    .click()
  await expect(page.getByText('This could not be saved. Please try again.').first()).toBeVisible()
  expectOnlyOldFiles(pageErrors)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { exampleFile } from './imports-visit.ts'

const photos = [
  ...['rollator-blue.jpg', 'rollator-blue-brakes.jpg', 'wheelchair.jpg', 'wheelchair-handle.jpg', 'canes.jpg'],
  ...['shower-chair.jpg', 'toilet-seat.jpg', 'ramp.jpg', 'overbed-table.jpg'],
]

const choose = (page: Page, names: string[]) =>
  main(page).getByLabel('Choose files').setInputFiles(names.map(exampleFile))

test(
  'a partner’s folder comes in: one row is refused, mended and listed; brought again, nothing is doubled',
  short,
  async ({ page, request }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, await logIn(request, 'grace@village.example'))
    await page.goto('/account/listings')
    await main(page).getByRole('link', { name: 'Import a list' }).click()
    await choose(page, ['canes.jpg'])
    await expect(main(page).getByRole('alert')).toContainText('There is no sheet among these files.')
    await choose(page, ['listings.csv', ...photos])
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('listings.csv')

    const row = main(page).getByRole('form', { name: 'Row 6' })
    await expect(row.getByText('There is no condition “Okay”.')).toBeVisible()
    await row.getByLabel('condition').selectOption('Good')
    await row.getByLabel('photos').fill('toilet-seat.jpg')
    await expectNoSidewaysScroll(page, 320)
    await row.getByRole('button', { name: 'Save row 6' }).click()
    await expect(main(page).getByText('Row 6 is mended.')).toBeVisible()

    await main(page).getByRole('button', { name: 'List 7 rows' }).click()
    await expect(main(page).getByText('7 rows went in.')).toBeVisible()
    await expect(main(page).getByRole('row', { name: /^6 Raised toilet seat On the list/ })).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Change row 6' })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'All 7' }).click()
    await main(page).getByRole('link', { name: 'On the list Raised toilet seat' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raised toilet seat')
    await page.goBack()

    await main(page).getByRole('link', { name: 'Back to Import a list' }).click()
    // Under another name, so that it is another list of the same rows.
    const again = { name: 'again.csv', mimeType: 'text/csv', buffer: await readFile(exampleFile('listings.csv')) }
    await main(page).getByLabel('Choose files').setInputFiles(again)
    await expect(main(page).getByText('7 rows had been listed before.')).toBeVisible()
    await expect(main(page).getByText('7 rows: 7 on the list')).toBeVisible()
    await main(page).getByRole('link', { name: 'On the list 7' }).click()
    await expect(main(page).getByRole('row', { name: /Was on the list$/ })).toHaveCount(7)
  },
)

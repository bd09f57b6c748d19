import { axe, expect, expectNoSidewaysScroll, test } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[INFO-13] where no form is configured one gives by other ways; the figures stand with their labels', async ({
  page,
  open,
}) => {
  await open('/donate')
  await expect(page).toHaveTitle('Donate · Reable')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Ways to give', exact: true })).toBeVisible()
  await expect(main).toContainText('PO Box 000, Vancouver BC')
  for (const label of ['website visitors', 'listings', 'hours volunteered'])
    await expect(main.getByRole('term').filter({ hasText: label })).toBeVisible()
  await expect(main.locator('iframe')).toHaveCount(0)
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page)
  await expectNoSidewaysScroll(page, 320)
})

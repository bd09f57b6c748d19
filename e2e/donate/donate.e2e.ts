import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[INFO-13] one gives by the form of another site, which stands in a frame, or by other ways; the figures have their labels', async ({
  page,
  open,
}) => {
  await open('/donate')
  await expect(page).toHaveTitle('Donate · Reable')
  const main = page.getByRole('main')
  const [, address = ''] = /src="(http:\/\/127[^"]*)"/.exec(await (await page.request.get('/donate')).text()) ?? []
  await expect(main).toContainText(`comes from ${new URL(address).host}, which takes your gift`)
  await expect(main.getByRole('link', { name: 'Open the donation form' })).toHaveAttribute('href', address)
  await main.locator('iframe').scrollIntoViewIfNeeded()
  const form = main.getByTitle('Donation form').contentFrame()
  await expect(form.getByRole('heading', { name: 'Give what you can' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Give $20' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Other ways to give', exact: true })).toBeVisible()
  await expect(main).toContainText('PO Box 000, Vancouver BC')
  for (const label of ['website visitors', 'listings', 'hours volunteered'])
    await expect(main.getByRole('term').filter({ hasText: label })).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
})

import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

test('each rule says what it holds for and where it comes from; what we decided ourselves is told as such', async ({
  page,
  open,
}) => {
  await open('/fit/sources')
  const main = page.getByRole('main')
  await expect(main.getByText('This is no medical advice: a therapist knows more.')).toBeVisible()
  const rule = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Seat width' }) })
  await rule.locator('summary').click()
  await expect(rule.getByText(/^The seat is 1 to 2 in wider than the hips\./)).toBeVisible()
  await expect(rule.getByText(/^For: .*A wheelchair that its user pushes/).first()).toBeVisible()
  await expect(rule.getByText('Our own judgement, on the careful side').first()).toBeVisible()
  const outside = main.locator('a[href^="http"]')
  for (const link of await outside.all()) {
    expect(await link.getAttribute('rel')).toBe('noopener')
    await expect(link).toContainText('(opens another site)')
  }
  await expectNoSidewaysScroll(page, 320)
})

import { createUnconfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { chooseType } from '../wizard/wizard-visit.ts'

test('[WIZ-06] beside a measure stand where to take it, why it matters, and how many it was missing to', async ({
  page,
  open,
  request,
}) => {
  const missing = { equipment_type_id: 12, field_name: 'overall_width_in' }
  for (let person = 0; person < 2; person++)
    expect((await request.post('/v1/measures/missing', { data: missing })).ok()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await createUnconfirmedUser(request, 'measures'))
  await open('/wizard')
  await chooseType(page, 'walker', /^Walker \(no seat\)/)
  await page.goto('/wizard/details')
  const main = page.getByRole('main')
  const reason = main.getByText(/^People with narrow doors ask for this\. \d+ (person was|people were) told/)
  await expect(reason).toHaveText(/told “we don’t know” this month for want of it\.$/)
  const drawing = main.getByRole('img', { name: /^Measure the widest point when open/ })
  await expect(drawing).toBeHidden()
  await main.locator('summary', { hasText: 'Where to measure (Overall width)' }).press('Enter')
  await expect(drawing).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
})

test('without the counts the form stands all the same, and says nothing of them', async ({ page, open, request }) => {
  await page.route('**/v1/measures/missing*', (route) => route.abort())
  await signIn(page, await createUnconfirmedUser(request, 'uncounted'))
  await open('/wizard')
  await chooseType(page, 'walker', /^Walker \(no seat\)/)
  await page.goto('/wizard/details')
  const main = page.getByRole('main')
  await expect(main.getByText('People with narrow doors ask for this.', { exact: true })).toBeVisible()
})

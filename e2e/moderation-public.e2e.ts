import { headersOf, logIn, neighbour, signIn } from './accounts-visit.ts'
import { cardOf, main, publish, question } from './selling-visit.ts'
import { axe, axeInBoth, expect, expectNoSidewaysScroll, test } from './visit.ts'

// What is public changes by these visits: they come after all others (playwright.config.ts).

const why = 'This listing is hidden. It was reported. Reasons given: scam, something else.'

test('[POST-04] what reports hide says so to its owner, until a volunteer releases it', async ({
  page,
  open,
  request,
}) => {
  const owner = await neighbour(request, 'reported')
  const { id, title } = await publish(request, owner, { title: 'Cane under suspicion' })
  // Somebody none of whose reports was dismissed.
  const noor = await logIn(request, 'noor@village.example')
  const data = { reporting_user: noor.email, reasons: ['scam', 'It asks for a deposit'] }
  expect((await request.post(`/v1/posts/${id}/report`, { headers: headersOf(noor), data })).ok()).toBe(true)
  await signIn(page, owner)
  await open(`/posts/${id}`)
  await expect(main(page)).toContainText(why)
  await expect(main(page)).not.toContainText('deposit')
  await expect(page.getByRole('link', { name: 'hello@reable.example' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report Problem' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await axe(page)
  await open('/account/listings')
  await expect(cardOf(page, title)).toContainText(why)
  await axe(page)
  await expectNoSidewaysScroll(page, 320)

  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, await logIn(request, 'vera@village.example'))
  await open('/console')
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await expect(card).toContainText('Status: Hidden')
  await expect(card).toContainText('scam: 1 report')
  await expect(card).toContainText('It asks for a deposit')
  await card.getByRole('link', { name: title, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await main(page).getByRole('link', { name: 'Reports' }).press('Enter')
  await card.getByRole('button', { name: 'Release' }).press('Enter')
  await question(page, 'Release this listing?').getByRole('button', { name: 'Release' }).press('Enter')
  await expect(main(page)).toContainText(`Listing released${title}`)
  expect((await request.get(`/v1/posts/${id}`)).status()).toBe(200)
})

test('a volunteer looks up what was decided, hides again what was released, and releases it', async ({
  page,
  open,
  request,
}) => {
  const { id, title } = await publish(request, await neighbour(request, 'decided'), { title: 'Cane looked at twice' })
  const data = { reporting_user: 'no account', reasons: ['duplicate', 'Mine has the same photo'] }
  expect((await request.post(`/v1/posts/${id}/report`, { data })).ok()).toBe(true)
  const vera = await logIn(request, 'vera@village.example')
  const release = { headers: headersOf(vera), data: { decision: 'release' } }
  expect((await request.post(`/v1/console/posts/${id}/decision`, release)).ok()).toBe(true)
  await signIn(page, vera)
  await open('/console/reports')
  await page.getByRole('link', { name: 'Decided', exact: true }).press('Enter')
  await expect(page).toHaveURL('/console/reports/decided')
  await expect(page).toHaveTitle('Decided reports · Reable')
  const card = page.getByRole('article').filter({ hasText: title })
  const decisions = card.getByRole('list', { name: 'Decisions, the latest first' }).getByRole('listitem')
  await expect(card).toContainText('Status: Shown')
  await expect(decisions).toHaveText([/^Not hidden: decided .+ at .+ by vera@village\.example$/])
  await expect(card).toContainText('Mine has the same photo')
  await card.getByRole('button', { name: 'Hide' }).press('Enter')
  await question(page, 'Hide this listing?').getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(main(page)).toContainText(`Listing hidden${title}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(card).toContainText('Status: Hidden')
  expect((await request.get(`/v1/posts/${id}`)).status()).toBe(403)
  await page.setViewportSize({ width: 390, height: 844 })
  await axeInBoth(page)
  await expectNoSidewaysScroll(page, 320)
  await card.getByRole('button', { name: 'Release' }).press('Enter')
  await question(page, 'Release this listing?').getByRole('button', { name: 'Release' }).press('Enter')
  await expect(decisions).toHaveText([/^Not hidden: /, /^Hidden: /, /^Not hidden: /])
  expect((await request.get(`/v1/posts/${id}`)).status()).toBe(200)
})

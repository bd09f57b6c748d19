import { headersOf, logIn, neighbour, signIn } from './accounts-visit.ts'
import { cardOf, main, publish, question } from './selling-visit.ts'
import { axe, expect, expectNoSidewaysScroll, test } from './visit.ts'

// What is public changes by these visits: they come after all others (playwright.config.ts).

const why = 'This listing is hidden. It was reported. Reasons given: scam, something else.'

test('[POST-04] what reports hide says so to its owner, until a volunteer releases it', async ({
  page,
  open,
  request,
}) => {
  const owner = await neighbour(request, 'reported')
  const { id, title } = await publish(request, owner, { title: 'Cane under suspicion' })
  const ben = await logIn(request, 'ben@village.example')
  const data = { reporting_user: ben.email, reasons: ['scam', 'It asks for a deposit'] }
  expect((await request.post(`/v1/posts/${id}/report`, { headers: headersOf(ben), data })).ok()).toBe(true)
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

import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

test('without a script everybody reads what this place brought: each plot is a table, its numbers beside the names', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/aboutus')
  await page.getByRole('main').getByRole('link', { name: 'What it brought' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it brought')
  const kinds = page.getByRole('table', { name: 'What kind of things they were' })
  await expect(kinds.getByRole('row', { name: /^Walking Aids \d+$/ })).toBeVisible()
  await page.locator('summary', { hasText: 'Where they were' }).click()
  await expect(page.getByRole('table', { name: 'Where they were' })).toContainText('fewer than 5')
  await page.getByText('Each place, kind by kind').click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Burnaby:' })).toContainText(
    'Walking Aids',
  )
  await expect(page.getByRole('main')).toContainText(/saved about [\d,]+ kg of CO₂e/)
  await expect(page.getByRole('main').getByRole('link', { name: /Walking aid reuse/ })).toBeVisible()
  await context.close()
})

test('all the numbers come as a file; the page is found by search engines and fits a narrow screen', async ({
  page,
  open,
  request,
}) => {
  await open('/impact')
  await expect(page).toHaveTitle('What it brought · Reable')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/impact$/)
  await expectNoSidewaysScroll(page, 320)
  const file = page.getByRole('link', { name: /^Download the numbers/ })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe('impact.csv')
  const reply = await request.get('/impact.csv')
  expect((await reply.text()).split('\r\n')[0]).toBe('\ufefffigure,kind,place,period,size,value,unit,note')
})

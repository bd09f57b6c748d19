import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { listingCalled, wheelchair } from './listing-visit.ts'

test('the listing with the most text prints on one sheet with its number, its address as words and as a code', async ({
  page,
  open,
  request,
}) => {
  await open(`/posts/${await listingCalled(request, 'Power wheelchair with tilt and recline, used eight months')}`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const text of [
    'Will it fit?',
    'Listing number',
    new URL(page.url()).pathname,
    'Point a phone camera at the square',
  ])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByText(/^Printed \w+ \d+, \d{4}\./)).toBeVisible()
  for (const text of ['Similar Listings', 'Back to results', 'Need a hand?', 'Share'])
    await expect(page.getByText(text, { exact: true })).toBeHidden()
})

test('search engines and shared links get what, how much and where', async ({ page, request }) => {
  await page.goto(await wheelchair(request))
  await expect(page).toHaveTitle('Folding wheelchair, 18-inch seat, $180, Burnaby · Reable')
  const metaContent = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
  expect(await metaContent('description')).toContain('in Burnaby, condition: Good. Seat width: 18 in (46 cm).')
  expect(await metaContent('og:url')).toBe(page.url())
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
  const picture = await request.get((await metaContent('og:image')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const product = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Folding wheelchair, 18-inch seat',
    offers: { price: 180, priceCurrency: 'CAD', areaServed: { name: 'Burnaby' } },
  })
})

test('the sitemap and robots.txt lead to the listings', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `<loc>${baseURL}${await wheelchair(request)}</loc>`,
  )
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[POST-01] [POST-04] [POST-06] the ways back, to share and to similar listings are there', async ({
    page,
    request,
  }) => {
    await page.goto(await wheelchair(request))
    await expect(page.getByRole('link', { name: 'Back to results' })).toHaveAttribute('href', '/')
    await page.getByText('Share', { exact: true }).click()
    await expect(page.getByLabel('Address of this listing')).toHaveValue(page.url())
    await expect(page.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute('href', /^mailto:/)
    for (const name of ['Copy link', 'Print']) await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Similar Listings' }).getByRole('article')).toHaveCount(8)
  })
})

test('a listing scrolls sideways nowhere and knows forced colours', async ({ page, open, request }) => {
  await open(await wheelchair(request))
  for (const width of [320, 515, 768, 990, 1280]) await expectNoSidewaysScroll(page, width)
  await page.emulateMedia({ forcedColors: 'active' })
  const price = page.getByText('$180', { exact: true })
  await expect(price.locator('..')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const colour = await price.evaluate((element) => getComputedStyle(element).color)
  await expect(page.getByText('Place: Burnaby', { exact: true }).locator('svg')).toHaveCSS('color', colour)
})

test('[POST-10] an address that ends in submitted=success says that the listing is active, once', async ({
  page,
  open,
}) => {
  await open('/posts/2?submitted=success')
  const dialog = page.getByRole('dialog', { name: 'Your Listing is Active' })
  await expect(dialog).toContainText('It stays on the list for 90 days.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/posts\/2$/)
  await open('/posts/2')
  await expect(dialog).toBeHidden()
})

test('the pages of a list are one for search engines, under the address of the first', async ({ page, open }) => {
  const canonical = page.locator('link[rel="canonical"]')
  await open('/?page=2')
  await expect(canonical).toHaveAttribute('href', /^http:\/\/localhost:\d+\/$/)
  await open('/?search_query=folding&page=1&utm_source=mail')
  await expect(canonical).toHaveAttribute('href', /\/\?search_query=folding$/)
})

import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[INFO-01] the blog shows three articles, each with the way to read it, and fits a phone', async ({
  page,
  open,
  request,
}) => {
  await open('/blog')
  await expect(page).toHaveTitle('Our Blog · Reable')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Blog')
  for (const name of ['Latest Articles', 'Topics We Cover', 'About the Blog'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  const articles = main.getByRole('article').getByRole('article')
  await expect(articles).toHaveCount(3)
  const [title] = await articles.first().getByRole('heading').allTextContents()
  const read = articles.first().getByRole('link', { name: `Read article “${title}” (opens another site)` })
  await expect(read).toHaveAttribute('href', /^https:\/\/example\.org\/blog\//)
  await expect(articles.first().getByText('Reable (example)')).toBeVisible()
  await expect(articles.first().locator('time')).toHaveText(/^\w+day, \d+ \w+/)
  expect(await (await request.get('/blog')).text()).toContain(title)
  await expectNoSidewaysScroll(page, 320)
})

test('[INFO-01] [GEN-18] without its articles the blog says so calmly', async ({ page, open }) => {
  await open('/404')
  await page.route('**/v1/blog_posts', (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByText('There are no articles to read at the moment.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About the Blog' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

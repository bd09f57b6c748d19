import { expect, short, test } from '../visit.ts'

test('[INFO-02] an anchor of a group of questions opens its first one, by hash, by path and without a script', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const anchor = 'covid-19-safety-precautions'
  const first = (scope: typeof page) => scope.locator(`details:has(#${anchor})`)
  await open(`/resources#${anchor}`)
  await expect(first(page)).toHaveAttribute('open')
  await expect(first(page).locator('summary')).toBeInViewport()
  await open('/resources')
  await expect(first(page)).not.toHaveAttribute('open')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  for (const path of [`/resources/${anchor}`, `/resources?category=${anchor}`]) {
    expect((await plain.goto(path))?.status()).toBe(200)
    await expect(first(plain)).toHaveAttribute('open')
  }
  await context.close()
})

test('[INFO-03] Sell is shown first, Find by its tab; its address shows it without a script', async ({
  page,
  open,
  request,
}) => {
  await open('/resources/howitworks')
  const steps = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  await expect(page.getByRole('link', { name: 'Sell', exact: true })).toHaveAttribute('aria-current', 'true')
  const selling = await steps.allTextContents()
  expect(selling).toHaveLength(3)
  await page.getByRole('link', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL(/\?steps=find$/)
  await expect(page.getByRole('region', { name: 'Find' })).toBeVisible()
  const finding = await steps.allTextContents()
  const html = await (await request.get('/resources/howitworks?steps=find')).text()
  for (const step of finding) expect(html).toContain(step)
  expect(finding).not.toEqual(selling)
})

test('[INFO-03] the video is asked for once someone plays it, and then has the focus', async ({ page, open }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === '/video' && requestedUrls.push(request.url()))
  await open('/resources/howitworks')
  const main = page.getByRole('main')
  const play = main.getByRole('link', { name: 'Play the video' })
  await play.scrollIntoViewIfNeeded()
  await expect(main).toContainText(/The video comes from 127\.0\.0\.1:\d+, which then learns that you watch it\./)
  expect(requestedUrls).toEqual([])
  await play.press('Enter')
  const player = main.locator('iframe')
  await expect(player).toBeFocused()
  await expect(player).toHaveAccessibleName(/\w/)
  await expect(player.contentFrame().getByRole('heading', { name: 'Making a listing, step by step' })).toBeVisible()
  expect(requestedUrls).toHaveLength(1)
})

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' })

  test(
    '[INFO-26] what people say moves on by itself until it is stopped; one row of buttons leads to each',
    short,
    async ({ page, open }) => {
      await page.clock.install()
      await open('/aboutus')
      const carousel = page.getByRole('region', { name: 'Words From Our Community' })
      const place = carousel.locator('p', { hasText: /^\d of \d/ })
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.getByRole('button', { name: 'Stop slide rotation' })).toBeVisible()
      await expect(async () => {
        await page.clock.fastForward(9000)
        await expect(place).toHaveText(/^2 of/, { timeout: 500 })
      }).toPass()
      await carousel.getByRole('button', { name: 'Next' }).click()
      await expect(place).toHaveText(/^3 of/)
      await expect(carousel.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
      await page.clock.fastForward(20_000)
      await expect(place).toHaveText(/^3 of/)
      await carousel.getByRole('button', { name: 'Previous' }).click()
      await expect(place).toHaveText(/^2 of/)
      await expect(carousel.locator('li:not([inert]) blockquote')).toHaveCount(1)
    },
  )
})

test(
  '[INFO-07] tabs from 768 px, a drop-down below; below 1025 px a card opens a dialog with the rest',
  short,
  async ({ page, open }) => {
    await open('/partners')
    const main = page.getByRole('main')
    const learn = main.getByRole('link', { name: /^Learn More about / })
    await page.setViewportSize({ width: 1025, height: 900 })
    await expect(learn.first()).toHaveAttribute('href', /^https:/)
    await expect(main.getByText('Sponsored', { exact: true }).first()).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 900 })
    await expect(learn.first()).toBeHidden()
    await main.getByRole('link', { name: 'Corporate', exact: true }).click()
    await expect(page).toHaveURL(/\?group=corporate$/)
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Corporate partners')
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(main.getByRole('link', { name: 'Corporate', exact: true })).toBeHidden()
    await main.getByLabel('Show').selectOption('Funding')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Funding partners')
    const more = main.getByRole('button', { name: /^Read more about / }).first()
    await more.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: /^Learn More about / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(more).toBeFocused()
  },
)

test(
  '[INFO-27] [GEN-18] what cannot be had is left out without an alert, and a page without words says so calmly',
  short,
  async ({ page, open }) => {
    await open('/404')
    await page.route('**/v1/partners', (route) => route.abort())
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: 'Our Partners' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Our Partners' })).toBeVisible()
    await expect(main.getByRole('link', { name: "Let's Connect" })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Funding partners' })).toHaveCount(0)
    await page.route('**/v1/content?*', (route) => route.abort())
    await bar.getByRole('link', { name: 'Resources' }).click()
    await expect(main.getByText('We cannot show this page at the moment.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('')
  },
)

test('[INFO-06] [INFO-07] [INFO-08] a heading with nothing under it is left out', async ({ page, open }) => {
  await open('/404')
  const emptied = ['funding_partners', 'testimonials', 'remember']
  await page.route(/\/v1\/(partners|content\?)/, async (route) => {
    const response = await route.fetch()
    const json = JSON.parse(await response.text(), (key, value) => (emptied.includes(key) ? [] : value))
    await route.fulfill({ response, json })
  })
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { name })
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Our Partners' }).click()
  await expect(heading('Corporate partners')).toBeVisible()
  await expect(heading('Funding partners')).toHaveCount(0)
  await bar.locator('summary', { hasText: 'About Us' }).click()
  await bar.getByRole('link', { name: 'About', exact: true }).click()
  await expect(main.getByRole('link', { name: 'Read Our Story' })).toBeVisible()
  await expect(heading('Words From Our Community')).toHaveCount(0)
  await bar.getByRole('link', { name: 'Resources' }).click()
  await main.getByRole('link', { name: 'Health and Safety' }).click()
  await expect(heading('More from the authorities')).toBeVisible()
  await expect(heading('Always Remember')).toHaveCount(0)
})

test(
  '[INFO-08] [INFO-09] the about page shows its figures with their labels, the story its two parts, a quote and a picture',
  short,
  async ({ page }) => {
    await page.goto('/aboutus')
    const figures = page.getByRole('main').locator('dl > div')
    expect(await figures.count()).toBeGreaterThan(1)
    for (const figure of await figures.all()) {
      await expect(figure.locator('dt')).not.toBeEmpty()
      await expect(figure.locator('dd')).toHaveText(/\d/)
    }
    await page.goto('/aboutus/ourstory')
    const story = page.getByRole('main').getByRole('article')
    // Each part stands on its own side of the quote.
    const parts = story.locator('> div', { has: page.getByRole('blockquote') }).locator('> *')
    await expect(parts).toHaveCount(3)
    await expect(parts.nth(1).getByRole('blockquote')).toHaveText(/^“.+”$/)
    for (const at of [0, 2]) await expect(parts.nth(at)).toHaveText(/\w{3}.*\./)
    const featured = story.locator('figure').last()
    await expect(featured.getByRole('img')).toHaveAttribute('alt', /\w/)
    await expect(featured.getByRole('heading', { level: 2 })).not.toBeEmpty()
    await expect(featured.getByRole('paragraph')).not.toBeEmpty()
  },
)

test('[INFO-07] the partners that sponsor us carry the mark, no others do, and each leads to its own address', async ({
  page,
  open,
  request,
}) => {
  type Partner = { name: string; url: string; sponsored: boolean }
  const groups: Partner[][] = Object.values((await (await request.get('/v1/partners')).json()).data)
  await open('/partners')
  for (const { name, url, sponsored } of groups.flat()) {
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByText('Sponsored', { exact: true })).toHaveCount(sponsored ? 1 : 0)
    await expect(card.getByRole('link', { name: `Learn More about ${name}` })).toHaveAttribute('href', url)
  }
})

import { countIn, publicCount } from '../village-counts.ts'
import { everythingAnswered, expect, short, test, waitForIntersections } from '../visit.ts'

const walkingAids = countIn('Walking Aids')

/** How many are shown after each further page, to the last one. */
const pagesTo = (count: number) =>
  [...Array(Math.ceil(count / 24)).keys()].slice(1).map((page) => Math.min((page + 1) * 24, count))

test('[HOME-07] a notify-me card stands after the 4th listing and after the 24th', short, async ({ page, open }) => {
  await open('/')
  const items = page.locator('#cards > li')
  await expect(items).toHaveCount(26)
  for (const at of [4, 25]) await expect(items.nth(at)).toContainText('Not here yet?')
  await expect(items.nth(4).getByRole('link', { name: 'Notify Me' })).toHaveAttribute(
    'href',
    '/auth?redirect=%2Faccount%2Fnotifications#signup',
  )
  await page.evaluate(() => {
    document.documentElement.dataset.signedIn = ''
  })
  await expect(items.nth(4).getByRole('link', { name: 'Notify Me' })).toHaveAttribute('href', '/account/notifications')
})

test.describe('[HOME-05] the list goes on', () => {
  test(
    'when its end comes near; the address keeps no page; going back finds list, place and focus',
    short,
    async ({ page, open }) => {
      await open('/')
      await page.getByText(`Showing 24 of ${publicCount}`).scrollIntoViewIfNeeded()
      await expect(page.getByText(`Showing 48 of ${publicCount}`).last()).toBeAttached()
      await expect(page).toHaveURL(/:\d+\/$/)
      const card = page.getByRole('article').nth(40).getByRole('link')
      const [name, place] = [await card.textContent(), () => page.evaluate(() => scrollY)]
      await card.focus()
      const before = await place()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
      await page.goBack()
      await expect(page.getByRole('article').nth(40).getByRole('link')).toBeFocused()
      expect(Math.abs((await place()) - before)).toBeLessThan(20)
    },
  )

  test('not under a finger: what somebody presses stays where it is until they let go', async ({ page, open }) => {
    await open('/')
    const top = page.getByRole('button', { name: 'Back to top' })
    const shown = (count: number) => page.getByText(`Showing ${count} of ${publicCount}`).last()
    let answer = () => {}
    const pressed = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/v1\/posts\?/, async (route) => {
      await pressed
      await route.continue()
    })
    const asked = page.waitForRequest(/\/v1\/posts\?/)
    await shown(24).scrollIntoViewIfNeeded()
    await asked
    await top.hover()
    await page.mouse.down()
    answer()
    await everythingAnswered(page)
    await waitForIntersections(page)
    await expect(shown(24)).toBeAttached()
    await page.mouse.up()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(shown(48)).toBeAttached()
  })

  test('by itself to its last page, each time its end comes near; then the foot of the page is in reach', async ({
    page,
    open,
  }) => {
    await open('/')
    for (const count of pagesTo(publicCount)) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByText(`Showing ${count} of ${publicCount}`).last()).toBeAttached()
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  })

  test('by its button, whose focus goes into what came; nothing is shown twice', async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Load more' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused()
    const links = await page
      .locator('#cards article a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(new Set(links).size).toBe(links.length)
    const cut = (await page.locator('#cards article p').allTextContents()).filter((text) => [...text].length > 120)
    expect(cut.length).toBeGreaterThan(30)
    expect(cut.filter((text) => !/\w(…|[.!?)])$/.test(text))).toEqual([])
  })

  test('behind its last card, to the end: every listing once, and then no more is offered', async ({ page, open }) => {
    await open('/?sorted_by=price_asc')
    const more = page.getByRole('button', { name: 'Load more' })
    for (const count of pagesTo(publicCount)) {
      const asked = page.waitForRequest(/\/v1\/posts\?/)
      await more.press('Enter')
      expect(new URL((await asked).url()).searchParams.get('after')).toMatch(/^[\w-]+\.[\w-]+$/)
      await expect(page.getByText(`Showing ${count} of ${publicCount}`).last()).toBeVisible()
    }
    await expect(more).toHaveCount(0)
    const links = page.locator('#cards article a[href^="/posts/"]')
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(new Set(addresses).size).toBe(publicCount)
  })

  test('a link leads past it', async ({ page, open }) => {
    await open('/')
    await page.getByRole('link', { name: 'Go past the list' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Contact us' })).toBeFocused()
  })

  test('when the next page fails it says so below the list, and tries again', async ({ page, open }) => {
    await open('/')
    await page.route(/\/v1\/posts\?/, (route) => route.abort())
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await expect(page.getByText('We could not load more listings')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.unroute(/\/v1\/posts\?/)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused()
  })
})

test(
  '[HOME-12] when loading fails the message is a heading and the list is dimmed, with another try',
  short,
  async ({ page, open }) => {
    await open('/')
    await page.route(/\/v1\/posts(\?|$)/, (route) => route.abort())
    await page.getByRole('checkbox', { name: /^Walking Aids/ }).check()
    const message = page.getByRole('heading', { name: /^We could not reach the service/ })
    await expect(message).toBeVisible()
    const list = page.locator('[inert]')
    await expect(list).toHaveCSS('opacity', '0.6')
    await expect(list.locator('article')).toHaveCount(24)
    await page.unroute(/\/v1\/posts(\?|$)/)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: `${walkingAids} listings` })).toBeFocused()
    await expect(message).toBeHidden()
  },
)

test('a list that takes its time says so', async ({ page, open }) => {
  await open('/')
  const answer = Promise.withResolvers<void>()
  await page.route(/\/v1\/posts\?/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('checkbox', { name: /^Walking Aids/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Loading listings…' })).toBeAttached()
  answer.resolve()
  await expect(page.getByRole('status').filter({ hasText: `${walkingAids} listings` })).toBeAttached()
})

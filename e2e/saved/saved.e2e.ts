import type { Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { openBySearch } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { axe, everythingAnswered, expect, expectNoSidewaysScroll, hydrated, short, test } from '../visit.ts'

const chair = 'Folding wheelchair, 18-inch seat'
const heart = (page: Page, title = chair) => main(page).getByRole('button', { name: `Save ${title}`, exact: true })
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('saved_listings'))

test(
  'a visitor saves by keyboard and takes it along when they sign in; logging out leaves nothing',
  short,
  async ({ page, open, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/?search_query=18-inch')
    await main(page).getByRole('link', { name: chair, exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(heart(page)).toBeFocused()
    const box = await heart(page).boundingBox()
    expect([box?.width, box?.height].every((side) => Number(side) > 43.9)).toBe(true)
    await page.keyboard.press('Space')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(main(page)).toContainText('It is saved on this device only.')
    await page.evaluate(() => {
      const list = JSON.parse(localStorage.getItem('saved_listings') ?? '')
      list.posts[0].price += 60
      list.posts.push({ id: 987_654, title: 'An old cane', price: 0, at: 1 })
      localStorage.setItem('saved_listings', JSON.stringify(list))
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Saved listings' }).click()
    await expect(page).toHaveTitle(/^Saved listings/)
    await expect(main(page)).toContainText(/Price fell from \$240 to \$180/)
    await expect(main(page)).toContainText('The frame is straight, the…')
    await expect(main(page).getByRole('article').last()).toHaveText(/An old cane.*No longer available.*It was free/)
    await axe(page)
    await expectNoSidewaysScroll(page, 320)
    const person = await createConfirmedUser(request, 'saves')
    await signIn(page, person)
    await open('/saved')
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await expect(main(page)).toContainText(/Price fell from \$240 to \$180/)
    await axe(page)
    await page.getByRole('switch', { name: 'E-mail me about these' }).press('Enter')
    await expect(main(page)).toContainText('You get no more e-mails about what you saved.')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByText('My account', { exact: true }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect.poll(() => saved(page)).toBe(null)
    await open('/saved')
    await expect(main(page)).toContainText('You have not saved anything yet.')
  },
)

test('with an account a saved listing is saved on every device, and what one tab takes off goes in the other', async ({
  page,
  open,
  request,
  browser,
}) => {
  const person = await createConfirmedUser(request, 'saves-too')
  await signIn(page, person)
  await openBySearch(page, open, chair)
  await expect(heart(page)).toHaveText('Save')
  const saveResponse = page.waitForResponse(
    (answer) => answer.url().includes('/v1/api/saved/') && answer.request().method() === 'PUT',
  )
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect((await saveResponse).status()).toBe(200)
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signIn(other, person)
  await other.goto('/saved')
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await other.context().close()
  const tab = await page.context().newPage()
  await tab.goto('/saved')
  await hydrated(tab)
  await heart(tab).click()
  await expect(heart(tab)).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await tab.close()
})

test('a browser that stores nothing shows one sentence; without JavaScript there is no heart that does nothing', async ({
  page,
  open,
  browser,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open('/?search_query=18-inch')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(main(page)).toContainText('This browser cannot keep what you save.')
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  const plainPage = await plain.newPage()
  await plainPage.goto('/?search_query=18-inch')
  await expect(plainPage.getByRole('link', { name: chair, exact: true })).toBeVisible()
  expect(await plainPage.getByRole('button', { name: /^Save / }).count()).toBe(0)
  await plain.close()
})

test('the page of a listing says who sells it: first name or organisation, since when, how many passed on, what else', async ({
  page,
  open,
}) => {
  await openBySearch(page, open, 'Blue rollator, seat and basket')
  const seller = main(page).getByRole('region', { name: 'The seller' })
  await expect(seller).toHaveText(/^The sellerRosaWith Reable since \w+ 20\d\dPassed on 4 things$/)
  const others = main(page).getByRole('region', { name: 'More from Rosa' })
  await expect(others.getByRole('article')).toHaveCount(4)
  await others.getByRole('button', { name: /^Show all \d+$/ }).press('Enter')
  await expect(others.getByRole('article').nth(4).getByRole('link')).toBeFocused()
  await axe(page)
  await openBySearch(page, open, chair)
  await expect(seller).toContainText('Royal Oak Seniors Society')
})

test('the link that stops emails about saved listings does nothing by being opened, and stops them by a press', async ({
  page,
  open,
}) => {
  let stopped = 0
  await page.route('**/v1/api/saved_mails/stop', (route) => {
    stopped += 1
    return route.fulfill({ json: { data: null } })
  })
  await open('/saved/stop?token=mailed')
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeEnabled()
  await everythingAnswered(page)
  expect(stopped).toBe(0)
  await page.getByRole('button', { name: 'Stop these emails' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'You get no more emails about what you saved.' })).toBeFocused()
  expect(stopped).toBe(1)
})

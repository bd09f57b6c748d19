import type { Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { expect, hydrated, test } from '../visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

const cardLink = (page: Page, at: number) => page.getByRole('article').nth(at).getByRole('link').first()

/** Scrolls until the 70th card is there, and has it in the window. */
async function scrollToCard(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(70)
  await cardLink(page, 69).scrollIntoViewIfNeeded()
}

/** Loads the document again, as a phone does with a tab that it had dropped. */
async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

for (const who of ['a visitor', 'who is signed in'])
  test(`the 70th card is in sight again for ${who}, who opened it in a tab that the phone dropped, and goes back`, async ({
    page,
    open,
    request,
  }) => {
    if (who !== 'a visitor') await signIn(page, await createConfirmedUser(request, 'dropped'))
    await open('/')
    await scrollToCard(page)
    const title = await cardLink(page, 69).getAttribute('href')
    await cardLink(page, 69).click()
    await expect(page).toHaveURL(/\/posts\/\d+$/)
    await reload(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(cardLink(page, 69)).toHaveAttribute('href', title ?? '')
    await expect(cardLink(page, 69)).toBeInViewport()
  })

test('so it is where the list itself was dropped', async ({ page, open }) => {
  await open('/')
  await scrollToCard(page)
  const title = await cardLink(page, 69).getAttribute('href')
  await reload(page)
  await expect(cardLink(page, 69)).toHaveAttribute('href', title ?? '')
  await expect(cardLink(page, 69)).toBeInViewport()
})

import type { Locator, Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { wheelchair } from '../listings/listing-visit.ts'
import { expect, test } from '../visit.ts'
import { floating } from './alerts-visit.ts'

/** Records all that can be read or pressed in the window just now; called inside the page. */
function recordVisible(): void {
  const parts = document.querySelectorAll('h1, h2, h3, a, button, input:not([hidden]), select, textarea, summary')
  const isSeen = (part: Element) => {
    const { top, bottom, left, right, width, height } = part.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return width > 1 && height > 1 && top >= 0 && bottom <= innerHeight && at !== null && part.contains(at)
  }
  Object.assign(globalThis, { seen: [...parts].filter(isSeen) })
}

/** Returns the recorded parts that an alert covers, and those of a page that is not scrolled; called inside the page. */
function coveredParts(): string[] {
  const boxes = [...document.querySelectorAll('section[aria-label="New notices"] > div')]
  const seenBefore = (globalThis as unknown as { seen?: Element[] }).seen ?? []
  const all = scrollY ? [] : [...document.querySelectorAll('h1, h2, a, button, input, select, textarea, summary')]
  const liesOver = (part: Element) =>
    boxes.some((box) => {
      const [one, other] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
      if (box.contains(part) || !part.checkVisibility({ visibilityProperty: true })) return false
      return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
    })
  const candidates = [...seenBefore.filter((part) => part.isConnected), ...all]
  return boxes.length ? candidates.filter(liesOver).map((part) => part.outerHTML) : ['nothing is told']
}

async function expectShownOnce(page: Page, title: string, toPress: Locator): Promise<void> {
  // The form of the message comes once one is near, and takes the place of the server's.
  await expect(() => toPress.scrollIntoViewIfNeeded()).toPass()
  await page.evaluate(recordVisible)
  await toPress.click()
  const alertText = page.getByRole('main').getByText(title, { exact: true })
  await expect(alertText).toBeInViewport()
  await expect(alertText).toHaveCount(1)
  expect(await page.evaluate(coveredParts)).toEqual([])
}

for (const width of [390, 768, 1280]) {
  test(`[GEN-11] at ${width} px each success shows once and lies over nothing, at the top of a page or far down`, async ({
    page,
    open,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, await createConfirmedUser(request, 'once'))
    await open(await wheelchair(request))
    const form = page.getByRole('form', { name: 'Contact Seller' })
    await form.getByRole('textbox', { name: 'Your message' }).fill('Is it still there?')
    await form.getByRole('checkbox').check()
    await expectShownOnce(page, 'Message sent', form.getByRole('button', { name: 'Send message' }))
    await page.goto('/account/settings')
    const newsletter = page.getByRole('switch', { name: 'Subscribe' })
    await expectShownOnce(page, 'E-newsletter Subscribed', newsletter)
    await page.evaluate(() => scrollTo(0, 0))
    if (width < 990) await page.getByText('Menu', { exact: true }).first().click()
    await page.getByText('My account', { exact: true }).click()
    const logOut = page.getByRole('button', { name: 'Log Out', exact: true })
    await expect(floating(page)).toBeVisible()
    await expectShownOnce(page, 'You have logged out successfully', logOut)
  })
}

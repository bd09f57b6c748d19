import type { Page } from '@playwright/test'
import { expect, test } from '../visit.ts'

for (const width of [390, 768, 1280])
  test(`[GEN-04] Back to top covers neither words nor buttons at ${width} px, wherever one has scrolled to`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/resources']) {
      await open(path)
      await page.evaluate(() => scrollTo(0, 700))
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await page.evaluate((part) => scrollTo(0, part * (document.body.scrollHeight - innerHeight)), part)
        expect(await coveredByBackToTop(page), `${path} at ${part}`).toEqual([])
      }
    }
  })

/** The elements with text of their own, or that can be pressed, that overlap the button. */
function coveredByBackToTop(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.includes('Back to top'))
    const box = button?.getBoundingClientRect()
    if (!button || !box?.height) return ['the button is not there']
    const others = [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, h4, p, li, label, img, input')]
    return others
      .filter((other) => !button.contains(other) && other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map(({ innerText, tagName }) => `${tagName} ${innerText}`)
  })
}

test('on a phone Clear All is seen and can be pressed beside however many chips', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/?location=Burnaby,Vancouver,Surrey&max_price=400&condition=Good')
  const clear = page.getByRole('main').getByRole('link', { name: 'Clear All' })
  const box = await clear.boundingBox()
  expect(box?.x).toBeGreaterThan(0)
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await clear.click()
  await expect(page).toHaveURL('/')
})

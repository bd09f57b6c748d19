import { axe, expect, test } from './visit.ts'

const agents = {
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Safari on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
}

for (const [name, userAgent] of Object.entries(agents)) {
  test.describe(name, () => {
    test.use({ viewport: { width: 390, height: 844 }, userAgent })

    test(`[GEN-13] ${name} is told after 40 s how to keep the site at hand, once in 24 hours`, async ({
      page,
      open,
    }) => {
      await page.clock.install()
      await open('/')
      const hint = page.getByRole('region', { name: 'Keep Reable at hand: hint' })
      const words = page.getByRole('complementary', { name: 'Keep Reable at hand', exact: true })
      await page.clock.fastForward(35_000)
      await expect(hint).toHaveCount(0)
      await page.getByRole('searchbox').focus()
      await page.clock.fastForward(6_000)
      await expect(hint).toHaveCount(0)
      await page.getByRole('searchbox').blur()
      await page.clock.fastForward(2_000)
      await expect(hint).toContainText('Add to Home')
      await expect(page.locator('body')).toBeFocused()
      await axe(page)
      await hint.getByRole('button', { name: 'Dismiss' }).press('Enter')
      await expect(hint).toHaveCount(0)
      await expect(words).toContainText('Keep Reable at hand.')
      await open('/404')
      await page.clock.fastForward(60_000)
      await expect(hint).toHaveCount(0)
    })
  })
}

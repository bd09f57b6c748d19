import { expect, test } from './visit.ts'

test('a page that is loaded anew stands where somebody left it, before any module has come', async ({ page, open }) => {
  await open('/policies')
  await page.evaluate(() => scrollTo(0, 900))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
})

import { expect, test } from '../visit.ts'

test('a page that is loaded anew stands where somebody left it, before any module has come', async ({ page, open }) => {
  // A font that comes later changes the height of what stands above, and the browser's place with it.
  await page.route('**/*.woff2', (route) => route.abort())
  await open('/policies')
  await page.evaluate(() => {
    scrollTo(0, 900)
    // Left to itself this browser would take the place up too, which not every one does.
    addEventListener('pagehide', () => Object.assign(history, { scrollRestoration: 'manual' }))
  })
  await page.route('**/assets/*.js', () => undefined)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
})

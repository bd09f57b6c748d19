import { expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('without a script every button that shows does what it says: it sends a form that is an address', async ({
  page,
}) => {
  const forms = ['/auth', '/password/reset', '/confirmation/new', '/aboutus/contactus']
  for (const path of [
    '/',
    '/posts/1',
    '/partners',
    '/aboutus',
    '/resources/exchangezones',
    '/account/listings',
    ...forms,
  ]) {
    await page.goto(path)
    const dead = page.locator('button:not(form:not([method=post]) button[type=submit]:enabled):visible')
    await expect(dead, path).toHaveCount(0)
    if (forms.includes(path)) await expect(page.getByText('This form needs JavaScript').first()).toBeVisible()
  }
})

test('[INFO-04] the still map has every zone on it, and keeps its names inside', async ({ page }) => {
  await page.goto('/resources/exchangezones')
  const map = await page.locator('#map > div').first().boundingBox()
  const marks = page.locator('#map [aria-hidden] span:not(span span):visible')
  expect(await marks.count()).toBeGreaterThan(8)
  for (const mark of await marks.all()) {
    const box = await mark.boundingBox()
    expect(box?.x, await mark.innerText()).toBeGreaterThanOrEqual(map?.x ?? 999)
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0))
  }
})

import { expect, test } from '../visit.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

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

const pages = [
  ...[
    '/',
    '/posts/1',
    '/auth',
    '/password/reset',
    '/confirmation/new',
    '/aboutus/contactus',
    '/saved',
    '/donate',
    '/blog',
    '/fit',
    '/fit/wheelchair',
    '/fit/wheelchair/hip_width_in',
  ],
  ...['/partners', '/aboutus', '/resources', '/resources/exchangezones', '/policies', '/404'],
  ...['/fit/calculators', '/fit/calculators/ramp', '/fit/calculators/wheelchair', '/fit/sources'],
]

for (const path of pages)
  test(`on ${path} no button stands that does nothing`, async ({ page }) => {
    await page.goto(path)
    const buttons = page.locator('button:visible, input[type="submit"]:visible')
    const inertButtons = await buttons.evaluateAll((all) =>
      all.filter((one) => !(one as HTMLButtonElement).form?.matches('[action]')).map((one) => one.textContent),
    )
    expect(inertButtons).toEqual([])
  })

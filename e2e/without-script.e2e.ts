import { expect, test } from './visit.ts'

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

import type { Page } from '@playwright/test'
import { axe, expect, short, test } from '../visit.ts'

const agents = {
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Safari on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
}

/** Returns when the last hint was shown on this device, once all requests of the moved clock have been sent. */
async function lastHint(page: Page): Promise<string | null> {
  await page.evaluate(() => fetch('/v1/health'))
  return page.evaluate(() => localStorage.getItem('home-screen-hint'))
}

for (const [name, userAgent] of Object.entries(agents)) {
  test.describe(name, () => {
    test.use({ viewport: { width: 390, height: 844 }, userAgent })

    test(
      `[GEN-13] ${name} shows after 40 s how to keep the site at hand, once in 24 hours`,
      short,
      async ({ page, open }) => {
        const fetched: string[] = []
        page.on('request', (request) => /home-screen-hint.*\.js$/.test(request.url()) && fetched.push(request.url()))
        await page.clock.install()
        const scriptLoaded = page.waitForResponse(/await-hint.*\.js$/)
        await open('/')
        await scriptLoaded
        const hint = page.getByRole('region', { name: 'Keep Reable at hand: hint' })
        const note = page.getByRole('complementary', { name: 'Keep Reable at hand', exact: true })
        await page.clock.fastForward(35_000)
        expect(await lastHint(page)).toBeNull()
        await page.getByRole('searchbox').focus()
        await page.clock.fastForward(6_000)
        expect(await lastHint(page)).toBeNull()
        expect(fetched).toEqual([])
        await page.getByRole('searchbox').blur()
        await page.clock.fastForward(2_000)
        await expect(hint).toContainText('Add to Home')
        const shownAt = await lastHint(page)
        expect(shownAt).not.toBeNull()
        expect(fetched).toHaveLength(1)
        await expect(page.locator('body')).toBeFocused()
        await axe(page)
        await hint.getByRole('button', { name: 'Dismiss' }).press('Enter')
        await expect(hint).toHaveCount(0)
        await expect(note).toContainText('Keep Reable at hand.')
        await open('/404')
        await page.clock.fastForward(60_000)
        expect(await lastHint(page)).toBe(shownAt)
        await expect(hint).toHaveCount(0)
      },
    )
  })
}

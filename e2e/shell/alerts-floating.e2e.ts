import { axe, expect, expectNoSidewaysScroll, openWithStoppedClock, test } from '../visit.ts'
import { broken, floating, queueAlerts, welcome } from './alerts-visit.ts'

test('[GEN-11] what floats waits while it is pointed at, and while the focus is in it', async ({
  page,
  pageErrors: _,
}) => {
  await queueAlerts(page, { ...welcome, seconds: 2 })
  await openWithStoppedClock(page, '/404')
  await floating(page).hover()
  await page.clock.runFor(60_000)
  await expect(floating(page)).toBeVisible()
  await floating(page).getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await page.keyboard.press('Enter')
  await expect(floating(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [width, height] of [
  [1280, 800],
  [390, 700],
  [320, 256],
] as const) {
  test(`at ${width} by ${height} px what floats makes way for what has the focus`, async ({ page, open }) => {
    await page.setViewportSize({ width, height })
    await queueAlerts(page, { ...welcome, seconds: 8 }, { ...broken, seconds: 8 })
    await open('/404')
    await expect(floating(page)).toBeVisible()
    await floating(page).hover()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const covered: string[] = []
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Shift+Tab')
      covered.push(await page.evaluate(coveredFocus))
    }
    expect(covered.filter((one) => one)).toEqual([])
    await expect(floating(page)).toBeVisible()
    // axe cannot judge parts that scrolled below it.
    await axe(page, ['color-contrast', 'color-contrast-enhanced'])
    for (const width of [320, 390, 768, 1280]) await expectNoSidewaysScroll(page, width)
  })
}

/** Returns the focused element that the strip covers, as HTML; called inside the page. */
function coveredFocus(): string {
  const above = document.querySelector<HTMLElement>('section[aria-label="New notices"]')
  const below = document.activeElement ?? document.body
  if (!above || below === document.body || above.contains(below)) return ''
  const [one, other] = [above.getBoundingClientRect(), below.getBoundingClientRect()]
  const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
  return apart ? '' : below.outerHTML
}

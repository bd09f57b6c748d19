import { broken, floating, leave, welcome } from './messages.ts'
import { axe, expect, expectNoSidewaysScroll, openInStillTime, test } from './visit.ts'

test('[GEN-11] what floats waits while it is pointed at, and while the focus is in it', async ({
  page,
  complaints: _,
}) => {
  await leave(page, { ...welcome, seconds: 2 })
  await openInStillTime(page, '/404')
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
    await leave(page, { ...welcome, seconds: 8 }, { ...broken, seconds: 8 })
    await open('/404')
    await expect(floating(page)).toBeVisible()
    const edges = new Set<string>()
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      edges.add(await page.evaluate(edgeOrCovered))
    }
    expect([...edges].filter((edge) => edge.startsWith('<'))).toEqual([])
    expect([...edges]).toContain(height > 256 ? 'other' : 'none')
    await page.mouse.move(0, 0)
    await axe(page)
    for (const width of [320, 390, 768, 1280]) await expectNoSidewaysScroll(page, width)
  })
}

/** In the page: the edge at which it floats, or, as HTML, the focused element that it covers. */
function edgeOrCovered(): string {
  const above = document.querySelector<HTMLElement>('section[aria-label="New messages"]')
  const below = document.activeElement ?? document.body
  if (!above) return 'gone'
  const edge = above.dataset.edge ?? ''
  if (edge === 'none' || below === document.body || above.contains(below)) return edge
  const [one, other] = [above.getBoundingClientRect(), below.getBoundingClientRect()]
  const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
  return apart ? edge : below.outerHTML
}

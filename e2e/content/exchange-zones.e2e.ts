import { expect, expectNoSidewaysScroll, test } from '../visit.ts'

const path = '/resources/exchangezones'

test('[INFO-04] list and map choose together by keyboard, on the drawn map where there are no tiles', async ({
  page,
  open,
}) => {
  await open(path)
  const main = page.getByRole('main')
  const map = main.getByRole('region', { name: 'Map of the exchange zones' })
  const entries = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const pins = map.getByRole('button', { name: /^\d / })
  await expect(pins).toHaveCount(await entries.count())
  await expect(map.locator('img')).toHaveJSProperty('complete', true)
  await expect(map.getByText('Burnaby', { exact: true })).toBeVisible()

  await entries.nth(2).getByRole('link', { name: 'Show on the map' }).press('Enter')
  await expect(entries.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(pins.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(pins.nth(2)).toBeInViewport()
  const [middle, pin] = await Promise.all([map.boundingBox(), pins.nth(2).boundingBox()])
  expect(Math.abs(centre(middle) - centre(pin))).toBeLessThan(3)

  await pins.nth(0).press('Space')
  await expect(entries.nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(pins.nth(2)).toHaveAttribute('aria-pressed', 'false')
  await expect(main.getByRole('status')).toContainText('1. ')
  await main.getByRole('link', { name: 'See it in the list' }).press('Enter')
  await expect(entries.nth(0)).toBeInViewport()

  const name = map.getByText('Surrey', { exact: true })
  const before = centre(await name.boundingBox())
  await map.press('ArrowRight')
  await expect.poll(async () => before - centre(await name.boundingBox())).toBe(80)
  for (let press = 0; press < 4; press++) await map.getByRole('button', { name: 'Zoom out' }).press('Enter')
  await expect(map.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
  await expect(map.getByText('Burnaby', { exact: true })).toHaveCount(0)
})

const centre = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : Number.NaN)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[INFO-04] [INFO-19] the zones fit 320 px; the map comes into view for what is shown on it', async ({
    page,
    open,
  }) => {
    await open(path)
    await expect(page).toHaveTitle('Community Exchange Zones · Reable')
    const main = page.getByRole('main')
    await expect(main).toContainText('keep 2 m apart')
    await expect(main.getByRole('link', { name: 'Connect With Us' })).toHaveAttribute('href', '/aboutus/contactus')
    const first = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first()
    await expect(first.getByRole('link', { name: /on a map/ })).toHaveAttribute(
      'href',
      /^https:.*maps.*Example%20Street/,
    )
    await expect(first.getByRole('link', { name: '604-555-0101' })).toHaveAttribute('href', 'tel:6045550101')
    await first.getByRole('link', { name: 'Show on the map' }).click()
    const map = main.getByRole('region', { name: 'Map of the exchange zones' })
    await expect(map.getByRole('button', { name: /^1 / })).toBeInViewport()
    await expectNoSidewaysScroll(page, 320)
  })

  for (const width of [320, 390])
    test(`[INFO-04] at ${width} px the map has every pin on it, apart from the others, and cuts no name`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(path)
      const map = page.getByRole('region', { name: 'Map of the exchange zones' })
      await map.scrollIntoViewIfNeeded()
      const pins = map.getByRole('button', { name: /^\d / })
      await expect(pins.first()).toBeVisible()
      const mapBox = await map.boundingBox()
      const names = map.locator('[aria-hidden] > span:visible')
      expect(await names.count()).toBeGreaterThan(2)
      for (const mark of [...(await pins.all()), ...(await names.all())]) {
        const box = await mark.boundingBox()
        expect(box?.x, await mark.innerText()).toBeGreaterThanOrEqual(mapBox?.x ?? 999)
        expect(end(box)).toBeLessThanOrEqual(end(mapBox))
      }
      const drawings = await Promise.all((await pins.locator('path').all()).map((pin) => pin.boundingBox()))
      for (const [at, one] of drawings.entries())
        for (const other of drawings.slice(at + 1))
          expect(Math.abs(centre(one) - centre(other)) > 36 || Math.abs((one?.y ?? 0) - (other?.y ?? 0)) > 45).toBe(
            true,
          )
    })
})

const end = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)

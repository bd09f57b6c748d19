import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visit.ts'
import { chip, current, everywhere, filter, heading, share } from './near-visit.ts'

const walkingAids = (page: Page) => filter(page).getByRole('checkbox', { name: /^Walking Aids/ })
const chipOfWalkingAids = (page: Page) => page.getByRole('link', { name: 'Remove filter: Walking Aids' })

test.beforeEach(async ({ page, open }) => {
  await share(page, { geoLocation: { lat: 49.25, long: -122.98 }, municipal: 'Burnaby', useCurrentLocation: true })
  await open('/')
  await expect(heading(page, 'Burnaby')).toBeVisible()
})

/** Presses an element in the moment in which the list's heading changes, before the page does what it does after showing that. */
const pressOnChange = (element: Locator, changing: 'tagName' | 'textContent') =>
  element.evaluate((pressed: HTMLElement, changing) => {
    const present = () => document.getElementById('results')?.[changing]
    const before = present()
    const press = new MutationObserver(() => {
      if (present() === before) return
      press.disconnect()
      pressed.focus()
      pressed.click()
    })
    press.observe(document.body, { characterData: true, childList: true, subtree: true })
  }, changing)

// With its first choice the heading becomes that of the page, with its list it has another count.
for (const [moment, changing] of [
  ['a filter is chosen', 'tagName'],
  ['its list comes', 'textContent'],
] as const)
  test(`[GEO-01] the distance taken away in the moment in which ${moment}: the focus goes on to that filter`, async ({
    page,
  }) => {
    await pressOnChange(chip(page, 'Within 10 km'), changing)
    await walkingAids(page).press('Space')
    await expect(everywhere(page)).toBeVisible()
    await expect(chipOfWalkingAids(page)).toBeFocused()
  })

test('[GEO-01] all filters taken away with the distance: the focus goes to the heading', async ({ page }) => {
  await walkingAids(page).check()
  await expect(page).toHaveURL('/?category=Walking+Aids')
  await page.getByRole('link', { name: 'Clear All' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(everywhere(page)).toBeVisible()
  await expect(everywhere(page)).toBeFocused()
})

test('[GEO-01] when the last filter goes just as a nearby list arrives, the focus goes to the heading', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/v1\/posts\?.*\blat=/, async (route) => {
    await released
    await route.continue()
  })
  const requested = page.waitForRequest(/\/v1\/posts\?.*\blat=/)
  await walkingAids(page).press('Space')
  await requested
  await current(page).press('Space')
  await expect(heading(page, 'you')).toBeVisible()
  await pressOnChange(chipOfWalkingAids(page), 'textContent')
  release()
  await expect(page).toHaveURL('/')
  await expect(everywhere(page)).toBeVisible()
  await expect(everywhere(page)).toBeFocused()
})

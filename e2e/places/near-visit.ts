import type { Locator, Page } from '@playwright/test'

export const filter = (page: Page) => page.getByRole('region', { name: 'Filter' })
export const current = (page: Page) => page.getByRole('switch', { name: 'Use my current location' })
export const heading = (page: Page, place: string) =>
  page.getByRole('heading', { name: new RegExp(`^\\d+ listings? near ${place}$`) })
/** The heading over a list without a position. */
export const everywhere = (page: Page) => page.getByRole('heading', { name: /^\d+ listings$/ })
export const chip = (page: Page | Locator, label: string) =>
  page.getByRole('button', { name: `Remove filter: ${label}` })

/** Stores a shared location in this browser, as a postal code does. */
export async function share(page: Page, location: object): Promise<void> {
  await page.goto('/v1/health')
  await page.evaluate((location) => localStorage.setItem('location', JSON.stringify(location)), {
    allowSharingLocation: true,
    locationRadius: 10,
    ...location,
  })
}

import type { Page } from '@playwright/test'
import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { chip, current, everywhere, filter, heading, share } from './near-visit.ts'

const postal = (page: Page) => page.getByRole('switch', { name: 'Use my postal code' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your postal code' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Distance' })
const storedLocation = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('location') ?? 'null'))

const invalidPostalCode = 'Oops! The postal code is invalid, please use A1A 1A1 format'
const burnaby = { latitude: 49.248123, longitude: -122.980456 }

test(
  '[GEO-01] [GEO-07] [GEO-08] [GEO-10] the browser’s position makes the list what is near; it stays on the device',
  short,
  async ({ page, open, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(burnaby)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))
    await open('/?sorted_by=nearest')
    const order = page.getByRole('combobox', { name: 'Sort By' })
    await expect(order).toHaveValue('newest')
    await expect(order.getByRole('option', { name: 'Nearest first' })).toHaveCount(0)
    const walkingAids = filter(page).getByRole('checkbox', { name: /^Walking Aids/ })
    const row = walkingAids.locator('..')
    await expect(row).toContainText(/\d+ listings$/)
    const [ofWalkingAids = ''] = /\d+ listings$/.exec((await row.textContent()) ?? '') ?? []
    await current(page).press('Space')
    await expect(heading(page, 'Burnaby')).toBeVisible()
    await expect(page.getByText('You are in or near Burnaby.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Showing listings within 10 km: ' })).toBeAttached()
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText(/about \d+ km away/)
    await expect(order).toHaveValue('nearest')
    expect(await storedLocation(page)).toEqual({
      allowSharingLocation: true,
      geoLocation: { lat: 49.25, long: -122.98 },
      locationRadius: 10,
      municipal: 'Burnaby',
      useCurrentLocation: true,
      initializingLocation: false,
    })
    await page.getByRole('combobox', { name: 'Or choose how far' }).selectOption('40 km')
    await expect(page.getByRole('status').filter({ hasText: 'Showing listings within 40 km: ' })).toBeAttached()
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await expect(page.getByRole('article').nth(24)).toContainText('km away')
    await expect(page).toHaveURL('/?sorted_by=nearest')
    await open('/')
    await expect(heading(page, 'Burnaby')).toBeVisible()
    const total = await heading(page, 'Burnaby').textContent()
    await walkingAids.check()
    await expect(heading(page, 'Burnaby')).not.toHaveText(total ?? '')
    await chip(page, 'Within 40 km').press('Enter')
    await expect(everywhere(page)).toHaveText(ofWalkingAids)
    await expect(page.getByRole('link', { name: 'Remove filter: Walking Aids' })).toBeFocused()
    await expect(current(page)).not.toBeChecked()
    expect(await storedLocation(page)).not.toHaveProperty('geoLocation')
    expect(requests.filter((one) => /49\.24|122\.980/.test(one))).toEqual([])
    expect(requests.filter((one) => /\b(lat|long)=/.test(one) && !one.startsWith('fetch '))).toEqual([])
  },
)

test(
  '[GEO-01] [GEO-02] [GEO-03] denied, outside the region or without geolocation, the page says so and nothing is shared',
  short,
  async ({ page, open, context, pageErrors }) => {
    const deniedText = 'Please go to browser >> setting to allow location access.'
    await open('/')
    // The dialog is accepted at once: the press does not end before.
    const dialogText = page.waitForEvent('dialog').then(async (alert) => {
      await alert.accept()
      return alert.message()
    })
    await current(page).click()
    expect(await dialogText).toBe(deniedText)
    await expect(filter(page).getByText(deniedText)).toBeVisible()
    for (const one of [current(page), postal(page)]) await expect(one).not.toBeChecked()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 43.65, longitude: -79.38 })
    await current(page).click()
    await expect(filter(page).getByText('This is outside Metro Vancouver, where our listings are.')).toBeVisible()
    await expect(current(page)).not.toBeChecked()
    expectOnlyErrors(pageErrors, 422)
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
    await current(page).click()
    await expect(filter(page).getByText('Geolocation is not supported in your browser.')).toBeVisible()
    await expect(current(page)).not.toBeChecked()
    expect(await storedLocation(page)).toMatchObject({ allowSharingLocation: false, useCurrentLocation: false })
  },
)

test('[GEO-04] [GEO-05] [GEO-06] by postal code, whose typing is normalized, and a distance; by keyboard alone', async ({
  page,
  open,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/')
  const total = (await everywhere(page).textContent()) ?? ''
  const openFilter = () => page.locator('summary', { hasText: 'Filter' }).click()
  await openFilter()
  const dialog = page.getByRole('dialog', { name: 'Filter' })
  await postal(page).press('Space')
  await field(page).fill('98101')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(invalidPostalCode).first()).toBeVisible()
  await expect(field(page)).toHaveAccessibleDescription(/For example V5H 2A9.*Oops!/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openFilter()
  await expect(field(page)).toHaveValue('98101')
  await expect(field(page)).toHaveAccessibleDescription(/Oops!/)
  await field(page).fill('m5v 2t6')
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveValue('M5V 2T6')
  await expect(
    dialog.getByText(`${invalidPostalCode}. This is outside Metro Vancouver, where our listings are.`).first(),
  ).toBeVisible()
  await field(page).fill('v5hla9')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Find' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('V5H 1A9')
  await expect(dialog.getByText('V5H 1A9 is in Burnaby.')).toBeVisible()
  await expect(dialog.getByText(invalidPostalCode)).toHaveCount(0)
  await expect(slider(page)).toHaveValue('10')
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '25 km')
  await expect(chip(dialog, 'Within 25 km')).toBeVisible()
  await page.getByRole('button', { name: 'Less far' }).press('Enter')
  await expect(chip(dialog, 'Within 10 km')).toBeVisible()
  await expect(slider(page)).toHaveValue('10')
  await slider(page).press('End')
  await expect(chip(dialog, 'Within 100 km')).toBeVisible()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Further' }).press('Enter')
  await expect(chip(dialog, 'Within 25 km')).toBeVisible()
  await expect(dialog.getByRole('status').filter({ hasText: /^Within 25 km$/ })).toHaveCount(1)
  await expectNoSidewaysScroll(page, 320)
  expect(await storedLocation(page)).toMatchObject({ postalCode: 'V5H 1A9', municipal: 'Burnaby', locationRadius: 25 })
  await dialog.getByRole('button', { name: 'Clear All' }).press('Enter')
  await expect(postal(page)).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(everywhere(page)).toHaveText(total)
  expectOnlyErrors(pageErrors, 422)
})

test('the words beside a switch turn it as the switch does', async ({ page, open }) => {
  await open('/')
  const code = page.getByRole('textbox', { name: 'Your postal code' })
  await page.getByText('Use my postal code', { exact: true }).click()
  await expect(code).toBeVisible()
  await page.getByText('On', { exact: true }).click()
  await expect(code).toBeHidden()
})

test('[GEO-07] where nothing is near, it says how much further to look', async ({ page, open }) => {
  await share(page, { geoLocation: { lat: 49.45, long: -123.24 }, municipal: 'Lions Bay', useCurrentLocation: true })
  await open('/?category=Crutches')
  await page.getByRole('button', { name: /^Within \d+ km: \d+ listings?$/ }).press('Enter')
  await expect(heading(page, 'Lions Bay')).toBeFocused()
  await expect(heading(page, 'Lions Bay')).not.toHaveText(/^0 /)
  await expect(page.getByRole('article').first()).toContainText(/about \d+ km away/)
  await expect(page).toHaveURL('/?category=Crutches')
})

test('[GEO-10] who logs out leaves no position on the device', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await share(page, { geoLocation: { lat: 49.25, long: -122.98 }, postalCode: 'V5H 1A9' })
  await open('/')
  await expect(heading(page, 'V5H 1A9')).toBeVisible()
  await page.getByText('My account', { exact: true }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(everywhere(page)).toBeVisible()
  expect(await storedLocation(page)).toBeNull()
})

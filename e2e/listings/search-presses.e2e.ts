import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { Journey } from '../journey.ts'
import { subscribe, subscribedTypes } from '../notifications/notifications-visit.ts'
import { expect, test } from '../visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an 18-inch wheelchair near V5H 2A9 under $200 is seven steps from the home page, and at most 700 words', async ({
  page,
  open,
}) => {
  await open('/')
  const journey = new Journey(page)
  await journey.fill(page.getByRole('searchbox'), 'wheelchair 18 inch', 'Enter')
  await expect(page.getByRole('link', { name: 'Remove filter: Seat width 18 in' })).toBeVisible()
  await journey.press(page.getByRole('main').locator('summary', { hasText: 'Filter' }))
  const dialog = page.getByRole('dialog', { name: 'Filter' })
  await journey.press(dialog.getByRole('switch', { name: 'Use my postal code' }))
  await journey.fill(dialog.getByRole('textbox', { name: 'Your postal code' }), 'V5H 2A9')
  await journey.fill(dialog.getByRole('textbox', { name: 'To', exact: true }), '200')
  await expect(dialog.getByText('V5H 2A9 is in Burnaby.')).toBeVisible()
  await journey.press(dialog.getByRole('button', { name: /^Show / }))
  await expect(page.getByRole('link', { name: 'Remove filter: Up to $200' })).toBeVisible()
  await journey.press(
    page
      .getByRole('article')
      .getByRole('link', { name: /wheelchair/i })
      .first(),
  )
  await expect(page.getByRole('heading', { level: 1, name: /wheelchair/i })).toBeVisible()
  expect(journey.steps).toBeLessThanOrEqual(7)
  expect(journey.wordCount).toBeLessThanOrEqual(700)
})

test('to hear of hospital beds is four steps for whoever is signed in', async ({ page, open, request }) => {
  const person = await createConfirmedUser(request, 'hears')
  await signIn(page, person)
  await open('/')
  const journey = new Journey(page)
  await journey.fill(page.getByRole('searchbox'), 'hospital bed', 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Hospital beds: / })).toBeVisible()
  const notify = page.locator('#cards > li').last()
  await journey.press(notify.getByRole('link', { name: 'Notify Me' }))
  const picture = notify.locator('img')
  await expect(picture).toHaveAttribute('src', /^\/kinds\/\d+\.svg$/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(960)
  await journey.press(subscribe(page).getByRole('checkbox'))
  await journey.press(subscribe(page).getByRole('button', { name: 'Subscribe' }))
  await expect(page.getByRole('main')).toContainText('Notification Created')
  expect(await subscribedTypes(request, person)).toEqual(['Hospital bed'])
  expect(journey.steps).toBeLessThanOrEqual(4)
})

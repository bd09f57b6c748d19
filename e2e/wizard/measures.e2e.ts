import { createUnconfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { main, ownListings } from '../listings/owner-visit.ts'
import { expect, test } from '../visit.ts'
import { addPhotos, chooseType, fillBasics, heading, next, photoFiles, submit } from './wizard-visit.ts'

test('[WIZ-06] measures are taken in centimetres and kilograms, shown in both, and come back as they were typed', async ({
  page,
  open,
  request,
}) => {
  const person = await createUnconfirmedUser(request, 'centimetres')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, person)
  await open('/wizard')
  await chooseType(page, 'transport chair', /^Transport chair/)
  await addPhotos(page, await photoFiles(request, 1))
  await next(page, 'Basic Information').click()
  await fillBasics(page, 'Chair in centimetres')
  await next(page, 'Additional Details').click()
  await expect(heading(page, 'Additional Details')).toBeFocused()
  const width = page.getByLabel('Seat width', { exact: true })
  await width.fill('46')
  await width.press('Tab')
  await page.getByRole('button', { name: 'Yes, 46 cm' }).click()
  await expect(page.getByLabel('Unit for Seat width')).toHaveValue('cm')
  await expect(width).toBeFocused()
  await expect(width).toHaveAccessibleDescription(/From 20.4 to 91.4 centimetres. On your listing: 46 cm \(18.1 in\)$/)
  // The unit that somebody chooses is that of what is still empty, and of the next time.
  await page.getByLabel('Unit for Maximum user weight').selectOption('kg')
  await expect(page.getByLabel('Unit for Weight of the item')).toHaveValue('kg')
  await page.getByLabel('Weight of the item', { exact: true }).fill('18 1/2')
  await page.getByLabel('Overall width', { exact: true }).fill('24"')
  await page.getByLabel('Cleaned before handover').selectOption('Wiped clean')
  await page.getByLabel('Description').fill('Folds.')
  await open('/wizard/details')
  await expect(width).toHaveValue('46')
  await expect(page.getByLabel('Unit for Seat width')).toHaveValue('cm')
  await expect(page.getByLabel('Weight of the item', { exact: true })).toHaveValue('18 1/2')
  await expect(page.getByLabel('Unit for Maximum user weight')).toHaveValue('kg')
  await next(page, 'Preview').click()
  for (const text of ['46 cm (18.1 in)', '24 in (61 cm)', '18.5 kg (40.8 lb)'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL(/\?submitted=success$/)
  const [listing] = await ownListings(request, person, 'active')
  await open(`/posts/${listing?.id}/edit`)
  await expect(width).toHaveValue('46')
  await expect(page.getByLabel('Weight of the item', { exact: true })).toHaveValue('18.5')
  // Save stays beside Preview, and nothing was changed by looking.
  const [preview, save] = await Promise.all(
    ['Preview', 'Save'].map((name) => main(page).getByRole('button', { name, exact: true }).boundingBox()),
  )
  expect(save?.y).toBe(preview?.y)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/posts/${listing?.id}`)
})

test('[WIZ-06] what is optional stands in parts of a few, which open by what is wrong in them', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await createUnconfirmedUser(request, 'parts'))
  await open('/wizard')
  await chooseType(page, 'rollator', /^Rollator/)
  await page.goto('/wizard/details')
  await expect(page.getByRole('heading', { name: 'The rest is optional' })).toBeVisible()
  const boxes = page.getByRole('main').locator('input, textarea, select:not([aria-label])').filter({ visible: true })
  await expect(boxes).toHaveCount(9)
  const year = page.getByLabel('Year bought new')
  const part = page.getByRole('main').locator('summary', { hasText: 'Make and model' })
  await part.press('Enter')
  await year.fill('19')
  await part.press('Enter')
  await expect(year).toBeHidden()
  await next(page, 'Preview').click()
  await expect(year).toBeVisible()
  await part.press('Enter')
  await page.getByRole('link', { name: /^Year bought new/ }).click()
  await expect(year).toBeFocused()
})

import type { Locator } from '@playwright/test'
import { signIn } from '../accounts/accounts-visit.ts'
import { hiddenOwner } from '../listings/owner-visit.ts'
import { expect, test } from '../visit.ts'
import { heading, next, photoFiles, submit, tiles } from './wizard-visit.ts'

/** Returns a person's actions, which count each press, field and choice. */
function pressCounter() {
  let presses = 0
  const one = () => {
    presses++
  }
  return {
    count: () => presses,
    press: (target: Locator) => target.click().then(one),
    fill: (target: Locator, text: string) => target.fill(text).then(one),
    choose: (target: Locator, option: string | { index: number }) => target.selectOption(option).then(one),
    one,
  }
}

test('[WIZ-08] a walker with two photos is listed on a phone by 15 presses and fields', async ({
  page,
  open,
  request,
}) => {
  const { user } = await hiddenOwner(request, [{ title: 'Cane of last month' }])
  const { count, press, fill, choose, one } = pressCounter()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, user)
  await open('/')
  await press(page.getByRole('main').getByRole('link', { name: 'Create Listing' }))
  await press(page.getByRole('button', { name: 'Walker (no seat)', exact: true }))
  const choosing = page.waitForEvent('filechooser')
  await expect(heading(page, 'Images')).toBeFocused()
  await press(page.getByRole('button', { name: 'Choose photos' }))
  const photos = await photoFiles(request, 2)
  // Each is touched in the device's own window.
  for (const _ of photos) one()
  await (await choosing).setFiles(photos)
  await expect(tiles(page).getByText('Ready')).toHaveCount(2)
  await press(next(page, 'Basic Information'))
  await fill(page.getByLabel('Title'), 'Walker of my mother')
  await fill(page.getByLabel('Price (numbers only)'), '30')
  await press(page.getByRole('radio', { name: /^Good/ }))
  // That of the last listing stands there already, and says so.
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/We filled it in for you/)
  await press(next(page, 'Additional Details'))
  await choose(page.getByLabel('Wheels'), { index: 1 })
  await choose(page.getByLabel('Cleaned before handover'), 'Wiped clean')
  await fill(page.getByLabel('Description'), 'Light, and folds flat.')
  await press(next(page, 'Preview'))
  await press(submit(page))
  await expect(page).toHaveURL(/\?submitted=success$/)
  expect(count()).toBeLessThanOrEqual(15)
  // A dialog of one sentence is as high as its sentence.
  expect((await page.getByRole('dialog').boundingBox())?.height).toBeLessThan(450)
})

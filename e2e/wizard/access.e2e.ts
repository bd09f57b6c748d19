import type { Page } from '@playwright/test'
import { createUnconfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import { addPhotos, chooseType, fillBasics, fillDetails, heading, next, photoFiles, submit } from './wizard-visit.ts'

test.describe('nothing scrolls sideways at 320 px', () => {
  test.beforeEach(async ({ page, open, request }) => {
    await signIn(page, await createUnconfirmedUser(request, 'access'))
    await open('/wizard')
  })

  test('in the steps of the type and the photos', async ({ page, request }) => {
    await page.locator('summary', { hasText: 'Walking Aids' }).click()
    await expectNoSidewaysScroll(page, 320)
    await chooseType(page)
    await expectNoSidewaysScroll(page, 320)
    await addPhotos(page, await photoFiles(request, 3))
    await expectNoSidewaysScroll(page, 320)
  })

  test('in the steps of what is written', async ({ page, request }) => {
    await chooseType(page)
    await addPhotos(page, await photoFiles(request, 1))
    await next(page, 'Basic Information').click()
    await next(page, 'Additional Details').click()
    await expect(page.getByRole('heading', { name: /to correct$/ })).toBeVisible()
    await expectNoSidewaysScroll(page, 320)
    await fillBasics(page, 'Cane and insulin pump')
    await next(page, 'Additional Details').click()
    await fillDetails(page)
    await expectNoSidewaysScroll(page, 320)
    await next(page, 'Preview').click()
    await expect(heading(page, 'Preview')).toBeFocused()
    await expectNoSidewaysScroll(page, 320)
  })
})

test('by keyboard alone, the type and the photos', async ({ page, open, request }) => {
  await signIn(page, await createUnconfirmedUser(request, 'keys'))
  await open('/wizard')
  const keys = page.keyboard
  await tabTo(page, 'Search the equipment types')
  await keys.type('walking stick')
  await tabTo(page, /^Cane/)
  await keys.press('Space')
  await expect(heading(page, 'Images')).toBeFocused()
  await tabTo(page, 'Choose photos')
  const choosing = page.waitForEvent('filechooser')
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeFocused()
  await keys.press('Enter')
  await (await choosing).setFiles(await photoFiles(request, 2))
  await expect(page.getByRole('listitem', { name: /^Photo/ }).getByText('Ready')).toHaveCount(2)
  await tabTo(page, 'Make cover photo photo 2')
  await keys.press('Enter')
  await tabTo(page, 'Next: Basic Information')
  await keys.press('Enter')
  await expect(heading(page, 'Basic Information')).toBeFocused()
})

test('by keyboard alone, from the basics to a listing, past a word that is asked about', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createUnconfirmedUser(request, 'keys'))
  await open('/wizard')
  await chooseType(page)
  await addPhotos(page, await photoFiles(request, 1))
  await next(page, 'Basic Information').click()
  await expect(heading(page, 'Basic Information')).toBeFocused()
  const keys = page.keyboard
  await tabTo(page, 'Title')
  await keys.type('Cane by keyboard')
  await tabTo(page, 'Price (numbers only)')
  await keys.type('30')
  await tabTo(page, /^New /)
  await keys.press('ArrowDown')
  await tabTo(page, 'Location')
  await keys.type('Burn')
  await tabTo(page, 'Next: Additional Details')
  await keys.press('Enter')
  await expect(heading(page, 'Additional Details')).toBeFocused()
  await tabTo(page, 'Tip')
  await keys.press('ArrowDown')
  await tabTo(page, 'Cleaned before handover')
  await keys.press('ArrowDown')
  await tabTo(page, 'Description')
  await keys.type('Oak. No oxygen tank.')
  await expect(page.getByText('If yours is something else, tick the box.')).toBeVisible()
  await tabTo(page, /means something else here/)
  await keys.press('Space')
  await tabTo(page, 'Next: Preview')
  await keys.press('Enter')
  await expect(heading(page, 'Preview')).toBeFocused()
  await expect(submit(page)).toBeVisible()
  await tabTo(page, 'Submit Listing')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\?submitted=success$/)
})

/** Presses Tab until the element with this name has the focus; the bar at the foot must not cover it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const roles = ['button', 'link', 'textbox', 'searchbox', 'radio', 'checkbox', 'combobox'] as const
  const exact = typeof name === 'string'
  const named = roles.map((role) => page.getByRole(role, { name, exact })).reduce((one, other) => one.or(other))
  await expect(named.first()).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await page.locator(':focus').and(named).count()) return
  }
  throw new Error(`Tab never came to ${name}`)
}

import type { Page } from '@playwright/test'
import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { browserOf } from '../messages/conversation-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { addPhotos, chooseType, fillBasics, heading, next, photoFiles, submit } from '../wizard/wizard-visit.ts'

const phone = { width: 390, height: 844 }
const save = (page: Page) => main(page).getByRole('button', { name: 'Save' }).click()

/** Writes a new question in inches for the kind whose page is open, and comes back to it. */
async function writeMeasure(page: Page, label: string, most: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Write a new question' }).click()
  await expect(heading(page, 'New question')).toBeVisible()
  await page.getByRole('textbox', { name: 'Label' }).fill(label)
  await page.getByRole('textbox', { name: 'Information' }).fill('Measure it along the floor.')
  await page.getByRole('textbox', { name: 'Least' }).fill('4')
  await page.getByRole('textbox', { name: 'Most' }).fill(most)
  await expectNoSidewaysScroll(page, 320)
  await save(page)
  await expect(main(page).getByRole('link', { name: label })).toBeVisible()
}

test(
  'a steward makes a kind with two measures on a phone; somebody lists one, and it is filtered for, without a restart',
  short,
  async ({ page, request, browser, baseURL }) => {
    test.slow()
    await page.setViewportSize(phone)
    await signIn(page, await logIn(request, 'vera@village.example'))
    await page.goto('/console/kinds')
    await main(page).getByRole('link', { name: 'New kind' }).click()
    await save(page)
    await expect(page.getByText('Please give it a name').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Stair climber')
    await page.getByLabel('Category').selectOption('Walking Aids')
    await page.getByRole('textbox', { name: 'Information' }).fill('Carries a person up the stairs.')
    await page.getByRole('textbox', { name: 'Also called' }).fill('climbing chair')
    await save(page)
    await expect(heading(page, 'Stair climber')).toBeVisible()
    await writeMeasure(page, 'Track length', '60')
    await writeMeasure(page, 'Largest step', '12')
    await page.getByText('Who lists one is asked').click()
    await expect(
      page.getByRole('form', { name: 'Preview of the questions' }).getByLabel('Largest step', { exact: true }),
    ).toBeVisible()
    await expectNoSidewaysScroll(page, 320)

    const owner = await browserOf(browser, baseURL, await createConfirmedUser(request, 'climber'))
    await owner.goto('/wizard')
    await chooseType(owner, 'climbing chair', /^Stair climber/)
    await addPhotos(owner, await photoFiles(request, 1))
    await next(owner, 'Basic Information').click()
    await fillBasics(owner, 'Climber for a narrow stair')
    await next(owner, 'Additional Details').click()
    await owner.getByLabel('Description').fill('Runs well.')
    await owner.getByLabel('Track length', { exact: true }).fill('40')
    await owner.getByLabel('Largest step', { exact: true }).fill('8 1/2')
    await next(owner, 'Preview').click()
    await submit(owner).click()
    await expect(owner).toHaveURL(/\/posts\/\d+/)
    await expect(main(owner)).toContainText('8.5 in (22 cm)')

    const within = (most: number) => `/?category=Stair+climber&field.largest_step_in.to=${most}`
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(within(9))
    await expect(page.getByRole('link', { name: 'Climber for a narrow stair' }).first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Largest step' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Stair climber 1 listing', exact: true })).toBeChecked()
    // Nothing is asked about what has no rules.
    await expect(main(page).getByRole('link', { name: 'Will it fit?' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Will this kind fit?' })).toHaveCount(0)
    await page.goto(within(8))
    await expect(page.getByRole('link', { name: 'Climber for a narrow stair' })).toHaveCount(0)

    await page.goto('/console/kinds')
    await main(page).getByRole('link', { name: 'Stair climber' }).click()
    await page.getByRole('button', { name: 'Remove Stair climber' }).click()
    await expect(main(page)).toContainText('1 listing of this kind is or was here, so it cannot be removed.')
    await page.getByRole('checkbox', { name: /^Retired/ }).check()
    await save(page)
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Retired/ })).toBeChecked()
    await main(page).getByRole('link', { name: 'Versions' }).click()
    await expect(heading(page, 'Versions of Stair climber')).toBeVisible()
    const back = main(page).getByRole('button', { name: 'Bring it back' }).first()
    await back.click()
    await expect(main(page).getByText('This is the current version.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Version 5' })).toBeVisible()
    expect((await request.get('/console/kinds')).status()).toBe(404)
  },
)

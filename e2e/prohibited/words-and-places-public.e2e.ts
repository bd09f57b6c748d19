import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { browserOf } from '../messages/conversation-visit.ts'
import { expect, expectNoSidewaysScroll, test } from '../visit.ts'
import {
  addPhotos,
  chooseType,
  fillBasics,
  fillDetails,
  heading,
  next,
  photoFiles,
  submit,
} from '../wizard/wizard-visit.ts'

const phone = { width: 390, height: 844 }
const dialog = (page: Page) => page.getByRole('dialog')
const question = '“acme rail”: is this something that cannot be listed here?'

/** Opens the versions of a card, and brings back the one before the last. */
async function undo(page: Page, name: string): Promise<void> {
  await main(page)
    .getByRole('link', { name: `Versions of ${name}` })
    .click()
  await expect(heading(page, `Versions of ${name}`)).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Bring it back \(version \d\)$/ })
    .first()
    .click()
  await expect(page.getByText('Brought back', { exact: true }).first()).toBeVisible()
}

/** Waits until everybody’s list has a word, or has it no more: a second at most. */
const untilListed = (request: APIRequestContext, word: string, listed: boolean) =>
  expect
    .poll(async () => (await (await request.get('/v1/api/posts/prohibited_items')).text()).includes(word))
    .toBe(listed)

/** Presses a button by the keyboard alone, as somebody does who has no mouse. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('a steward adds a word that the wizard asks about at once, and takes it back; a place gets another name', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const rosa = await browserOf(browser, baseURL, await logIn(request, 'rosa@village.example'))
  await rosa.goto('/wizard')
  await chooseType(rosa)
  await addPhotos(rosa, await photoFiles(request, 1))
  await next(rosa, 'Basic Information').click()
  await fillBasics(rosa, 'Oak cane, fits an Acme rail')
  await next(rosa, 'Additional Details').click()
  await fillDetails(rosa)
  await next(rosa, 'Preview').click()
  await expect(heading(rosa, 'Preview')).toBeFocused()

  await page.setViewportSize(phone)
  await signIn(page, await logIn(request, 'vera@village.example'))
  await page.goto('/console/prohibited')
  await pressByKey(page, 'Change Blood, urine and DNA test kits; glucose test strips')
  await dialog(page).getByRole('textbox', { name: 'Words' }).fill('test strips\nаcme rail\nacme rail')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('is there twice, or looks like another of these words.')
  await dialog(page).getByRole('textbox', { name: 'Words' }).fill('acme rail\ntest strips')
  await expect(dialog(page).getByText(question)).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
  await page.keyboard.press('Tab')
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(main(page).getByText('acme rail · test strips')).toBeVisible()

  await untilListed(request, 'acme rail', true)
  await submit(rosa).click()
  const unchecked = 'Tick the box about “acme rail”, or take the word out'
  await main(rosa).getByRole('link', { name: unchecked }).first().click()
  await expect(heading(rosa, 'Basic Information')).toBeVisible()
  await expect(rosa.getByText(question)).toBeVisible()
  await next(rosa, 'Additional Details').click()
  await expect(heading(rosa, 'Basic Information')).toBeVisible()
  await rosa.getByRole('checkbox', { name: /“acme rail” means something else here/ }).check()
  await expect(rosa.getByLabel('Title')).not.toHaveAttribute('aria-invalid', 'true')

  await undo(page, 'Blood, urine and DNA test kits; glucose test strips')
  await untilListed(request, 'acme rail', false)
  await next(rosa, 'Additional Details').click()
  await next(rosa, 'Preview').click()
  await submit(rosa).click()
  await expect(rosa).toHaveURL(/\/posts\/\d+/)

  await page.goto('/console/places')
  await pressByKey(page, 'Change Tsawwassen First Nation')
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Burnaby')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('There is a place with the name “Burnaby”')
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Tsawwassen')
  await expect(dialog(page).getByText(/^About \d+ km from /)).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Tsawwassen', exact: true })).toBeVisible()
  // A change shows within a second, in every program.
  const offered = async () => (await (await request.get('/v1/api/posts/locations_wizard')).json()).data
  await expect.poll(async () => (await offered()).map(({ name }: { name: string }) => name)).toContain('Tsawwassen')
  await undo(page, 'Tsawwassen')
  expect((await request.get('/console/places')).status()).toBe(404)
})

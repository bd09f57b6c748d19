import type { Page } from '@playwright/test'
import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectErrors } from '../accounts/auth-visit.ts'
import { wheelchair } from '../listings/listing-visit.ts'
import { answer, box, log, rowOf, sendButton } from '../messages/conversation-visit.ts'
import { expect, hydrated, test } from '../visit.ts'
import { heading, photoFiles, submit, writeListing } from '../wizard/wizard-visit.ts'
import { translateNow, translatePages } from './translator.ts'

const main = (page: Page) => page.getByRole('main')
const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact Seller' })

test('whoever has the browser translate the pages opens a listing, writes to its seller, and reads the answer', async ({
  page,
  open,
  request,
}) => {
  await translatePages(page, 'replaces')
  const writer = await createConfirmedUser(request, 'translates')
  await signIn(page, writer)
  await open(await wheelchair(request))
  await translateNow(page)
  const photos = page.getByRole('region', { name: /^Photos of/ })
  await photos.getByRole('button', { name: 'Next' }).click()
  await expect(photos.locator('[aria-live]')).toHaveText(/^Photo 2 of 5/)
  await contactForm(page).getByRole('button', { name: 'Send message' }).click()
  await expectErrors(contactForm(page), ['Message is required', 'You must agree to the terms of use'])
  await translateNow(page)
  await contactForm(page).getByRole('textbox', { name: 'Your message' }).fill('Is it still there?')
  await contactForm(page)
    .getByRole('checkbox', { name: /I agree/ })
    .check()
  await contactForm(page).getByRole('button', { name: 'Send message' }).click()
  await expect(main(page)).toContainText('Your message has been sent successfully')
  await expect(contactForm(page)).not.toContainText('Message is required')
  await translateNow(page)
  await page.goto('/account/messages')
  await hydrated(page)
  await translateNow(page)
  await rowOf(page, 'Folding wheelchair, 18-inch seat').getByRole('link').first().click()
  await expect(log(page)).toContainText('Is it still there?')
  await translateNow(page)
  const conversation = Number(new URL(page.url()).pathname.split('/').at(-1))
  await answer(request, await logIn(request, 'grace@village.example'), conversation, 'Yes, it is.')
  await expect(log(page)).toContainText('Yes, it is.')
  await translateNow(page)
  await box(page).fill('I would like to come on Saturday.')
  await sendButton(page).click()
  await expect(log(page)).toContainText('I would like to come on Saturday.')
})

test('and lists something on a phone, and reads at which step they are', async ({ page, open, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await translatePages(page, 'replaces')
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await signIn(page, await createConfirmedUser(request, 'lists-translated'))
  await open('/wizard')
  await translateNow(page)
  await writeListing(page, await photoFiles(request, 2), 'Translated cane')
  await expect(steps).toContainText('Step 5 of 5: Preview')
  await translateNow(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Basic Information/ })
    .first()
    .click()
  await expect(heading(page, 'Basic Information')).toBeVisible()
  await expect(steps).toContainText('Step 3 of 5: Basic Information')
  await translateNow(page)
  await page.getByLabel('Title').fill('Walnut cane')
  await page.goBack()
  await expect(heading(page, 'Preview')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Walnut cane' })).toBeVisible()
  await translateNow(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/posts\/\d+\?submitted=success$/)
  await expect(main(page)).toContainText('Congratulations! Your listing has been submitted successfully')
})

import type { Page, Route } from '@playwright/test'
import { modal } from '../accounts/auth-visit.ts'
import { wheelchair } from '../listings/listing-visit.ts'
import { everythingAnswered, expect, hydrated, test } from '../visit.ts'

const phone = { width: 390, height: 844 }
const codeOfForm = /\/contact-form-[\w-]+\.js$/
const main = (page: Page) => page.getByRole('main')
const logIn = (page: Page) => main(page).getByRole('link', { name: 'Log in to message the seller' })

test('the message form comes alive when somebody comes near it; what is pressed before that is done then', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize(phone)
  const asked: string[] = []
  page.on('request', (one) => codeOfForm.test(one.url()) && asked.push(one.url()))
  const held = Promise.withResolvers<Route>()
  await page.route(codeOfForm, held.resolve)
  await open(await wheelchair(request))
  await everythingAnswered(page)
  expect(asked).toEqual([])
  await logIn(page).focus()
  const route = await held.promise
  await logIn(page).click()
  await expect(modal(page)).toBeHidden()
  await route.continue()
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(logIn(page)).toBeFocused()
})

test('where the message form cannot be loaded, a press leads to the page of signing in, as without a script', async ({
  page,
  open,
  request,
}) => {
  await page.setViewportSize(phone)
  await page.route(codeOfForm, (route) => route.abort())
  await open(await wheelchair(request))
  await logIn(page).click()
  await expect(page).toHaveURL(/\/auth\?redirect=/)
})

test('where the code of Filter cannot be loaded, the first press opens the panel as without a script', async ({
  page,
  open,
}) => {
  await page.setViewportSize(phone)
  await page.route(/\/filter-dialog-[\w-]+\.js$/, (route) => route.abort())
  await open('/')
  await main(page).locator('summary', { hasText: 'Filter' }).click()
  await expect(main(page).getByRole('heading', { name: 'Filter' })).toBeVisible()
  await main(page).locator('summary', { hasText: 'Filter' }).click()
  await expect(main(page).getByRole('heading', { name: 'Filter' })).toBeHidden()
})

test('where the code of Full size cannot be loaded, its link leads to the picture', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await page.route(/\/full-size-[\w-]+\.js$/, (route) => route.abort())
  await open(await wheelchair(request))
  const link = page.getByRole('link', { name: 'Full size', exact: true })
  const picture = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${picture}`)
  // The browser's own page for a picture styles itself, which the picture's policy refuses.
  pageErrors.length = 0
})

test.describe('before any script is there', () => {
  /** Opens a page whose scripts come when the function that it returns is called. */
  async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
    await page.setViewportSize(phone)
    const held = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    return () => {
      held.resolve()
      return hydrated(page)
    }
  }

  test('a button that is pressed does once what it says as soon as they are', async ({ page, pageErrors: _ }) => {
    const letScriptsCome = await openWithoutScripts(page, '/auth')
    const button = (name: string) => main(page).getByRole('button', { name })
    for (const _ of ['once', 'and again, since nothing came of it']) await button('Show password').click()
    await expect(button('Hide password')).toHaveCount(0)
    await letScriptsCome()
    await expect(button('Hide password')).toBeVisible()
  })

  test('an order that is chosen is that of the list as soon as they are', async ({ page, pageErrors: _ }) => {
    const letScriptsCome = await openWithoutScripts(page, '/')
    await main(page).getByLabel('Sort By').selectOption('Price: high to low')
    await letScriptsCome()
    await expect(page).toHaveURL('/?sorted_by=price_desc')
    await expect(main(page).getByLabel('Sort By')).toHaveValue('price_desc')
  })
})

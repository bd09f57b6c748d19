import type { Page } from '@playwright/test'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { countIn } from '../village-counts.ts'
import { expect, hydrated, test } from '../visit.ts'

const walkingAids = countIn('Walking Aids')

/** Filters the list, which takes the page's scripts, and opens a listing. */
async function findAndRead(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Filter' })
    .getByRole('checkbox', { name: /^Walking Aids/ })
    .check()
  await expect(page.getByRole('heading', { name: `${walkingAids} listings` })).toBeVisible()
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title.replace(/…$/, '') })).toBeVisible()
}

test('[AUTH-11] after logging out neither Back nor another tab shows anything of the account', async ({
  page,
  open,
  request,
  context,
}) => {
  const user = await createConfirmedUser(request, 'went')
  await signIn(page, user)
  await open('/account/settings')
  await expect(page.getByRole('main')).toContainText(user.email)
  const other = await context.newPage()
  await other.goto('/account/settings')
  await hydrated(other)
  await expect(other.getByRole('main')).toContainText(user.email)
  await page.getByText('My account', { exact: true }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('You have logged out successfully')
  await expect(other.locator('body')).not.toContainText(user.email)
  await page.goBack()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(user.email)
})

test('a browser that refuses all storage finds and reads', async ({ page, open }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await open('/')
  await findAndRead(page)
})

test('with an extension that adds elements before the scripts come, and one that blocks advertisements, people find and read', async ({
  page,
  open,
}) => {
  await page.route(/banner|analytics|tracker|advert|\/ads?\b/i, (route) => route.abort())
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', 'on')
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '14')
      document.body.append(document.createElement('extension-toolbar'))
      document.body.prepend(document.createElement('div'))
      for (const input of document.querySelectorAll('input')) input.setAttribute('data-extension-id', '1')
    })
  })
  await open('/')
  await findAndRead(page)
})

const pagesWithFields = ['/', '/auth', '/password/reset', '/contact', '/fit/wheelchair/begin', '/fit/calculators/ramp']

test('no field has letters smaller than 16 px on a phone, at which an iPhone would zoom in', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const small: string[] = []
  for (const path of pagesWithFields) {
    await open(path)
    small.push(
      ...(await page
        .locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
        .evaluateAll(
          (fields, path) =>
            fields
              .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
              .map((field) => `${path} ${field.id || field.getAttribute('name')}`),
          path,
        )),
    )
  }
  expect(small).toEqual([])
})

test.describe('on a device whose clock and zone are wrong', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('[HOME-08] a listing is as old as it is', async ({ page, open, request }) => {
    const agesIn = (text: string) => text.match(/Just Now|\d+ (Hour|Day)\(s\) Ago/g) ?? []
    const served = agesIn(await (await request.get('/')).text())
    await page.clock.setFixedTime(new Date('2001-01-01T00:00:00Z'))
    await open('/')
    expect(served).not.toEqual([])
    await expect.poll(async () => agesIn(await page.content())).toEqual(served)
  })
})

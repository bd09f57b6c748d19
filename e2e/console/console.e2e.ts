import type { Locator, Page } from '@playwright/test'
import { headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { expect, expectNoSidewaysScroll, hydrated, short, test } from '../visit.ts'
import { photoFiles } from '../wizard/wizard-visit.ts'
import { belowBar, expectReadable, saveAsOtherVolunteer, vera } from './console-visit.ts'

const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const saved = (page: Page) => expect(main(page)).toContainText('SavedOthers see it in a moment.')

const sizesIn = (group: Locator) =>
  group.getByRole('button').evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()))

/** Expects Save beside Preview on a phone too, at the foot of the window and apart from each other. */
async function expectSaveBesidePreview(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const previewBox = await main(page).getByRole('button', { name: 'Preview' }).boundingBox()
  const saveBox = await save(page).boundingBox()
  expect(saveBox?.y).toBe(previewBox?.y)
  expect((saveBox?.x ?? 0) - (previewBox?.x ?? 0) - (previewBox?.width ?? 0)).toBeGreaterThanOrEqual(8)
  expect((saveBox?.y ?? 999) + (saveBox?.height ?? 0)).toBeLessThanOrEqual(844)
}

/** Expects a text on the public page of additional services, where a change shows a moment later. */
async function expectPublished(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto('/resources/additionalservices')
    await expect(main(page)).toContainText(text, { timeout: 500 })
  }).toPass()
}

test('for everyone but volunteers the console’s pages for pages and banners are the not-found page', async ({
  page,
  open,
  request,
}) => {
  const paths = [
    '/console/pages',
    '/console/pages/page/About%20Us',
    '/console/versions/page/About%20Us',
    '/console/banners',
    '/console/banners/new',
  ]
  for (const path of paths) expect((await request.get(path)).status()).toBe(404)
  await signIn(page, { ...(await logIn(request, 'ben@village.example')), volunteer: true })
  await open('/console/pages/page/About%20Us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, lost page')
  await expect(page).toHaveTitle('Oops, lost page · Reable')
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test(
  'a volunteer changes a page by keyboard alone, through errors, a reload and another’s change, and everyone reads it',
  short,
  async ({ page, open, request, pageErrors }) => {
    const user = await vera(request)
    const heading = page.getByLabel('Heading', { exact: true })
    await signIn(page, user)
    await open('/console/pages')
    await expect(page).toHaveTitle('Pages · Reable')
    await page.getByRole('link', { name: 'Additional Services' }).press('Enter')
    await heading.fill('')
    await save(page).press('Enter')
    await expect(main(page).locator(':focus')).toContainText('There is 1 thing to correctPlease fill in “Heading”')
    await expect(page).toHaveTitle('Error: Edit Additional Services · Reable')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await expect(heading).toHaveAccessibleDescription(/Please fill in “Heading”/)
    await expectSaveBesidePreview(page)
    await expectNoSidewaysScroll(page, 320)
    await page.setViewportSize({ width: 1280, height: 900 })

    await heading.fill('Help nearby')
    // Its link stands in a sentence: the page is saved with it, and the table of states may look at it afterwards.
    await page
      .getByRole('textbox', { name: 'Introduction' })
      .fill('We know **good** places.\n\n- [Repairs](/resources) of what rolls\n- <b>Loans</b>')
    await page.reload()
    await hydrated(page)
    await expect(heading).toHaveValue('Help nearby')
    await expect(main(page)).toContainText('This is what you wrote here before and did not save.')
    await page.getByRole('button', { name: 'Preview' }).press('Enter')
    await expect(preview(page)).toBeFocused()
    await expect(preview(page).getByRole('heading', { name: 'Help nearby' })).toBeVisible()
    await expect(preview(page).locator('strong')).toHaveText('good')
    await expect(preview(page).getByRole('listitem')).toHaveText(['Repairs of what rolls', 'Loans'])
    expect(await (await request.get('/resources/additionalservices')).text()).not.toContain('Help nearby')

    await saveAsOtherVolunteer(request, user, 'page/Additional%20Services', { heading: 'Help by others' })
    await save(page).press('Enter')
    const conflict = page.getByRole('heading', { name: '“Additional Services” was changed since you began to edit it' })
    await expect(conflict).toBeFocused()
    await expect(main(page)).toContainText('MineHelp nearbyTheirsHelp by others')
    await page.getByRole('button', { name: 'Take theirs' }).press('Enter')
    await expect(heading).toHaveValue('Help by others')
    await page.getByRole('button', { name: 'Bring mine back' }).press('Enter')
    await expect(heading).toHaveValue('Help nearby')
    await saveAsOtherVolunteer(request, user, 'page/Additional%20Services', { heading: 'Help by yet others' })
    await save(page).press('Enter')
    await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
    await saved(page)
    await expect(main(page)).toContainText(/Version 4\. Changed .+ by vera@village\.example\./)
    await expectPublished(page, 'Help nearby')
    await expect(main(page).locator('strong', { hasText: 'good' })).toBeVisible()
    expectOnlyErrors(pageErrors, 409)
  },
)

test('formatted text has buttons for what it can do, by keyboard, and the browser takes back what they did', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await vera(request))
  await open('/console/pages/page/Our%20Story')
  const box = page.getByRole('textbox', { name: 'First part' })
  const button = (name: string) =>
    page.getByRole('group', { name: 'Format “First part”' }).getByRole('button', { name })
  await box.fill('We lend\nBeds\nLifts')
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 7))
  await button('Bold').press('Enter')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('We **lend**\nBeds\nLifts')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(box).toHaveValue('We lend\nBeds\nLifts')
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 7))
  await button('Link').click()
  await page.keyboard.type('/resources')
  await expect(box).toHaveValue('We [lend](/resources)\nBeds\nLifts')
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(24, area.value.length))
  await button('List').press(' ')
  await box.press('ControlOrMeta+End')
  await page.keyboard.type('\n')
  for (const name of ['Heading', 'Numbers', 'Quote']) {
    await page.keyboard.type('\n')
    await button(name).press('Enter')
    await page.keyboard.type(`${name} here`)
  }
  for (const { height, width } of await sizesIn(page.getByRole('group', { name: 'Format “First part”' })))
    expect(Math.round(Math.min(height, width))).toBeGreaterThanOrEqual(44)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(preview(page).getByRole('link', { name: 'lend' })).toHaveAttribute('href', '/resources')
  await expect(preview(page).getByRole('heading', { name: 'Heading here' })).toBeVisible()
  await expect(preview(page).getByRole('listitem')).toHaveText(['Beds', 'Lifts', 'Numbers here'])
  await expect(preview(page).locator('blockquote')).toContainText(['Quote here'])
})

test('entries of a list are added with a picture, moved, removed and put back; what is not saved is not left unasked', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await vera(request))
  await open('/console/pages/list/services')
  const entries = main(page).locator('form ol > li')
  await expect(entries).toHaveCount(6)
  await page.getByRole('button', { name: 'Add to Entries' }).press('Enter')
  const added = page.getByRole('group', { name: 'Entry 7' })
  await expect(added.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Example: stair lift club')
  await added.getByLabel('Description').fill('Lends stair lifts.')
  await added.getByLabel('Street address').fill('1 Example Street, Delta')
  const [photo] = await photoFiles(request, 1)
  await added.locator('input[type=file]').setInputFiles(photo ? [photo] : [])
  await expect(added).toContainText('The photo is here.')
  await added.getByLabel('What is seen on it').fill('A stair lift')
  await expectReadable(page, belowBar)
  await added.getByRole('button', { name: 'Move up' }).press('Enter')
  const moved = page.getByRole('group', { name: 'Entry 6' })
  await expect(moved.getByRole('button', { name: 'Move up' })).toBeFocused()
  await entries.first().locator('summary').press('Enter')
  await entries.first().getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(entries.first()).toContainText('Removed when you save: Example: mobility repair shop')
  await page.keyboard.press('Enter')
  await expect(entries.first().getByRole('button', { name: 'Remove' })).toBeFocused()
  await entries.nth(1).locator('summary').press('Enter')
  await entries.nth(1).getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('link', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Stay here' }).press('Enter')
  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(preview(page).getByRole('heading', { name: 'Example: stair lift club' })).toBeVisible()
  await expect(preview(page).getByRole('img', { name: 'A stair lift' })).toBeVisible()
  await save(page).press('Enter')
  await saved(page)
  await expect(entries).toHaveCount(6)
  const { data } = await (await request.get('/v1/services')).json()
  const names = data.map((service: { name: string }) => service.name)
  expect(names).not.toContain('Example: equipment loan cupboard')
  expect(names.at(-2)).toBe('Example: stair lift club')
  expect((await request.get(data.at(-2).logo.url)).ok()).toBe(true)
  await expectPublished(page, 'Example: stair lift club')
  await expect(main(page).getByRole('img', { name: 'A stair lift' })).toBeVisible()
})

test('a banner is scheduled for a later time, with its errors shown, and is ended again', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await vera(request))
  await open('/console/banners')
  await expect(main(page).getByText('Status: Shown now')).toBeVisible()
  await page.getByRole('link', { name: 'New banner' }).press('Enter')
  await page.getByLabel('What it says').fill('We are closed on New Year’s Day')
  await page.getByLabel('Where it leads').fill('javascript:alert(1)')
  // Two years from now, whenever the visit runs.
  const year = new Date().getFullYear() + 2
  await page.getByLabel('First day').fill(`${year}-01-01`)
  await page.getByLabel('From what time').fill('08:30')
  await page.getByLabel('At a time that I choose').check()
  await page.getByLabel('Last day').fill(`${year - 1}-12-31`)
  await page.getByLabel('Until what time').fill('20:00')
  await save(page).press('Enter')
  await expect(main(page).getByRole('listitem').getByRole('link')).toContainText([
    'The address must be a path of this site or start with http:// or https://',
    'Last day: please choose an end after the beginning',
  ])
  await page.getByLabel('Where it leads').fill('/aboutus')
  await page.getByLabel('Last day').fill(`${year}-01-01`)
  await save(page).press('Enter')
  await expect(page).toHaveURL('/console/banners')
  const card = page.getByRole('article').filter({ hasText: 'We are closed on New Year’s Day' })
  await expect(card).toContainText('Status: Coming')
  await expect(card).toContainText(`From January 1, ${year} at 8:30 a.m. to January 1, ${year} at 8:00 p.m.`)
  await expect(card).toContainText('by vera@village.example')
  const headers = headersOf(await vera(request))
  const [storedBanner] = (await (await request.get('/v1/console/banners', { headers })).json()).data
  expect([storedBanner.starts_at_utc, storedBanner.ends_at_utc]).toEqual([
    `${year}-01-01T15:30:00.000Z`,
    `${year}-01-02T03:00:00.000Z`,
  ])
  await card.getByRole('link').press('Enter')
  await page.getByLabel('Now', { exact: false }).last().check()
  await save(page).press('Enter')
  await expect(card).toContainText('Status: Over')
})

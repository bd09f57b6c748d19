import { createUnconfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { expect, short, test } from '../visit.ts'
import {
  addPhotos,
  chooseType,
  draftsOf,
  fillBasics,
  heading,
  next,
  photoFiles,
  submit,
  tiles,
  writeListing,
} from './wizard-visit.ts'

test('[WIZ-01] nothing is lost by loading a page anew', async ({ page, open, request }) => {
  await signIn(page, await createUnconfirmedUser(request, 'anew'))
  await open('/wizard')
  await writeListing(page, await photoFiles(request, 2), 'Saved cane')
  await open('/wizard/preview')
  await expect(page.getByRole('heading', { name: 'Saved cane' })).toBeVisible()
  await open('/wizard/details')
  await expect(page.getByLabel('Description')).toHaveValue('Oak, 36 inches, new rubber tip.')
  await open('/wizard/basics')
  await expect(page.getByLabel('Title')).toHaveValue('Saved cane')
  await open('/wizard/images')
  await expect(tiles(page)).toHaveCount(2)
})

test('[WIZ-01] who comes again begins empty and is offered the draft', short, async ({ page, open, request }) => {
  const person = await createUnconfirmedUser(request, 'draft')
  await signIn(page, person)
  await open('/wizard')
  await chooseType(page)
  await addPhotos(page, await photoFiles(request, 2))
  await page.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByRole('main')).toContainText('Your draft is saved on this device.')
  await open('/wizard')
  await expect(page.getByText('Choose an equipment type first.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue your saved draft' }).click()
  await expect(page).toHaveURL('/wizard/images')
  await expect(tiles(page).getByText('Ready')).toHaveCount(2)
  await open('/')
  await open('/wizard')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('You have a saved draft')).toBeHidden()
  expect(await draftsOf(page, person.user_id)).toEqual([])
})

for (const stores of [true, false]) {
  test(`[WIZ-01] back at the first step everything is still there in a browser that stores ${stores ? 'it' : 'nothing'}`, async ({
    page,
    open,
    request,
  }) => {
    await signIn(page, await createUnconfirmedUser(request, 'back'))
    await open('/wizard')
    if (!stores) await page.evaluate(() => Object.defineProperty(Storage.prototype, 'setItem', { value: undefined }))
    await chooseType(page)
    await addPhotos(page, await photoFiles(request, 1))
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(heading(page, 'Equipment Type')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Cane', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('You have a saved draft')).toBeHidden()
    await next(page, 'Images').click()
    await expect(tiles(page).getByText('Ready')).toHaveCount(1)
  })
}

test('Start again empties the form; what was begun meanwhile is offered the next time', async ({
  page,
  open,
  request,
}) => {
  const person = await createUnconfirmedUser(request, 'again')
  const names = async () => (await draftsOf(page, person.user_id)).map(({ type }: { type: NamedType }) => type.name)
  await signIn(page, person)
  await open('/wizard')
  await chooseType(page)
  await open('/')
  await open('/wizard')
  await chooseType(page, 'crutch', /^Crutches/)
  expect(await names()).toEqual(['Crutches', 'Cane'])
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page).toHaveURL('/wizard')
  await expect(page.getByText('Choose an equipment type first.')).toBeVisible()
  expect(await names()).toEqual(['Crutches'])
  await open('/wizard')
  await expect(page.getByRole('button', { name: 'Continue your saved draft' })).toBeVisible()
})

type NamedType = { name: string }

test('two tabs write two listings, and logging out leaves nothing of them on the device', async ({
  page,
  open,
  request,
}) => {
  const person = await createUnconfirmedUser(request, 'tabs')
  await signIn(page, person)
  await open('/wizard')
  await chooseType(page)
  await next(page, 'Basic Information').click()
  await fillBasics(page, 'First of two')
  const other = await page.context().newPage()
  await other.goto('/wizard')
  await chooseType(other, 'crutch', /^Crutches/)
  await next(other, 'Basic Information').click()
  await fillBasics(other, 'Second of two')
  await open('/wizard/basics')
  await expect(page.getByLabel('Title')).toHaveValue('First of two')
  expect((await draftsOf(page, person.user_id)).map(({ title }: { title: string }) => title).sort()).toEqual([
    'First of two',
    'Second of two',
  ])
  await other.close()
  await page.getByRole('navigation', { name: 'Main' }).getByText('My account').click()
  await page.getByRole('button', { name: /Log out/i }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await draftsOf(page, person.user_id)).toEqual([])
})

test(
  '[WIZ-07] [RULE-05] the preview says what is missing, in order, and leads to its step',
  short,
  async ({ page, open, request }) => {
    await signIn(page, await createUnconfirmedUser(request, 'checks'))
    await open('/wizard')
    await writeListing(page, await photoFiles(request, 1), 'Cane to check')
    await page.getByRole('link', { name: /^2 Images/ }).click()
    await page.getByRole('button', { name: 'Remove photo 1' }).click()
    await expect(page.getByRole('button', { name: 'Choose photos' })).toBeFocused()
    await page.goto('/wizard/basics')
    await page.getByLabel('Title').fill('')
    await page.getByRole('link', { name: /^5 Preview/ }).click()
    await submit(page).click()
    const summary = page.getByRole('heading', { name: 'There are 2 things to correct' })
    await expect(summary).toBeVisible()
    const sentences = ["Image is required! Go back to 'Images' and upload an image.", 'Post title is required']
    const main = page.getByRole('main')
    for (const sentence of sentences) await expect(main.getByRole('link', { name: sentence })).toBeVisible()
    for (const sentence of sentences) await expect(page.getByText(sentence)).toHaveCount(1)
    await main.getByRole('link', { name: 'Post title is required' }).click()
    await expect(page).toHaveURL('/wizard/basics')
    await expect(page.getByText('Error: Post title is required')).toBeVisible()
    await page.getByLabel('Title').fill('Cane with a title')
    await next(page, 'Additional Details').click()
    await expect(heading(page, 'Additional Details')).toBeFocused()
    // The browser's own way back goes through the step that was corrected, and further.
    await page.goBack()
    await expect(heading(page, 'Basic Information')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Preview')).toBeFocused()
  },
)

test(
  '[WIZ-10] what the server refuses goes back to its fields, and nothing typed is lost',
  short,
  async ({ page, open, request, pageErrors }) => {
    await signIn(page, await createUnconfirmedUser(request, 'refused'))
    await open('/wizard')
    await writeListing(page, await photoFiles(request, 1), 'Cane to refuse')
    const refusal = {
      error: 'Something is not right.',
      errors: { title: ['This title is not for us'] },
      code: 'invalid',
      flow_id: '7F2K-90QA',
    }
    const keys: (string | undefined)[] = []
    await page.route('**/v1/posts', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.fulfill({ status: 422, json: refusal }) : route.continue()
    })
    await submit(page).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('Listing creation unsuccessful')
    await expect(main).toContainText('Your listing was not created successfully')
    await expect(main).toContainText('7F2K-90QA')
    await main.getByRole('link', { name: 'This title is not for us' }).click()
    await expect(page.getByText('Error: This title is not for us')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Cane to refuse')
    await page.getByLabel('Title').fill('Cane that is right')
    await expect(page.getByText('Error: This title is not for us')).toBeHidden()
    await next(page, 'Additional Details').click()
    await next(page, 'Preview').click()
    await expect(heading(page, 'Preview')).toBeFocused()
    await submit(page).click()
    await expect(page).toHaveURL(/\?submitted=success$/)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expectOnlyErrors(pageErrors, 422)
  },
)

test('[WIZ-09] whoever changes a listing whose answer was lost reads that it exists already, and finds it', async ({
  page,
  open,
  request,
  pageErrors,
}) => {
  await signIn(page, await createUnconfirmedUser(request, 'answer-lost'))
  await open('/wizard')
  await writeListing(page, await photoFiles(request, 1), 'Cane as it was sent')
  await page.route(
    '**/v1/posts',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { error: 'Busy.', code: 'busy', flow_id: '7F2K-90QB' } })
    },
    { times: 1 },
  )
  await submit(page).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Listing creation unsuccessful')
  await page.goto('/wizard/basics')
  await page.getByLabel('Title').fill('Cane as it was mended')
  await next(page, 'Additional Details').click()
  await next(page, 'Preview').click()
  await submit(page).click()
  await expect(main).toContainText('This listing was made already')
  await expect(main).toContainText('Cane as it was mended')
  await main.getByRole('link', { name: 'My Listings' }).click()
  await expect(page).toHaveURL(/\/account\/listings/)
  await expect(main).toContainText('Cane as it was sent')
  expectOnlyErrors(pageErrors, 503, 409)
})

test('[WIZ-11] a photo that was on its way when the page was loaded anew is named as missing', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await createUnconfirmedUser(request, 'reload'))
  await open('/wizard')
  await chooseType(page)
  const [ready, late] = await photoFiles(request, 2)
  await addPhotos(page, ready ? [ready] : [])
  await page.route('**/v1/storage/uploads/**', () => {})
  await page.locator('input[type=file][multiple]').setInputFiles(late ? [late] : [])
  await expect(page.getByText('1 photo still on the way. You can go on meanwhile.')).toBeVisible()
  await open('/wizard/images')
  await expect(page.getByRole('main')).toContainText('1 photo had not arrived yet.')
  await expect(tiles(page)).toHaveCount(1)
})

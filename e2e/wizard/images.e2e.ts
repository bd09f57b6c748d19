import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, short, test } from '../visit.ts'
import { addPhotos, chooseType, next, photoFiles, tile, tiles } from './wizard-visit.ts'

const chooser = 'input[type=file][multiple]'

test.beforeEach(async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/wizard')
  await chooseType(page)
})

const covers = async (page: Page) =>
  Promise.all((await tiles(page).all()).map((one) => one.locator('img').getAttribute('src')))

test('[WIZ-04] photos change places by buttons, are rotated and removed; each is announced', async ({
  page,
  request,
}) => {
  await addPhotos(page, await photoFiles(request, 3))
  const [a, b, c] = await covers(page)
  const liveRegion = page.getByRole('status')
  await expect(tile(page, 1)).toContainText('Cover Image')
  await expect(page.getByRole('button', { name: 'Move earlier photo 1' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Move later photo 1' }).click()
  expect(await covers(page)).toEqual([b, a, c])
  await expect(page.getByRole('button', { name: 'Move later photo 2' })).toBeFocused()
  await expect(liveRegion.filter({ hasText: 'Photo 1 moved to place 2 of 3.' })).toBeAttached()
  await page.getByRole('button', { name: 'Make cover photo photo 3' }).click()
  expect(await covers(page)).toEqual([c, b, a])
  await expect(page.getByRole('button', { name: 'Move earlier photo 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Rotate photo 2' }).click()
  await expect(liveRegion.filter({ hasText: 'Photo 2 turned to the right' })).toBeAttached()
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  expect(await covers(page)).toEqual([b, a])
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeFocused()
})

test('[WIZ-04] photos change places by dragging, and Escape puts them back', async ({ page, request }) => {
  await addPhotos(page, await photoFiles(request, 3))
  const [a, b, c] = await covers(page)
  const drag = async () => {
    await tile(page, 1).getByText('Drag').hover()
    await page.mouse.down()
    const to = await tile(page, 2).locator('img').boundingBox()
    await page.mouse.move((to?.x ?? 0) + 150, (to?.y ?? 0) + 150, { steps: 5 })
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await covers(page)).toEqual([a, b, c])
  await drag()
  await page.mouse.up()
  expect(await covers(page)).toEqual([b, a, c])
  await expect(tile(page, 1)).toContainText('Cover Image')
})

test(
  '[WIZ-11] [WIZ-14] a photo whose connection is lost says so; it is tried again, and one can go on meanwhile',
  short,
  async ({ page, request }) => {
    const [first, second] = await photoFiles(request, 2)
    await addPhotos(page, first ? [first] : [])
    await page.route('**/v1/storage/uploads/**', (route) => route.abort())
    await page.locator(chooser).setInputFiles(second ? [second] : [])
    await expect(tile(page, 2)).toContainText('Not uploaded. The connection was lost.')
    await expect(page.getByText('1 photo failed. You can go on without it.')).toBeVisible()
    await page.unroute('**/v1/storage/uploads/**')
    await page.getByRole('button', { name: 'Retry photo 2' }).click()
    await expect(tile(page, 2)).toContainText('Ready')
    await expect(page.getByRole('button', { name: 'Make cover photo photo 2' })).toBeFocused()
    await next(page, 'Basic Information').click()
    await expect(page).toHaveURL('/wizard/basics')
  },
)

test('[RULE-05] other files are refused with a message, and so is what the server cannot read', async ({
  page,
  pageErrors,
}) => {
  await page.locator(chooser).setInputFiles([
    { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
    { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) },
  ])
  await expect(page.getByText('This file was not added')).toBeVisible()
  await expect(page.getByText(/IMG_1\.heic: Only JPEG and PNG photos can be used\./)).toBeVisible()
  await expect(tile(page, 1)).toContainText('Not uploaded. ')
  await expect(page.getByRole('button', { name: /^Retry/ })).toBeHidden()
  pageErrors.length = 0
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('[WIZ-04] its camera takes a photo', async ({ page, request }) => {
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Take a photo' }).tap()
    await (await choosing).setFiles(await photoFiles(request, 1))
    await expect(tile(page, 1)).toContainText('Ready')
  })
})

test('[WIZ-04] [WIZ-11] a phone’s photo of 48 megapixels is made smaller before it is sent, and stays the right way up', async ({
  page,
}) => {
  const side = { width: 8064, height: 6048, channels: 3 as const }
  const red = { ...side, height: 3024, background: 'red' }
  const photo = await sharp({ create: { ...side, background: 'blue' } })
    .composite([{ input: await sharp({ create: red }).png().toBuffer(), top: 0, left: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const starting = page.waitForRequest(/\/storage\/direct_uploads$/)
  const finishing = page.waitForResponse(/\/storage\/direct_uploads\/.+/)
  await page.locator(chooser).setInputFiles([{ name: 'IMG_48.jpg', mimeType: 'image/jpeg', buffer: photo }])
  const { content_type, byte_size } = (await starting).postDataJSON().blob
  expect(content_type).toBe('image/jpeg')
  expect(byte_size).toBeLessThan(photo.length / 2)
  await expect(tile(page, 1)).toContainText('Ready', { timeout: 30_000 })
  const { image } = (await (await finishing).json()).data
  const stored = sharp(await (await page.request.get(image.large)).body())
  expect(await stored.metadata()).toMatchObject({ width: 1600, height: 2133 })
  // What was above is on the right, as the orientation says.
  const [red0, , blue0] = await stored.extract({ left: 1550, top: 1000, width: 1, height: 1 }).raw().toBuffer()
  expect([Number(red0) > 200, Number(blue0) < 60]).toEqual([true, true])
})

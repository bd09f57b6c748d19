import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../visit.ts'

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer }

/** Photos as a person has them on the device, which nobody else has: light and dark fields, as many as a picture is known again by. */
export async function photoFiles(_: APIRequestContext, count: number): Promise<PhotoFile[]> {
  return Array.from({ length: count }, (_, at) => ({
    name: `IMG_${at + 1}.png`,
    mimeType: 'image/png',
    buffer: ownPhoto(),
  }))
}

const [columns, rows, side] = [9, 8, 80]

/** A PNG of 720 × 640 px. */
function ownPhoto(): Buffer {
  const fields = randomBytes(columns * rows * 3)
  const lines = Array.from({ length: rows * side }, (_, y) => {
    const row = Math.floor(y / side) * columns
    const places = Array.from({ length: columns }, (_, x) => fields.subarray((row + x) * 3, (row + x + 1) * 3))
    return Buffer.concat([Buffer.alloc(1), ...places.map((colour) => Buffer.alloc(side * 3, colour))])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(columns * side, 0)
  header.writeUInt32BE(rows * side, 4)
  header.set([8, 2], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(lines))
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const next = (page: Page, step: string) =>
  page.getByRole('main').locator(':is(a, button)', { hasText: `Next: ${step}` })
export const tile = (page: Page, number: number) => page.getByRole('listitem', { name: `Photo ${number} of` })
export const tiles = (page: Page) => page.getByRole('listitem', { name: /^Photo \d+ of/ })
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Listing' })
const chooser = (page: Page) => page.locator('input[type=file][multiple]')

/** Step 1: a cane, which asks for little; choosing it leads on. */
export async function chooseType(page: Page, terms = 'walking stick', name = /^Cane/): Promise<void> {
  await page.getByLabel('Search the equipment types').fill(terms)
  await page.getByRole('button', { name }).first().click()
  await expect(heading(page, 'Images')).toBeFocused()
}

/** Step 2: adds photos and waits until they are stored. */
export async function addPhotos(page: Page, files: PhotoFile[]): Promise<void> {
  await chooser(page).setInputFiles(files)
  await expect(tiles(page).getByText('Ready')).toHaveCount(files.length)
}

/** Step 3, as a person fills it in. */
export async function fillBasics(page: Page, title: string, price = '25'): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price (numbers only)').fill(price)
  await page.getByRole('radio', { name: /^Good/ }).check()
  await page.getByLabel('Location').selectOption('Burnaby')
}

/** Step 4 of a cane. */
export async function fillDetails(page: Page, description = 'Oak, 36 inches, new rubber tip.'): Promise<void> {
  await page.getByLabel('Tip').selectOption({ index: 1 })
  await page.getByLabel('Cleaned before handover').selectOption('Wiped clean')
  await page.getByLabel('Description').fill(description)
}

/** From the first step to the preview. */
export async function writeListing(page: Page, files: PhotoFile[], title: string): Promise<void> {
  await chooseType(page)
  await addPhotos(page, files)
  await next(page, 'Basic Information').click()
  await fillBasics(page, title)
  await next(page, 'Additional Details').click()
  await fillDetails(page)
  await next(page, 'Preview').click()
  await expect(heading(page, 'Preview')).toBeFocused()
}

/** Returns this person's drafts that this browser stores. */
export const draftsOf = (page: Page, personId: number) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), `listing-drafts-${personId}`)

/** Stores a draft of this person in this browser, as the wizard does. */
export const storeDraft = (page: Page, personId: number) =>
  page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `listing-drafts-${personId}`,
    JSON.stringify([{ id: 'kept', title: 'Left behind', savedAt: Date.now() }]),
  ] as const)

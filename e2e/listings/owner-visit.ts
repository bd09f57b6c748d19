import { createHash } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { createUnconfirmedUser, headersOf, type SignedInUser } from '../accounts/accounts-visit.ts'
import { expect, test } from '../visit.ts'
import { type PhotoFile, photoFiles } from '../wizard/wizard-visit.ts'

export type Offer = { id: number; title: string; updated_at_utc: string; images: { image_id: number }[] }

/** With `photos` of their own, so many, or with these `files`. */
type ListingInput = {
  title: string
  description?: string
  photos?: number
  free?: boolean
  files?: PhotoFile[]
  /** Of another kind than a cane, with its answers. */
  equipment_type_id?: number
  properties?: Record<string, string>
}

/** Signs up an unconfirmed owner with listings that nobody else sees, so that the village's public list stays the same. */
export async function hiddenOwner(request: APIRequestContext, listings: ListingInput[]) {
  const user = await createUnconfirmedUser(request, 'owner')
  const offers: Offer[] = []
  for (const listing of listings) offers.push(await publish(request, user, listing))
  return { user, offers }
}

/** A title that stands for itself also where the visit is made once more and its first listing is still there. */
export const titleOfVisit = (words: string): string => {
  const { retry, repeatEachIndex } = test.info()
  const madeBefore = retry + repeatEachIndex
  return madeBefore ? `${words} ${madeBefore + 1}` : words
}

/** Lists a cane by the API, as the wizard does: public when the address of the owner is confirmed. */
export async function publish(request: APIRequestContext, user: SignedInUser, input: ListingInput): Promise<Offer> {
  if (user.confirmed && test.info().project.name !== 'changes')
    throw new Error('this visit would change the list that others count: name its file -public.e2e.ts')
  const headers = headersOf(user)
  const files = input.files ?? (await photoFiles(request, input.photos ?? 1))
  const images = []
  for (const file of files) images.push(await upload(request, user, file))
  const post = { ...(await cane(request)), price: '25', description: 'Oak, 36 inches.', ...input, images }
  const { photos: _, files: __, ...data } = { photos: 0, files, ...post }
  const reply = await request.post('/v1/posts', { headers, data: { post: data } })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()).data.post
}

/** Returns the required fields of a cane: its type, condition, location and properties. */
async function cane(request: APIRequestContext) {
  const categories: { equipment_types: { id: number; name: string }[] }[] = await fetchData(request, 'categories')
  const type = categories.flatMap(({ equipment_types }) => equipment_types).find(({ name }) => /^Cane/.test(name))
  const fields: { field_name: string; field_required: boolean; options: { name: string }[] }[] = await fetchData(
    request,
    `equipment_fields?id=${type?.id}`,
  )
  const needed = fields.filter(({ field_required }) => field_required)
  const [condition] = await fetchData(request, 'conditions')
  const [location] = await fetchData(request, 'locations_wizard')
  return {
    equipment_type_id: type?.id,
    condition_id: condition.value,
    location_id: location.value,
    properties: Object.fromEntries(needed.map(({ field_name, options }) => [field_name, options[0]?.name ?? '36'])),
  }
}

const fetchData = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`/v1/api/posts/${path}`)).json()).data

async function upload(
  request: APIRequestContext,
  user: SignedInUser,
  { name, mimeType, buffer }: PhotoFile,
): Promise<string> {
  const checksum = createHash('md5').update(buffer).digest('base64')
  const blob = { filename: name, content_type: mimeType, byte_size: buffer.length, checksum }
  const headers = headersOf(user)
  const started = (await (await request.post('/v1/storage/direct_uploads', { headers, data: { blob } })).json()).data
  const { url, headers: uploadHeaders } = started.direct_upload
  expect((await request.put(url, { headers: uploadHeaders, data: buffer })).ok()).toBe(true)
  await request.post(`/v1/storage/direct_uploads/${started.signed_id}`, { headers })
  return started.signed_id
}

/** Returns a person's own listings of a tab of My Listings, by the API. */
export async function ownListings(request: APIRequestContext, user: SignedInUser, type: string): Promise<Offer[]> {
  return (await (await request.get(`/v1/api/user/posts?type=${type}`, { headers: headersOf(user) })).json()).data
}

/** The card of a listing in My Listings. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Your listings' }).getByRole('link', { name: new RegExp(`^${name}`) })

export const main = (page: Page): Locator => page.getByRole('main')

export const question = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { createConfirmedUser, headersOf, type SignedInUser } from '../accounts/accounts-visit.ts'

/** The modal in which a person subscribes to an equipment type. */
export const subscribe = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to Equipment Notifications' })

/** Returns the names of the equipment types that a person subscribes to, by the API. */
export async function subscribedTypes(request: APIRequestContext, person: SignedInUser): Promise<string[]> {
  const reply = await request.get('/v1/user_notifications', { headers: headersOf(person) })
  const own: { equipment_type: { name: string } }[] = (await reply.json()).data
  return own.map(({ equipment_type }) => equipment_type.name)
}

/** Adds subscribers to an equipment type that no other visit uses. Returns how many it has then. */
export async function addCrutchesSubscribers(request: APIRequestContext, more: number): Promise<number> {
  const categories: Category[] = (await (await request.get('/v1/api/posts/categories')).json()).data
  const category = categories.find(({ equipment_types }) => equipment_types.some(isCrutches))
  const type = category?.equipment_types.find(isCrutches)
  for (let at = 0; at < more; at++) {
    const headers = headersOf(await createConfirmedUser(request, 'limps'))
    const notification = { category_id: category?.id, equipment_type_id: type?.id }
    expect((await request.post('/v1/notifications', { headers, data: { notification } })).status()).toBe(200)
  }
  return (await (await request.get(`/v1/notifications?equipment_type_id=${type?.id}`)).json()).data.length
}

type Category = { id: number; equipment_types: { id: number; name: string }[] }
const isCrutches = ({ name }: { name: string }) => name === 'Crutches'

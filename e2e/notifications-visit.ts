import type { APIRequestContext, Page } from '@playwright/test'
import { headersOf, type Known } from './accounts-visit.ts'

/** The modal in which one says what one waits for. */
export const subscribe = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to Equipment Notifications' })

/** The names of the equipment types that someone waits for, by the API. */
export async function waitsFor(request: APIRequestContext, person: Known): Promise<string[]> {
  const reply = await request.get('/v1/user_notifications', { headers: headersOf(person) })
  const own: { equipment_type: { name: string } }[] = (await reply.json()).data
  return own.map(({ equipment_type }) => equipment_type.name)
}

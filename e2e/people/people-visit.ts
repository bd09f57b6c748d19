import type { APIRequestContext } from '@playwright/test'
import { headersOf, logIn, type SignedInUser } from '../accounts/accounts-visit.ts'
import { expect } from '../visit.ts'

const sentence = 'Several people told us that they paid and got nothing. Please tell us what happened.'

/** Restricts somebody by the API, as the steward of the village does, or another volunteer. */
export async function restrict(
  request: APIRequestContext,
  person: SignedInUser,
  asked: { kind: 'mute' | 'stop' | 'ban'; days: number },
  by?: SignedInUser,
): Promise<void> {
  const headers = headersOf(by ?? (await logIn(request, 'vera@village.example')))
  const data = { ...asked, reason: 'They list what they do not have', sentence }
  const reply = await request.post(`/v1/console/accounts/${person.user_id}/restrictions`, { headers, data })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** The first name of somebody of this visit alone. */
export async function nameAs(request: APIRequestContext, person: SignedInUser, first_name: string): Promise<void> {
  const reply = await request.put('/v1/api/user/first_name', { headers: headersOf(person), data: { first_name } })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Answers by the API to what somebody is kept from. */
export async function answerTo(request: APIRequestContext, person: SignedInUser, answer: string): Promise<void> {
  const headers = headersOf(person)
  const [restriction] = (await (await request.get('/v1/api/user/restrictions', { headers })).json()).data
  const reply = await request.post(`/v1/api/user/restrictions/${restriction.id}/answer`, { headers, data: { answer } })
  expect(reply.status(), await reply.text()).toBe(200)
}

import type { Answer, Client } from '@reable/contract/client'
import { failed, type Loaded } from '../versions/loaded.ts'

export type EditedPlaces = Answer<'listPlaces'>
export type EditedPlace = EditedPlaces['places'][number]

/** Loads the places in their order, and those that were removed. */
export async function loadPlaces(api: Client): Promise<Loaded<EditedPlaces>> {
  const reply = await api('listPlaces', {})
  return reply.ok ? { kind: 'loaded', ...reply.data } : failed(reply)
}

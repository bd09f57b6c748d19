import type { Answer, Client } from '@reable/contract/client'
import type { LoadedList } from '../people/load-people.ts'

export type ScreeningSignal = Answer<'listScreeningSignals'>[number]
export type ChangePreview = Answer<'previewScreeningSignal'>

/** Loads what is looked for before a listing is public. */
export async function loadScreening(api: Client): Promise<LoadedList<ScreeningSignal>> {
  const reply = await api('listScreeningSignals', {})
  if (!reply.ok) return { failure: reply.failure }
  return { items: reply.data, page: 1, pages: 1, total: reply.data.length }
}

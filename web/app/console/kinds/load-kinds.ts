import type { Answer, Client } from '@reable/contract/client'
import { failed, type Loaded } from '../versions/loaded.ts'

export type Kinds = Answer<'listKinds'>
export type EditedKind = Answer<'getKind'>
export type EditedQuestion = Answer<'getQuestion'>
export type EditedCondition = Kinds['conditions'][number]
export type EditedCategory = Kinds['categories'][number]

/** Loads all kinds by their categories, the questions and the conditions. */
export async function loadKinds(api: Client): Promise<Loaded<{ kinds: Kinds }>> {
  const reply = await api('listKinds', {})
  return reply.ok ? { kind: 'loaded', kinds: reply.data } : failed(reply)
}

/** Loads a kind to be edited; with the id `new` none. */
export async function loadKind(api: Client, id: string): Promise<Loaded<{ kinds: Kinds; edited?: EditedKind }>> {
  const [kinds, edited] = await Promise.all([
    api('listKinds', {}),
    id === 'new' ? undefined : api('getKind', { params: { id } }),
  ])
  if (!kinds.ok) return failed(kinds)
  if (edited && !edited.ok) return failed(edited)
  return { kind: 'loaded', kinds: kinds.data, ...(edited && { edited: edited.data }) }
}

/** Loads a question to be edited; with the name `new` none. */
export async function loadQuestion(api: Client, name: string): Promise<Loaded<{ edited?: EditedQuestion }>> {
  if (name === 'new') return { kind: 'loaded' }
  const reply = await api('getQuestion', { params: { name } })
  return reply.ok ? { kind: 'loaded', edited: reply.data } : failed(reply)
}

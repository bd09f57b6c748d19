import { type ProhibitedItem, prohibitedIn, prohibitedMessages, wordsToCheck } from '@reable/contract/prohibited/rules'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { browserApi } from '../../api.ts'

/** What may not be listed, by which the forms of this page ask; `at` is when it was loaded. */
const list = createStore<{ items: readonly ProhibitedItem[]; at: number }>()(() => ({
  items: [],
  at: Number.NEGATIVE_INFINITY,
}))

/** In milliseconds: the fields of one form share what one of them loaded. Stewards change it at any time. */
const ttl = 5_000

/** What may not be listed: asked for anew whenever a form opens. */
export function useProhibited(): readonly ProhibitedItem[] {
  useEffect(() => {
    if (performance.now() - list.getState().at > ttl) void loadProhibited()
  }, [])
  return useStore(list, ({ items }) => items)
}

/** Asks for the list anew; where it cannot be had, what is there stands, and the server asks. */
export async function loadProhibited(): Promise<void> {
  const reply = await browserApi('listProhibitedItems', {})
  if (reply.ok) list.setState({ items: reply.data, at: performance.now() })
}

/** The words that whoever wrote these texts was asked about while writing, and went on. */
export async function askedWords(...texts: string[]): Promise<string[]> {
  if (list.getState().at === Number.NEGATIVE_INFINITY) await loadProhibited()
  return wordsToCheck(texts, list.getState().items)
}

/** Leaves out the sentences that only ask about a word: the form asks the same at the field, and lets people go on. */
export const withoutQuestions = (
  sentences: Record<string, string>,
  texts: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).filter(
      ([name, sentence]) =>
        !prohibitedIn(texts[name] ?? '', list.getState().items).some((match) =>
          sentence.startsWith(prohibitedMessages(match).question),
        ),
    ),
  )

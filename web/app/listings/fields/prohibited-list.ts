import { type ProhibitedItem, wordsToCheck, wordUnchecked } from '@reable/contract/prohibited/rules'
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

/** Asks for the list anew; where it cannot be had, what is there stands, and a volunteer looks. */
export async function loadProhibited(): Promise<void> {
  const reply = await browserApi('listProhibitedItems', {})
  if (reply.ok) list.setState({ items: reply.data, at: performance.now() })
}

/** The words of a text of which nobody has said yet that they mean something else. */
export const uncheckedWords = (text: string, checked: string): string[] =>
  wordsToCheck([text], list.getState().items).filter((word) => !readChecked(checked).includes(word))

/** The words that were ticked, as a form holds them: in one text. */
export const readChecked = (checked: string): string[] => checked.split('|').filter(Boolean)

/** Those words with one of them ticked or not. */
export const withChecked = (checked: string, word: string, ticked: boolean): string =>
  [...readChecked(checked).filter((other) => other !== word), ...(ticked ? [word] : [])].join('|')

/** Asks to tick the box about each prohibited word of a text, or to take it out. */
export function wordError(text: string, checked: string): string | undefined {
  const unchecked = uncheckedWords(text, checked)
  return unchecked.length ? wordUnchecked(unchecked) : undefined
}

import type { Answer } from '@reable/contract/client'
import { browserApi } from '../../api.ts'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { type Tried, TryOnListings } from '../versions/try-on-listings.tsx'
import { itemRules, wordsOf } from './item-values.ts'

/** Tries the typed words. `words` are those before anything is typed. */
export function TryWords({ words = [] }: { words?: readonly string[] }) {
  const typed = useFieldText('words', words.join('\n'))
  return <TryOnListings attempt={() => tryWords(typed)} />
}

async function tryWords(typed: string): Promise<Tried> {
  const error = itemRules.words(typed)
  if (error) return { text: error, lines: [] }
  const reply = await browserApi('tryProhibited', { body: { words: wordsOf(typed) } })
  if (!reply.ok) return { text: reply.failure.error, lines: [] }
  const lines = reply.data.posts.map(({ id, title, word }) => ({ id, text: `${title}: “${word}”` }))
  return { text: foundText(reply.data), lines }
}

/** "Of the last 100 listings, the owners of 3 would have been asked." */
function foundText({ of, found }: Answer<'tryProhibited'>): string {
  if (!found) return `Of the last ${of} listings, nobody would have been asked.`
  return `Of the last ${of} listings, the ${found === 1 ? 'owner of 1' : `owners of ${found}`} would have been asked.`
}

import { useStore } from 'zustand'
import { readText } from '../../state/storage.ts'
import { fitKey, fitStorage, fitText } from './fit-storage.ts'
import { emptyFit, readStoredFit, type StoredFit, textOf } from './stored-fit.ts'

/** What is kept, and what is wrong with how it is kept, if anything is. */
export type FitState = { fit: StoredFit; trouble: 'unreadable' | 'refused' | undefined }

let cached: { text: string | null; fit: StoredFit | undefined } = { text: null, fit: emptyFit }

function fitIn(text: string | null): StoredFit | undefined {
  if (cached.text !== text) cached = { text, fit: readStoredFit(text) }
  return cached.fit
}

/** What this browser keeps, the same object as long as nothing changes; nothing in the server's HTML and during hydration. */
export function useStoredFit(): FitState {
  const text = useStore(fitText)
  return { fit: fitIn(text) ?? emptyFit, trouble: troubleWith(text) }
}

export const storedFit = (): StoredFit => fitIn(fitText.getState()) ?? emptyFit

function troubleWith(text: string | null): FitState['trouble'] {
  if (!fitIn(text)) return 'unreadable'
  return text !== null && fitStorage.read() === text && readText('localStorage', fitKey) !== text
    ? 'refused'
    : undefined
}

/** Changes what is kept, in this tab and all others. What could not be read is replaced. */
export function changeStoredFit(change: (fit: StoredFit) => StoredFit): void {
  const after = change(storedFit())
  fitText.write(after === emptyFit ? null : textOf(after))
}

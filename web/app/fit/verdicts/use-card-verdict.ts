import { type ComponentType, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fitText } from '../people/fit-storage.ts'
import type { CardVerdictProps } from './card-verdict.tsx'

type CardVerdict = ComponentType<CardVerdictProps>

const store = createStore<{ CardVerdict?: CardVerdict }>()(() => ({}))

let isLoading = false

/** Fetches the code of verdicts where somebody has answered something on this device; without it a card reads as it does for everyone. */
function loadVerdicts(): void {
  if (isLoading || fitText.getState() === null) return
  isLoading = true
  import('./card-verdict.tsx').then(
    ({ CardVerdict }) => store.setState({ CardVerdict }),
    () => {},
  )
}

/** The part of a card that says whether its thing fits; undefined where nobody has answered anything, and in the server's HTML. */
export function useCardVerdict(): CardVerdict | undefined {
  useEffect(() => {
    loadVerdicts()
    return fitText.subscribe(loadVerdicts)
  }, [])
  return useStore(store, ({ CardVerdict }) => CardVerdict)
}

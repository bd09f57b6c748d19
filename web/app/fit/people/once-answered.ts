import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fitText } from './fit-storage.ts'

/**
 * A hook for code that is fetched where somebody has answered something on this device. Undefined until it is there, where nobody has
 * answered anything, and in the server's HTML: the page then reads as it does for everyone.
 */
export function loadedOnceAnswered<Code>(load: () => Promise<Code>): () => Code | undefined {
  const store = createStore<{ code?: Code }>()(() => ({}))
  let isLoading = false
  const loadOnce = async () => {
    if (isLoading) return
    isLoading = true
    try {
      store.setState({ code: await load() })
    } catch {
      isLoading = false
    }
  }
  return function useCode() {
    const hasAnswers = useStore(fitText) !== null
    const code = useStore(store, ({ code }) => code)
    useEffect(() => {
      if (hasAnswers) loadOnce()
    }, [hasAnswers])
    return hasAnswers ? code : undefined
  }
}

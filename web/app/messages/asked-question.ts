import { useEffect, useEffectEvent } from 'react'
import { createStore } from 'zustand/vanilla'

type Asked = { listingId: number; text: string } | undefined

const store = createStore<{ asked: Asked }>()(() => ({ asked: undefined }))

/** A question to a seller that another part of the page puts into the message form. */
export const askedQuestion = {
  /** Puts it there at once, or as soon as the form has been loaded. */
  ask: (listingId: number, text: string): void => store.setState({ asked: { listingId, text } }),
}

/** Takes the question that was asked about this listing, once. */
export function useAskedQuestion(listingId: number, take: (text: string) => void): void {
  const takeLatest = useEffectEvent(() => {
    const { asked } = store.getState()
    if (asked?.listingId !== listingId) return
    store.setState({ asked: undefined })
    take(asked.text)
  })
  useEffect(() => {
    takeLatest()
    return store.subscribe(() => takeLatest())
  }, [])
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeviceStorage } from './device-storage.ts'

/** The part of a store that `useStore` reads. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>

export type StoredStore<State> = ReadonlyStore<State> & {
  /** Stores a text in place of the one before, and calls the listeners; null removes it. */
  write: (text: string | null) => void
  /** Calls the listeners though the text is the same: something else that the state depends on has changed. */
  notify: () => void
}

type Options<State> = {
  storage: DeviceStorage
  /** The state that a stored text stands for. Null: nothing is stored, as in the server's HTML and during hydration. */
  parse: (text: string | null) => State
  /** Called after each change, before the listeners. `isElsewhere`: another tab has made it. */
  onChange?: (isElsewhere: boolean) => void
}

/** A store whose state is a text in this browser's storage. The state is the same object as long as the text is the same. */
export function createStoredStore<State>({ storage, parse, onChange }: Options<State>): StoredStore<State> {
  const initial = parse(null)
  const changes = createStore<object>()(() => ({}))
  let cached: { text: string | null; state: State } = { text: null, state: initial }
  let listenerCount = 0
  let unsubscribeFromStorage = () => {}
  const getState = () => {
    const text = storage.read()
    if (text !== cached.text) cached = { text, state: parse(text) }
    return cached.state
  }
  const announce = (isElsewhere: boolean) => {
    onChange?.(isElsewhere)
    changes.setState({}, true)
  }
  return {
    getState,
    getInitialState: () => initial,
    subscribe(listener) {
      const unsubscribe = changes.subscribe(() => listener(getState(), getState()))
      if (++listenerCount === 1) unsubscribeFromStorage = storage.subscribe(() => announce(true))
      return () => {
        unsubscribe()
        if (--listenerCount === 0) unsubscribeFromStorage()
      }
    },
    write(text) {
      storage.write(text)
      announce(false)
    },
    notify: () => announce(false),
  }
}

import { expect, test, vi } from 'vitest'
import type { DeviceStorage } from './device-storage.ts'
import { createStoredStore } from './stored-store.ts'

/** A storage whose text another tab can write. */
function sharedStorage() {
  let text: string | null = null
  const listeners = new Set<() => void>()
  const storage: DeviceStorage = {
    read: () => text,
    write: (next) => {
      text = next
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const writeElsewhere = (next: string | null) => {
    text = next
    for (const listener of listeners) listener()
  }
  return { storage, writeElsewhere, listeners }
}

const parse = (text: string | null) => ({ words: text?.split(' ') ?? [] })

test('the state is that of the stored text, the same object until it changes; the first HTML has that of none', () => {
  const { storage } = sharedStorage()
  const store = createStoredStore({ storage, parse })
  store.write('oak cane')
  expect(store.getState()).toEqual({ words: ['oak', 'cane'] })
  expect(store.getState()).toBe(store.getState())
  expect(store.getInitialState()).toEqual({ words: [] })
})

test('what another tab writes is heard as long as somebody listens', () => {
  const { storage, writeElsewhere, listeners } = sharedStorage()
  const [onChange, listener] = [vi.fn(), vi.fn()]
  const store = createStoredStore({ storage, parse, onChange })
  const unsubscribes = [store.subscribe(listener), store.subscribe(listener)]
  writeElsewhere('cane')
  expect([onChange.mock.calls, listener.mock.calls.length]).toEqual([[[true]], 2])
  for (const unsubscribe of unsubscribes) unsubscribe()
  expect(listeners.size).toBe(0)
  store.write(null)
  expect([onChange.mock.lastCall, listener.mock.calls.length]).toEqual([[false], 2])
})

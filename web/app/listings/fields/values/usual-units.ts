import { type Unit, unitsFor } from '@reable/contract/measures/rules'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../../state/device-storage.ts'
import { parseStoredObject } from '../../../state/parse-stored-object.ts'

const storage = deviceStorage('measure-units')
const listeners = new Set<() => void>()

/** The unit that was chosen last on this device for questions of this unit. */
export const useUsualUnit = (own: Unit): Unit =>
  useSyncExternalStore(
    subscribe,
    () => usualUnit(own),
    () => own,
  )

/** A stored unit that such a question does not offer is ignored. */
export const usualUnit = (own: Unit): Unit => unitsFor(own).find((unit) => unit === chosenUnits()[own]) ?? own

/** Stores it for every measure that is still empty, and for the next visit. */
export function chooseUnit(own: Unit, unit: Unit): void {
  storage.write(JSON.stringify({ ...chosenUnits(), [own]: unit }))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const unsubscribe = storage.subscribe(listener)
  listeners.add(listener)
  return () => {
    unsubscribe()
    listeners.delete(listener)
  }
}

const chosenUnits = () => parseStoredObject<Record<Unit, unknown>>(storage.read())

import { type Unit, unitsFor } from '@reable/contract/measures/rules'
import { useSyncExternalStore } from 'react'
import { deviceShelf } from '../../../device-shelf.ts'
import { keptObject } from '../../../kept-object.ts'

const shelf = deviceShelf('measure-units')
const listeners = new Set<() => void>()

/** The unit that was chosen last on this device for questions of this unit. */
export const useUsualUnit = (own: Unit): Unit =>
  useSyncExternalStore(
    hear,
    () => usualUnit(own),
    () => own,
  )

/** What is kept and is none of the two that such a question offers counts as nothing. */
export const usualUnit = (own: Unit): Unit => unitsFor(own).find((unit) => unit === chosen()[own]) ?? own

/** Keeps it for every measure that is still empty, and for the next time. */
export function chooseUnit(own: Unit, unit: Unit): void {
  shelf.write(JSON.stringify({ ...chosen(), [own]: unit }))
  for (const tell of listeners) tell()
}

function hear(tell: () => void) {
  const unhear = shelf.hear(tell)
  listeners.add(tell)
  return () => {
    unhear()
    listeners.delete(tell)
  }
}

const chosen = () => keptObject<Record<Unit, unknown>>(shelf.read())

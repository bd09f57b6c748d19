import { type Unit, unitsFor } from '@reable/contract/measures/rules'
import { useStore } from 'zustand'
import { deviceStorage } from '../../../state/device-storage.ts'
import { parseStoredObject } from '../../../state/storage.ts'
import { createStoredStore } from '../../../state/stored-store.ts'

type ChosenUnits = Partial<Record<Unit, unknown>>

const store = createStoredStore({
  storage: deviceStorage('measure-units'),
  parse: (text): ChosenUnits => parseStoredObject<Record<Unit, unknown>>(text),
})

/** The unit that was chosen last on this device for questions of this unit. */
export const useUsualUnit = (own: Unit): Unit => useStore(store, (chosen) => chosenUnit(chosen, own))

export const usualUnit = (own: Unit): Unit => chosenUnit(store.getState(), own)

/** A stored unit that such a question does not offer is ignored. */
const chosenUnit = (chosen: ChosenUnits, own: Unit) => unitsFor(own).find((unit) => unit === chosen[own]) ?? own

/** Stores it for every measure that is still empty, and for the next visit. */
export const chooseUnit = (own: Unit, unit: Unit): void =>
  store.write(JSON.stringify({ ...store.getState(), [own]: unit }))

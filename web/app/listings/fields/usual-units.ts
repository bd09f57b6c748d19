import type { Unit } from '@reable/contract/measures-rules'
import { useSyncExternalStore } from 'react'

const key = 'measure-units'
const listeners = new Set<() => void>()
let chosen: Partial<Record<Unit, Unit>> | undefined

/** The unit that was chosen last on this device for questions of this unit. */
export const useUsualUnit = (own: Unit): Unit =>
  useSyncExternalStore(
    hear,
    () => units()[own] ?? own,
    () => own,
  )

/** Keeps it for every measure that is still empty, and for the next time. */
export function chooseUnit(own: Unit, unit: Unit): void {
  chosen = { ...units(), [own]: unit }
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(key, JSON.stringify(chosen))
  } catch {
    // Then it holds for as long as this page is open.
  }
}

function hear(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function units(): Partial<Record<Unit, Unit>> {
  chosen ??= read()
  return chosen
}

function read(): Partial<Record<Unit, Unit>> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept ? kept : {}
  } catch {
    return {}
  }
}

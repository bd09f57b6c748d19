import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../state/device-storage.ts'
import { emptyLocation, type NearQuery, nearQueryOf, readLocation, type StoredLocation } from './stored-location.ts'

export type LocationState = StoredLocation & {
  near: NearQuery | undefined
  /** Why the last change of a switch failed, in sentences; not stored. */
  error: string | undefined
}

/** The typed text of the postal code's field, and its error in sentences. */
export type TypedCode = { text: string; error?: string | undefined }

const storage = deviceStorage('location')
/** The storage of the moment when this browser's position was last requested, in milliseconds since 1970. */
export const positionRequested = deviceStorage('location-asked')

const onServer: LocationState = { ...emptyLocation, near: undefined, error: undefined }

const listeners = new Set<() => void>()
let unsubscribeFromStorage = () => {}
let error: string | undefined
/** Whether this page has a pending request of the position. Not the stored flag: a page left during a request leaves that set. */
let isRequesting = false
/** Set until the code is found or its person logs out; not stored. Outlives the field, which closes with its dialog. */
let typed: TypedCode | undefined
/** Counts the requests for a position or postal code, so that late answers can be ignored. */
let requestCount = 0
let cached: { text: string | null; state: LocationState } = { text: null, state: onServer }

/** The location that this browser's person shares. Never called on the server; the same object as long as nothing changed. */
export function locationState(): LocationState {
  const text = storage.read()
  const { error: previousError, initializingLocation } = cached.state
  if (text === cached.text && error === previousError && isRequesting === initializingLocation) return cached.state
  const stored = { ...readLocation(text), initializingLocation: isRequesting }
  cached = { text, state: { ...stored, near: nearQueryOf(stored), error } }
  return cached.state
}

/** Changes the stored location. Clears the previous error, unless the change has another. */
export function updateLocation(change: Partial<LocationState>): void {
  const { near: _, error: __, ...stored } = locationState()
  const { error: newError, ...changed } = change
  error = newError
  isRequesting = change.initializingLocation ?? isRequesting
  storage.write(JSON.stringify({ ...stored, ...changed }))
  notify()
}

/** Invalidates earlier requests. Returns a function that says whether the request that starts here is still the latest. */
export function startRequest(): () => boolean {
  const id = ++requestCount
  return () => id === requestCount
}

/** Sets the typed postal code, for as long as this page is open. */
export function setTypedCode(next: TypedCode | undefined): void {
  typed = next
  notify()
}

export const typedCode = (): TypedCode | undefined => typed

/** Stops sharing, or requesting, the location. The radius and the postal code stay stored. `reason` is shown, in sentences. */
export function stopSharing(reason?: string): void {
  startRequest()
  const { allowSharingLocation, initializingLocation } = locationState()
  if (!allowSharingLocation && !initializingLocation && error === reason) return
  updateLocation({
    allowSharingLocation: false,
    useCurrentLocation: false,
    initializingLocation: false,
    geoLocation: undefined,
    municipal: undefined,
    error: reason,
  })
}

/** Removes the location from the device, as when its person logs out. */
export function forgetLocation(): void {
  resetTransient()
  storage.write(null)
  positionRequested.write(null)
  notify()
}

function resetTransient(): void {
  startRequest()
  error = undefined
  typed = undefined
  isRequesting = false
}

/** Updates the document's data attribute, which the script in its head sets at the next load, and calls the listeners. */
function notify(): void {
  const { dataset } = document.documentElement
  if (locationState().near) dataset.near = ''
  else delete dataset.near
  for (const listener of listeners) listener()
}

/** Runs when another tab has changed or removed the stored location. */
function onOtherTab(): void {
  if (storage.read() === null) resetTransient()
  notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) unsubscribeFromStorage = storage.subscribe(onOtherTab)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) unsubscribeFromStorage()
  }
}

/** The shared location; empty in the server's HTML and during hydration. */
export const useLocationState = (): LocationState => useSyncExternalStore(subscribe, locationState, () => onServer)

/** The typed postal code; undefined where the field shows the stored one. */
export const useTypedCode = (): TypedCode | undefined => useSyncExternalStore(subscribe, typedCode, () => undefined)

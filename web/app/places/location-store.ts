import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../state/device-storage.ts'
import { createStoredStore, type ReadonlyStore } from '../state/stored-store.ts'
import { emptyLocation, type NearQuery, nearQueryOf, readLocation, type StoredLocation } from './stored-location.ts'

export type LocationState = StoredLocation & {
  near: NearQuery | undefined
  /** Why the last change of a switch failed, in sentences; not stored. */
  error: string | undefined
}

/** The typed text of the postal code's field, and its error in sentences. */
export type TypedCode = { text: string; error?: string | undefined }

const storage = deviceStorage('location')
/** The storage of the moment when this browser's position, or the name of its place, was last requested, in milliseconds since 1970. */
export const positionRequested = deviceStorage('location-asked')

/** The state that lasts as long as this page is open and is not stored. */
type PageState = {
  error: string | undefined
  /** Whether this page has a pending request of the position. Not the stored flag: a page left during a request leaves that set. */
  isRequesting: boolean
  /** Set until the code is found or its person logs out. Outlives the field, which closes with its dialog. */
  typed: TypedCode | undefined
}

const emptyPage: PageState = { error: undefined, isRequesting: false, typed: undefined }
const page = createStore<PageState>()(() => emptyPage)
const stored = createStoredStore({ storage, parse: readLocation, onChange })

const onServer: LocationState = { ...emptyLocation, near: undefined, error: undefined }

/** Counts the requests for a position or postal code, so that late answers can be ignored. */
let requestCount = 0
let cached: { location: StoredLocation; state: LocationState } = { location: emptyLocation, state: onServer }

/** The location that this browser's person shares. Never called on the server; the same object as long as nothing changed. */
export function locationState(): LocationState {
  const location = stored.getState()
  const { error, isRequesting } = page.getState()
  const { state } = cached
  if (cached.location === location && state.error === error && state.initializingLocation === isRequesting) return state
  const present = { ...location, initializingLocation: isRequesting }
  cached = { location, state: { ...present, near: nearQueryOf(present), error } }
  return cached.state
}

/** Changes the stored location. Clears the previous error, unless the change has another. */
export function updateLocation(change: Partial<LocationState>): void {
  const { near: _, error: __, ...before } = locationState()
  const { error, ...changed } = change
  page.setState({ error, isRequesting: change.initializingLocation ?? page.getState().isRequesting })
  stored.write(JSON.stringify({ ...before, ...changed }))
}

/** Invalidates earlier requests. Returns a function that says whether the request that starts here is still the latest. */
export function startRequest(): () => boolean {
  const id = ++requestCount
  return () => id === requestCount
}

/** Sets the typed postal code, for as long as this page is open. */
export const setTypedCode = (typed: TypedCode | undefined): void => page.setState({ typed })

export const typedCode = (): TypedCode | undefined => page.getState().typed

/** Stops sharing, or requesting, the location. The radius and the postal code stay stored. `reason` is shown, in sentences. */
export function stopSharing(reason?: string): void {
  startRequest()
  const { allowSharingLocation, initializingLocation, error } = locationState()
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
  resetPage()
  stored.write(null)
  positionRequested.write(null)
}

function resetPage(): void {
  startRequest()
  page.setState(emptyPage)
}

/** Updates the document's data attribute, which the script in its head sets at the next load. */
function onChange(isElsewhere: boolean): void {
  if (isElsewhere && storage.read() === null) resetPage()
  const { dataset } = document.documentElement
  if (locationState().near) dataset.near = ''
  else delete dataset.near
}

/** The stored state and that of this page, as one. */
const locationStore: ReadonlyStore<LocationState> = {
  getState: locationState,
  getInitialState: () => onServer,
  subscribe(listener) {
    const onAny = () => listener(locationState(), locationState())
    const unsubscribes = [stored.subscribe(onAny), page.subscribe(onAny)]
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  },
}

/** The shared location; empty in the server's HTML and during hydration. */
export const useLocationState = (): LocationState => useStore(locationStore)

/** The typed postal code; undefined where the field shows the stored one. */
export const useTypedCode = (): TypedCode | undefined => useStore(page, typedOf)

const typedOf = ({ typed }: PageState) => typed

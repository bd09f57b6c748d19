import { useSyncExternalStore } from 'react'
import { deviceShelf } from '../device-shelf.ts'
import { type KeptLocation, type NearQuery, nearQueryOf, nothingKept, readLocation } from './kept-location.ts'

export type LocationState = KeptLocation & {
  near: NearQuery | undefined
  /** Why the last turn of a switch came to nothing, in sentences; not kept. */
  trouble: string | undefined
}

/** A postal code as it stands in its field, and what is wrong with it, in sentences. */
export type TypedCode = { text: string; fault?: string | undefined }

const shelf = deviceShelf('location')
/** When this browser was last asked where it is, in milliseconds since 1970. */
export const positionAsked = deviceShelf('location-asked')

const onServer: LocationState = { ...nothingKept, near: undefined, trouble: undefined }

const listeners = new Set<() => void>()
let unhear = () => {}
let trouble: string | undefined
/** Whether this page is asking the browser: a page that was left while it asked leaves the word behind, and nothing goes on. */
let asking = false
/** Until it is found or its person leaves; not kept. A dialog that closes takes the field along. */
let typed: TypedCode | undefined
/** Counts the questions where somebody is. */
let asked = 0
let known: { text: string | null; state: LocationState } = { text: null, state: onServer }

/** Where this browser's person is, as far as they share it. Never on the server; the same object as long as nothing changed. */
export function locationState(): LocationState {
  const text = shelf.read()
  const { trouble: told, initializingLocation } = known.state
  if (text === known.text && trouble === told && asking === initializingLocation) return known.state
  const kept = { ...readLocation(text), initializingLocation: asking }
  known = { text, state: { ...kept, near: nearQueryOf(kept), trouble } }
  return known.state
}

/** Changes what is kept. The trouble of before is over, unless there is another. */
export function keepLocation(change: Partial<LocationState>): void {
  const { near: _, trouble: __, ...kept } = locationState()
  const { trouble: told, ...changed } = change
  trouble = told
  asking = change.initializingLocation ?? asking
  shelf.write(JSON.stringify({ ...kept, ...changed }))
  tellAll()
}

/** Whatever was asked before counts no more. Answers whether the question that begins here is still the last one. */
export function askAnew(): () => boolean {
  const mine = ++asked
  return () => mine === asked
}

/** Remembers what stands in the field, for as long as this page is open. */
export function keepTyped(next: TypedCode | undefined): void {
  typed = next
  tellAll()
}

export const typedCode = (): TypedCode | undefined => typed

/** Ends the sharing, or the asking for it. The radius and the postal code stay on the device. `told` is why, in sentences. */
export function stopSharing(told?: string): void {
  askAnew()
  const { allowSharingLocation, initializingLocation } = locationState()
  if (!allowSharingLocation && !initializingLocation && trouble === told) return
  keepLocation({
    allowSharingLocation: false,
    useCurrentLocation: false,
    initializingLocation: false,
    geoLocation: undefined,
    municipal: undefined,
    trouble: told,
  })
}

/** Forgets all of it, as when its person leaves the device. */
export function forgetLocation(): void {
  forgetPassing()
  shelf.write(null)
  positionAsked.write(null)
  tellAll()
}

function forgetPassing(): void {
  askAnew()
  trouble = undefined
  typed = undefined
  asking = false
}

/** The mark on the document says at once what the script in its head says at the next load. */
function tellAll(): void {
  const { dataset } = document.documentElement
  if (locationState().near) dataset.near = ''
  else delete dataset.near
  for (const tell of listeners) tell()
}

/** Another tab shares, has stopped, or was left by its person. */
function hearOther(): void {
  if (shelf.read() === null) forgetPassing()
  tellAll()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) unhear = shelf.hear(hearOther)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) unhear()
  }
}

/** What is shared; nothing in the server's HTML and while the browser takes it over. */
export const useLocationState = (): LocationState => useSyncExternalStore(subscribe, locationState, () => onServer)

/** What stands in the field of the postal code; undefined: what is kept. */
export const useTypedCode = (): TypedCode | undefined => useSyncExternalStore(subscribe, typedCode, () => undefined)

import type { User } from '@reable/contract/accounts/operations'
import { useSyncExternalStore } from 'react'
import { parseStoredObject } from '../state/parse-stored-object.ts'
import { readUserStorage, subscribeToUserStorage, writeUserStorage } from './user-storage.ts'

/** The signed-in user as local storage has them, with the field names of the specification. */
export type StoredUser = Omit<User, 'auth_token' | 'volunteer'> & {
  auth_token: string
  volunteer?: boolean
} & Notes

type Notes = {
  /** Signed up or logged in without a confirmed address, in this visit: opens 'Verify your email'. */
  justSignedUp?: boolean
  changedPassword?: boolean
  confirmationResent?: boolean
  /** A reset link was requested in this browser. */
  resetSent?: boolean
  /** Of the link that is being used to choose a new password. */
  reset_password_token?: string | undefined
  /** The same token, by the name that the second document of the specification has for it. */
  reset_token?: string | undefined
  subscribe_clicked?: boolean
  success?: boolean
}

const listeners = new Set<() => void>()
let unsubscribeFromStorage = () => {}
let cached: { text: string | null; user: StoredUser | undefined } = { text: null, user: undefined }

/** The user who is signed in in this browser. Always undefined on the server; the same object as long as nothing changed. */
export function storedUser(): StoredUser | undefined {
  const text = readUserStorage()
  if (text !== cached.text) cached = { text, user: readUser(text) }
  return cached.user
}

function readUser(text: string | null): StoredUser | undefined {
  const user = parseStoredObject<StoredUser>(text)
  return typeof user.auth_token === 'string' && typeof user.email === 'string' ? (user as StoredUser) : undefined
}

/** All stored fields, whether someone is signed in or not. */
const storedFields = () => parseStoredObject<StoredUser>(readUserStorage())

/**
 * Signs in, or stores the server's latest answer about the user. An answer without a token signs nobody in and changes nothing. The
 * browser's own notes stay as long as the person is the same.
 */
export function storeUser(user: User, notes: Partial<StoredUser> = {}): void {
  const { auth_token } = user
  const before = storedUser()
  const same = before?.user_id === user.user_id ? before : undefined
  if (auth_token) write({ ...same, ...user, auth_token, ...notes })
}

/** Stores notes that only this browser has: about the signed-in person, or about a guest. */
export function storeUserNotes(notes: Notes): void {
  write({ ...storedFields(), ...notes })
}

/** Signs out in this browser. */
export function clearUser(): void {
  writeUserStorage(null)
  notify()
}

function write(user: StoredUser | Notes): void {
  writeUserStorage(JSON.stringify(user))
  notify()
}

/** Updates the document's data attributes, which the script in its head sets at the next load, and calls the listeners. */
function notify(): void {
  const user = storedUser()
  const { dataset } = document.documentElement
  mark(dataset, 'signedIn', user !== undefined)
  mark(dataset, 'unconfirmed', user?.confirmed === false)
  for (const listener of listeners) listener()
}

function mark(dataset: DOMStringMap, name: string, isSet: boolean): void {
  if (isSet) dataset[name] = ''
  else delete dataset[name]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab signed in or out.
  if (listeners.size === 1) unsubscribeFromStorage = subscribeToUserStorage(notify)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) unsubscribeFromStorage()
  }
}

/** The signed-in user; undefined in the server's HTML and during hydration. */
export const useUser = (): StoredUser | undefined => useSyncExternalStore(subscribe, storedUser, () => undefined)

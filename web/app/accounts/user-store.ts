import type { User } from '@reable/contract/accounts/operations'
import { useSyncExternalStore } from 'react'
import { keptObject } from '../kept-object.ts'
import { hearShelf, readShelf, writeShelf } from './user-shelf.ts'

/** The person of this browser, under the names of the specification, as local storage keeps them. */
export type StoredUser = Omit<User, 'auth_token' | 'volunteer'> & {
  auth_token: string
  volunteer?: boolean
} & Notes

type Notes = {
  /** Signed up or logged in without a confirmed address, in this visit: opens 'Verify your email'. */
  justSignedUp?: boolean
  changedPassword?: boolean
  confirmationResent?: boolean
  /** A reset link was asked for in this browser. */
  resetSent?: boolean
  /** Of the link that is being used to choose a new password. */
  reset_password_token?: string | undefined
  /** The same token, by the name that the second document of the specification has for it. */
  reset_token?: string | undefined
  subscribe_clicked?: boolean
  success?: boolean
}

const listeners = new Set<() => void>()
let unhearShelf = () => {}
let known: { text: string | null; user: StoredUser | undefined } = { text: null, user: undefined }

/** Who is signed in in this browser. Never on the server; the same object as long as nothing changed. */
export function storedUser(): StoredUser | undefined {
  const text = readShelf()
  if (text !== known.text) known = { text, user: readUser(text) }
  return known.user
}

function readUser(text: string | null): StoredUser | undefined {
  const user = keptObject<StoredUser>(text)
  return typeof user.auth_token === 'string' && typeof user.email === 'string' ? (user as StoredUser) : undefined
}

/** All that is kept, of someone signed in or not. */
const shelved = () => keptObject<StoredUser>(readShelf())

/**
 * Signs in, or stores what the server says anew. What it answers without a token signs nobody in and changes nothing. What
 * the browser alone knew stays with the person of whom it knew it.
 */
export function storeUser(user: User, told: Partial<StoredUser> = {}): void {
  const { auth_token } = user
  const before = storedUser()
  const same = before?.user_id === user.user_id ? before : undefined
  if (auth_token) write({ ...same, ...user, auth_token, ...told })
}

/** Changes what the browser alone knows: of the person, or of whoever sits here before someone signs in. */
export function noteOfUser(told: Notes): void {
  write({ ...shelved(), ...told })
}

/** Signs out in this browser. */
export function clearUser(): void {
  writeShelf(null)
  tellAll()
}

function write(user: StoredUser | Notes): void {
  writeShelf(JSON.stringify(user))
  tellAll()
}

/** The marks on the document say at once what the script in its head says at the next load. */
function tellAll(): void {
  const user = storedUser()
  const { dataset } = document.documentElement
  mark(dataset, 'signedIn', user !== undefined)
  mark(dataset, 'unconfirmed', user?.confirmed === false)
  for (const tell of listeners) tell()
}

function mark(dataset: DOMStringMap, name: string, is: boolean): void {
  if (is) dataset[name] = ''
  else delete dataset[name]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab signed in or out.
  if (listeners.size === 1) unhearShelf = hearShelf(tellAll)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) unhearShelf()
  }
}

/** Who is signed in; undefined in the server's HTML and while the browser takes it over. */
export const useUser = (): StoredUser | undefined => useSyncExternalStore(subscribe, storedUser, () => undefined)

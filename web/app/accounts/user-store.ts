import type { User } from '@reable/contract/accounts/operations'
import { useStore } from 'zustand'
import { type DeviceStorage, deviceStorage } from '../state/device-storage.ts'
import { parseStoredObject } from '../state/storage.ts'
import { createStoredStore } from '../state/stored-store.ts'

/** The signed-in user as local storage has them, with the field names of the specification. */
export type StoredUser = Omit<User, 'auth_token' | 'volunteer' | 'role'> & {
  auth_token: string
  volunteer?: boolean
  role?: User['role']
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

/** The storage of the signed-in user in this browser; where nothing is stored nobody is signed in. */
export const userStorage: DeviceStorage = deviceStorage('user')

const store = createStoredStore({ storage: userStorage, parse: readUser, onChange: markDocument })

/** The user who is signed in in this browser. Always undefined on the server; the same object as long as nothing changed. */
export const storedUser = store.getState

function readUser(text: string | null): StoredUser | undefined {
  const user = parseStoredObject<StoredUser>(text)
  return typeof user.auth_token === 'string' && typeof user.email === 'string' ? (user as StoredUser) : undefined
}

/** All stored fields, whether someone is signed in or not. */
const storedFields = () => parseStoredObject<StoredUser>(userStorage.read())

/**
 * Signs in, or stores the server's latest answer about the user. An answer without a token signs nobody in and changes nothing. The
 * browser's own notes stay as long as the person is the same.
 */
export function storeUser(user: User, notes: Partial<StoredUser> = {}): void {
  const { auth_token } = user
  const before = storedUser()
  const same =
    before?.user_id === user.user_id
      ? { ...before, restricted: undefined, partner_member: undefined, limited: undefined, sign_up: undefined }
      : undefined
  if (auth_token) write({ ...same, ...user, auth_token, ...notes })
}

/** Stores notes that only this browser has: about the signed-in person, or about a guest. */
export function storeUserNotes(notes: Notes): void {
  write({ ...storedFields(), ...notes })
}

/** Stores that the person is banned, as an answer of the server said in passing. */
export function storeBanned(): void {
  const user = storedUser()
  if (user && user.restricted !== 'ban') write({ ...user, restricted: 'ban' })
}

/** Stores that this browser came in by a sign-up that is not proved, as an answer of the server said in passing. */
export function storeLimited(): void {
  const user = storedUser()
  if (user && !user.limited) write({ ...user, confirmed: true, limited: true })
}

/** Whether somebody may do what needs a confirmed address, in this browser. */
export const isConfirmedHere = (user: Pick<StoredUser, 'confirmed' | 'limited'>): boolean =>
  user.confirmed && !user.limited

/** Signs out in this browser. */
export const clearUser = (): void => store.write(null)

const write = (user: StoredUser | Notes): void => store.write(JSON.stringify(user))

/** Updates the document's data attributes, which the script in its head sets at the next load. */
function markDocument(): void {
  const user = storedUser()
  const { dataset } = document.documentElement
  mark(dataset, 'signedIn', user !== undefined)
  mark(dataset, 'unconfirmed', user?.confirmed === false)
  mark(dataset, 'restricted', user?.restricted !== undefined)
  mark(dataset, 'limited', user?.limited === true)
  mark(dataset, 'signUp', user?.sign_up !== undefined)
}

function mark(dataset: DOMStringMap, name: string, isSet: boolean): void {
  if (isSet) dataset[name] = ''
  else delete dataset[name]
}

/** The signed-in user; undefined in the server's HTML and during hydration. */
export const useUser = (): StoredUser | undefined => useStore(store)

import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, type SignedInUser } from '../accounts/accounts-visit.ts'

/** The fixtures that a visit uses to bring a page into a state. */
export type Fixtures = { page: Page; request: APIRequestContext }

/** Brings the page from the state before into this one, and waits until it is there. */
type Step = (fixtures: Fixtures) => Promise<unknown>

/** A page of the table and the states that are opened on it, one after the other. The page itself is the first state. */
export type PageCase = {
  /** The person who is signed in, of the village or signed up for this case; a visitor where there is none. */
  who?: (fixtures: Fixtures) => Promise<SignedInUser>
  /** Runs before the page opens: sets what the service answers and what the device stores. */
  before?: Step
  path: string | ((fixtures: Fixtures) => string | Promise<string>)
  /** Waits until the page shows its own content. */
  ready?: Step
  /** The states to open, by their names. */
  states?: Record<string, Step>
  /** The widths at which the page itself is checked, both by default; its other states are checked at the first one. */
  widths?: readonly Width[]
  /** Contrast is not checked in the dark theme too. */
  inLightAlone?: true
  /** Rules that may stay undecided; a comment beside them says why. */
  explained?: readonly string[]
  /** Rules that cannot hold here at all. */
  exempt?: readonly string[]
  /** Statuses of the answers that the case itself makes fail. */
  fails?: readonly number[]
}

/** Window sizes, so high that hardly anything is scrolled out of sight: contrast cannot be judged there. */
export const sizes = { phone: { width: 390, height: 2400 }, desk: { width: 1280, height: 1600 } } as const
export type Width = keyof typeof sizes

const sessions = new Map<string, Promise<SignedInUser>>()

/** Logs in a person of the village, once for each process of visits. */
export const as =
  (name: string) =>
  ({ request }: Fixtures): Promise<SignedInUser> => {
    const email = `${name}@village.example`
    const person = sessions.get(email) ?? logIn(request, email)
    sessions.set(email, person)
    return person
  }

export const busyError = { error: 'This takes too long just now.', code: 'busy', flow_id: 'TEST-FLOW' }

/** Makes the service answer "busy" at this address from here on. */
export const busy =
  (address: string | RegExp) =>
  ({ page }: Fixtures) =>
    page.route(address, (route) => route.fulfill({ status: 503, json: busyError }))

/** Makes requests to this address fail from here on. */
export const unreachable =
  (address: string) =>
  ({ page }: Fixtures) =>
    page.route(address, (route) => route.abort())

export const countStates = ({ states = {} }: PageCase): number => 1 + Object.keys(states).length

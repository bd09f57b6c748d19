import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, type SignedInUser } from '../accounts/accounts-visit.ts'

/** What a visit has at hand to bring a page into a state. */
export type Fixtures = { page: Page; request: APIRequestContext }

/** Brings the page from the state before into this one, and waits until it is there. */
type Step = (fixtures: Fixtures) => Promise<unknown>

/** A page of the table and what is opened on it, one after the other. The page itself is the first state. */
export type PageCase = {
  /** Of the village or signed up for this; a visitor where there is none. */
  who?: (fixtures: Fixtures) => Promise<SignedInUser>
  /** Before the page is there: what the service is to answer, what the device keeps. */
  before?: Step
  path: string | ((fixtures: Fixtures) => string | Promise<string>)
  /** Until this is there the page is not yet itself. */
  ready?: Step
  /** Each state opened, by its name. */
  states?: Record<string, Step>
  /** At which widths the page itself is looked at; what is opened on it is looked at in the first. Both, unless told. */
  widths?: readonly Width[]
  /** Which rules may stay undecided, by the name of the state or for all. Why stands beside it. */
  explained?: readonly string[]
  /** Rules that cannot hold here at all. */
  exempt?: readonly string[]
  /** Answers of the service that the walk itself makes fail. */
  fails?: readonly number[]
}

/** So high that hardly anything is scrolled out of sight, where contrast cannot be judged. */
export const sizes = { phone: { width: 390, height: 2400 }, desk: { width: 1280, height: 1600 } } as const
export type Width = keyof typeof sizes

const sessions = new Map<string, Promise<SignedInUser>>()

/** Someone of the village. Logged in once for each process of visits. */
export const as =
  (name: string) =>
  ({ request }: Fixtures): Promise<SignedInUser> => {
    const email = `${name}@village.example`
    const person = sessions.get(email) ?? logIn(request, email)
    sessions.set(email, person)
    return person
  }

export const busyError = { error: 'This takes too long just now.', code: 'busy', flow_id: 'TEST-FLOW' }

/** From here on the service has no time for what is asked at this address. */
export const busy =
  (address: string) =>
  ({ page }: Fixtures) =>
    page.route(address, (route) => route.fulfill({ status: 503, json: busyError }))

/** From here on nothing answers at this address. */
export const unreachable =
  (address: string) =>
  ({ page }: Fixtures) =>
    page.route(address, (route) => route.abort())

export const countStates = ({ states = {} }: PageCase): number => 1 + Object.keys(states).length

import type { APIRequestContext, Page } from '@playwright/test'
import { type Known, logIn } from '../accounts/accounts-visit.ts'

/** What a visit has at hand to bring a page into a state. */
export type Scene = { page: Page; request: APIRequestContext }

/** Brings the page from the state before into this one, and waits until it is there. */
type Step = (scene: Scene) => Promise<unknown>

/** A page of the table and what is opened on it, one after the other. The page itself is the first state. */
export type Walk = {
  /** Of the village or signed up for this; a visitor where there is none. */
  who?: (scene: Scene) => Promise<Known>
  /** Before the page is there: what the service is to answer, what the device keeps. */
  before?: Step
  path: string | ((scene: Scene) => string | Promise<string>)
  /** Until this is there the page is not yet itself. */
  ready?: Step
  /** Each state opened, by its name. */
  opened?: Record<string, Step>
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

const known = new Map<string, Promise<Known>>()

/** Someone of the village. Logged in once for each process of visits. */
export const as =
  (name: string) =>
  ({ request }: Scene): Promise<Known> => {
    const email = `${name}@village.example`
    const person = known.get(email) ?? logIn(request, email)
    known.set(email, person)
    return person
  }

export const noMore = { error: 'This takes too long just now.', code: 'busy', flow_id: 'TEST-FLOW' }

/** From here on the service has no time for what is asked at this address. */
export const busy =
  (address: string) =>
  ({ page }: Scene) =>
    page.route(address, (route) => route.fulfill({ status: 503, json: noMore }))

/** From here on nothing answers at this address. */
export const gone =
  (address: string) =>
  ({ page }: Scene) =>
    page.route(address, (route) => route.abort())

export const statesOf = ({ opened = {} }: Walk): number => 1 + Object.keys(opened).length

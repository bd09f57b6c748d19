import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type JsonStorage, jsonStorage } from '../../state/storage.ts'
import type { ReadonlyStore } from '../../state/stored-store.ts'
import {
  type AlertMessage,
  areAlike,
  defaultTime,
  floatingTime,
  isOn,
  isUrgent,
  minTime,
  type ShownAlert,
} from './alert-message.ts'
import { Countdowns } from './speech/countdowns.ts'

/** A list that is stored for the visit. */
type ListStorage<Item> = JsonStorage<readonly Item[]>

/** Stores a list in the session storage. Where a browser refuses that, or anything else is stored, reading gives an empty list. */
export const sessionListStorage = <Item>(name: string): ListStorage<Item> =>
  jsonStorage<readonly Item[]>('sessionStorage', name, (stored) => (Array.isArray(stored) ? stored : []))

type AlertState = {
  /** All messages of this visit, oldest first. */
  messages: readonly ShownAlert[]
  /** The alerts of this page, at the top of its main part, newest first. */
  standing: readonly ShownAlert[]
  /** The standing alerts that stay in the window while the page scrolls. */
  floating: readonly ShownAlert[]
  /** Alerts from the previous page whose time is over: they are invisible, but take their space, so that nothing jumps. */
  expired: readonly ShownAlert[]
  /** The current contents of the live regions. */
  announcements: readonly Announcement[]
}

const noAlerts: AlertState = { messages: [], standing: [], floating: [], expired: [], announcements: [] }

type AlertStorage = { messages: ListStorage<ShownAlert>; forNextPage: ListStorage<AlertMessage> }

const maxMessages = 50
const maxFloating = 2
const repeatWindow = 1000
const announcementTime = 3000

/** The messages of a visit, and where each is shown: in one place at a time. */
export class AlertStore implements ReadonlyStore<AlertState> {
  readonly #store: StoreApi<AlertState>
  #path: string | undefined
  #isInSight = false
  #lastAnnouncementId = 0
  readonly #storage: AlertStorage
  readonly #floatTimers = new Countdowns()
  readonly #stayTimers = new Countdowns()

  constructor(storage: AlertStorage) {
    this.#storage = storage
    this.#store = createStore<AlertState>()(() => ({ ...noAlerts, messages: storage.messages.read() }))
  }

  getState = (): AlertState => this.#state

  /** The server's HTML has no alerts: it is the same for everyone. */
  getInitialState = (): AlertState => noAlerts

  subscribe: ReadonlyStore<AlertState>['subscribe'] = (listener) => this.#store.subscribe(listener)

  get #state(): AlertState {
    return this.#store.getState()
  }

  /** Shows an alert on this page. The same text again within a second counts as the same message. */
  show(alert: AlertMessage): void {
    const { messages, standing, floating } = this.#state
    const last = messages.at(-1)
    if (last && areAlike(last, alert) && Date.now() - last.at < repeatWindow) return
    const message = { ...alert, id: (last?.id ?? 0) + 1, at: Date.now() }
    const stays = (one: ShownAlert) => !areAlike(one, message) && !isOn(message.topic, one)
    this.#set({
      messages: [...messages, message].slice(-maxMessages),
      standing: [message, ...standing.filter(stays)],
      floating: [message, ...floating.filter(stays)].slice(0, maxFloating),
      expired: [],
    })
    this.#storage.messages.write(this.#state.messages)
    this.#float(message, floatingTime(message) ?? (this.#isInSight ? defaultTime : undefined))
    this.#addAnnouncement(announcementOf(message))
  }

  /** Shows an alert on the next page; called right before a navigation or a page load. */
  showOnNextPage(alert: AlertMessage): void {
    const { forNextPage } = this.#storage
    forNextPage.write([...forNextPage.read(), alert])
  }

  /** Announces a text to screen readers without a message, such as that something was copied. An alert on its topic goes. */
  announce(text: string, topic?: string): void {
    for (const one of this.#state.standing) if (isOn(topic, one)) this.dismiss(one.id)
    this.#addAnnouncement({ text, urgent: false })
  }

  /** Records whether the place of the alerts is in sight: there, an alert without a time of its own floats for the default time. */
  setInSight(isInSight: boolean): void {
    this.#isInSight = isInSight
    if (isInSight) for (const message of this.#state.floating) this.#float(message, defaultTime)
  }

  /** Removes an alert from the page; it stays in the list of notices. */
  dismiss(id: number): void {
    this.#floatTimers.cancel(id)
    this.#stayTimers.cancel(id)
    this.#set({ standing: without(this.#state.standing, id), floating: without(this.#state.floating, id) })
  }

  /** Removes all messages, when a person logs out: some may be meant for that person alone. */
  forget(): void {
    this.#floatTimers.clear()
    this.#stayTimers.clear()
    this.#set(noAlerts)
    this.#storage.messages.write([])
    this.#storage.forNextPage.write([])
  }

  /** Pauses all timers, while a floating alert is pointed at or has the focus. */
  pause(): void {
    this.#floatTimers.pause()
    this.#stayTimers.pause()
  }

  resume(): void {
    this.#floatTimers.resume()
    this.#stayTimers.resume()
  }

  /**
   * Called on each page that is shown. On another path the alerts of the previous page are removed, except those with a time,
   * which stay for the minimum time, so that nobody misses them by following a link.
   */
  enterPage(path: string): void {
    if (this.#path !== undefined && this.#path !== path) {
      const stays = (one: ShownAlert) => floatingTime(one) !== undefined && timeLeft(one) > 0
      const standing = this.#state.standing.filter(stays)
      this.#set({ standing, floating: this.#state.floating.filter(stays), expired: [] })
      for (const message of standing) this.#stayTimers.start(message.id, timeLeft(message), () => this.#expire(message))
    }
    this.#path = path
    const pending = this.#storage.forNextPage.read()
    if (pending.length) this.#storage.forNextPage.write([])
    for (const alert of pending) this.show(alert)
  }

  #float(message: ShownAlert, time: number | undefined): void {
    if (time !== undefined)
      this.#floatTimers.start(message.id, time, () =>
        this.#set({ floating: without(this.#state.floating, message.id) }),
      )
  }

  /** Hides an alert and reserves its space, unless it was removed meanwhile, as when the same message was shown again. */
  #expire(message: ShownAlert): void {
    if (!this.#state.standing.includes(message)) return
    this.dismiss(message.id)
    this.#set({ expired: [...this.#state.expired, message] })
  }

  #addAnnouncement(announcement: Omit<Announcement, 'id'>): void {
    const id = ++this.#lastAnnouncementId
    this.#set({ announcements: [...this.#state.announcements, { ...announcement, id }] })
    setTimeout(
      () => this.#set({ announcements: this.#state.announcements.filter((one) => one.id !== id) }),
      announcementTime,
    )
  }

  #set(change: Partial<AlertState>): void {
    // An alert that is removed under the pointer gets no leave event, which would resume the timers.
    if (!(change.floating ?? this.#state.floating).length) this.resume()
    this.#store.setState(change)
  }
}

const without = (list: readonly ShownAlert[], id: number) => list.filter((one) => one.id !== id)

const timeLeft = ({ at }: ShownAlert) => at + minTime - Date.now()

/**
 * The store of the page's alerts, for a component, a handler or a clientLoader: `alerts.show(…)`, or `alerts.showOnNextPage(…)`
 * right before a navigation. It is never used in a loader, because what the server renders is the same for everyone.
 */
export const alerts = new AlertStore({
  messages: sessionListStorage('messages'),
  forNextPage: sessionListStorage('messages-for-next-page'),
})

/** The current alerts. Empty in the server's HTML and during hydration. */
export const useAlerts = () => useStore(alerts)

/** A text that the live regions announce once; an `urgent` one may interrupt. */
type Announcement = { id: number; text: string; urgent: boolean }

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A message as it is announced: its title, then its text. */
function announcementOf(alert: AlertMessage): Omit<Announcement, 'id'> {
  const text = [alert.title, alert.text].flatMap((part) => (part ? [sentence(part)] : [])).join(' ')
  return { text, urgent: isUrgent(alert) }
}

import { type AlertMessage, areAlike, defaultTime, floatingTime, minTime, type ShownAlert } from './alert-message.ts'
import type { ListStorage } from './list-storage.ts'
import { type Announcement, announcementOf } from './speech/announcement.ts'
import { Countdowns } from './speech/countdowns.ts'

export type AlertState = {
  /** All of this visit, oldest first. */
  messages: readonly ShownAlert[]
  /** What is told on this page, at the top of its main part, newest first. */
  standing: readonly ShownAlert[]
  /** Those of it that stay in the window while the page scrolls. */
  floating: readonly ShownAlert[]
  /** What came from the page before and has had its time: it is not seen, and its room stays, so that nothing jumps. */
  expired: readonly ShownAlert[]
  /** In the live regions just now. */
  announcements: readonly Announcement[]
}

export const noAlerts: AlertState = { messages: [], standing: [], floating: [], expired: [], announcements: [] }

type AlertStorage = { messages: ListStorage<ShownAlert>; forNextPage: ListStorage<AlertMessage> }

const maxMessages = 50
const maxFloating = 2
const repeatWindow = 1000
const announcementTime = 3000

/** What is told to the person in this visit, and where it is: each in one place at a time. */
export class AlertStore {
  #state: AlertState
  #path: string | undefined
  #isInSight = false
  #lastAnnouncementId = 0
  readonly #storage: AlertStorage
  readonly #listeners = new Set<() => void>()
  readonly #floatTimers = new Countdowns()
  readonly #stayTimers = new Countdowns()

  constructor(storage: AlertStorage) {
    this.#storage = storage
    this.#state = { ...noAlerts, messages: storage.messages.read() }
  }

  getState = (): AlertState => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells it here and now. The same words again within a second are the same message. */
  show(alert: AlertMessage): void {
    const { messages, standing, floating } = this.#state
    const last = messages.at(-1)
    if (last && areAlike(last, alert) && Date.now() - last.at < repeatWindow) return
    const message = { ...alert, id: (last?.id ?? 0) + 1, at: Date.now() }
    const withoutRepeats = (list: readonly ShownAlert[]) => [message, ...list.filter((one) => !areAlike(one, message))]
    this.#set({
      messages: [...messages, message].slice(-maxMessages),
      standing: withoutRepeats(standing),
      floating: withoutRepeats(floating).slice(0, maxFloating),
      expired: [],
    })
    this.#storage.messages.write(this.#state.messages)
    this.#float(message, floatingTime(message) ?? (this.#isInSight ? defaultTime : undefined))
    this.#addAnnouncement(announcementOf(message))
  }

  /** For right before a navigation or a page load: tells it on the page that comes next. */
  showOnNextPage(alert: AlertMessage): void {
    const { forNextPage } = this.#storage
    forNextPage.write([...forNextPage.read(), alert])
  }

  /** Says a word to those who listen, without a message: such as that something was copied. */
  announce(text: string): void {
    this.#addAnnouncement({ text, urgent: false })
  }

  /** Whether the place where alerts stand is in sight: there, what has no time of its own floats for the usual one. */
  setInSight(isInSight: boolean): void {
    this.#isInSight = isInSight
    if (isInSight) for (const message of this.#state.floating) this.#float(message, defaultTime)
  }

  /** Takes it off the page; the list of notices keeps it. */
  dismiss(id: number): void {
    this.#floatTimers.cancel(id)
    this.#stayTimers.cancel(id)
    this.#set({ standing: without(this.#state.standing, id), floating: without(this.#state.floating, id) })
  }

  /** All that was told is forgotten: whoever leaves the device may have been told what is theirs alone. */
  forget(): void {
    this.#floatTimers.clear()
    this.#stayTimers.clear()
    this.#set(noAlerts)
    this.#storage.messages.write([])
    this.#storage.forNextPage.write([])
  }

  /** While someone points at what floats or is in it, nothing of it goes. */
  pause(): void {
    this.#floatTimers.pause()
    this.#stayTimers.pause()
  }

  resume(): void {
    this.#floatTimers.resume()
    this.#stayTimers.resume()
  }

  /**
   * The person is on a page. On another path than before all goes that was told there; of what has a time the least time goes
   * on, so that nobody misses it by following a link.
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
    if (time !== undefined) this.#floatTimers.start(message.id, time, () => this.#endFloat(message))
  }

  /** Its seconds are over: it stands in its place. Whoever has scrolled away from there sees it for the least time. */
  #endFloat(message: ShownAlert): void {
    const left = this.#isInSight ? 0 : timeLeft(message)
    if (left > 0) this.#floatTimers.start(message.id, left, () => this.#endFloat(message))
    else this.#set({ floating: without(this.#state.floating, message.id) })
  }

  /** What has gone meanwhile, as where the same was told again, leaves no room behind. */
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
    this.#state = { ...this.#state, ...change }
    // What goes from under a pointer is never left by it.
    if (!this.#state.floating.length) this.resume()
    for (const notify of this.#listeners) notify()
  }
}

const without = (list: readonly ShownAlert[], id: number) => list.filter((one) => one.id !== id)

const timeLeft = ({ at }: ShownAlert) => at + minTime - Date.now()

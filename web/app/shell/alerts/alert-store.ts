import { type AlertWords, areAlike, floatingTime, type Message, usualTime } from './alert-words.ts'
import { type Countdown, countdown } from './countdown.ts'
import type { Shelf } from './shelf.ts'
import { type Speech, speechOf } from './speech.ts'

export type AlertState = {
  /** All of this visit, oldest first. */
  messages: readonly Message[]
  /** At the top of the main part, until the next page. Newest first. */
  standing: readonly Message[]
  /** Over the page. Oldest first. */
  floating: readonly Message[]
  /** In the live regions just now. */
  spoken: readonly Speech[]
}

export const nothingSaid: AlertState = { messages: [], standing: [], floating: [], spoken: [] }

type Shelves = { messages: Shelf<Message>; forNextPage: Shelf<AlertWords> }

const mostMessages = 50
const mostFloating = 2
const echo = 1000
const speechTime = 3000

/** What is told to the person in this visit, and where each copy of it is. */
export class AlertStore {
  #state: AlertState
  #path: string | undefined
  #waiting = false
  #spoken = 0
  readonly #shelves: Shelves
  readonly #listeners = new Set<() => void>()
  readonly #countdowns = new Map<number, Countdown>()

  constructor(shelves: Shelves) {
    this.#shelves = shelves
    this.#state = { ...nothingSaid, messages: shelves.messages.read() }
  }

  getState = (): AlertState => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells it here and now. The same words again within a second are the same message. */
  show(alert: AlertWords): void {
    const { messages, standing, floating } = this.#state
    const last = messages.at(-1)
    if (last && areAlike(last, alert) && Date.now() - last.at < echo) return
    const message = { ...alert, id: (last?.id ?? 0) + 1, at: Date.now() }
    const others = (list: readonly Message[]) => list.filter((one) => !areAlike(one, message))
    this.#set({
      messages: [...messages, message].slice(-mostMessages),
      standing: [message, ...others(standing)],
      floating: [...others(floating), message].slice(-mostFloating),
    })
    this.#shelves.messages.write(this.#state.messages)
    this.#startCountdown(message.id, floatingTime(message))
    this.#say(speechOf(message))
  }

  /** For right before a navigation or a page load: tells it on the page that comes next. */
  showOnNextPage(alert: AlertWords): void {
    const { forNextPage } = this.#shelves
    forNextPage.write([...forNextPage.read(), alert])
  }

  /** Says a word to those who listen, without a message: such as that something was copied. */
  announce(words: string): void {
    this.#say({ words, urgent: false })
  }

  /** Takes the floating copy away; the standing one stays. */
  dismiss(id: number): void {
    this.#countdowns.get(id)?.hold()
    this.#countdowns.delete(id)
    this.#set({ floating: this.#state.floating.filter((one) => one.id !== id) })
  }

  /** The standing copy has come into view: the floating one has done its work and goes in its time. */
  notice(id: number): void {
    if (this.#state.floating.some((one) => one.id === id)) this.#startCountdown(id, usualTime)
  }

  /** Takes both copies away; the Messages list keeps it. */
  putAway(id: number): void {
    this.dismiss(id)
    this.#set({ standing: this.#state.standing.filter((one) => one.id !== id) })
  }

  /** While someone points at a floating copy or is in it, none of them goes. */
  wait(): void {
    this.#waiting = true
    for (const running of this.#countdowns.values()) running.hold()
  }

  goOn(): void {
    this.#waiting = false
    for (const resting of this.#countdowns.values()) resting.go()
  }

  /** The person is on a page. On another path than before, standing copies go, and floating ones that have no time. */
  arrive(path: string): void {
    if (this.#path !== undefined && this.#path !== path) {
      this.#set({ standing: [], floating: this.#state.floating.filter(floatingTime) })
    }
    this.#path = path
    const carried = this.#shelves.forNextPage.read()
    if (carried.length) this.#shelves.forNextPage.write([])
    for (const alert of carried) this.show(alert)
  }

  #startCountdown(id: number, time: number | undefined): void {
    if (time === undefined || this.#countdowns.has(id)) return
    const own = countdown(time, () => this.dismiss(id))
    this.#countdowns.set(id, own)
    if (!this.#waiting) own.go()
  }

  #say(speech: Omit<Speech, 'id'>): void {
    const id = ++this.#spoken
    this.#set({ spoken: [...this.#state.spoken, { ...speech, id }] })
    setTimeout(() => this.#set({ spoken: this.#state.spoken.filter((one) => one.id !== id) }), speechTime)
  }

  #set(change: Partial<AlertState>): void {
    this.#state = { ...this.#state, ...change }
    // What goes from under a pointer is never left by it.
    if (!this.#state.floating.length) this.#waiting = false
    for (const tell of this.#listeners) tell()
  }
}

import { type AlertWords, areAlike, floatingTime, leastTime, type Message, usualTime } from './alert-words.ts'
import type { Shelf } from './shelf.ts'
import { Countdowns } from './speech/countdowns.ts'
import { type Speech, speechOf } from './speech/speech.ts'

export type AlertState = {
  /** All of this visit, oldest first. */
  messages: readonly Message[]
  /** What is told on this page, at the top of its main part, newest first. */
  standing: readonly Message[]
  /** Those of it that stay in the window while the page scrolls. */
  floating: readonly Message[]
  /** What came from the page before and has had its time: it is not seen, and its room stays, so that nothing jumps. */
  spent: readonly Message[]
  /** In the live regions just now. */
  spoken: readonly Speech[]
}

export const nothingSaid: AlertState = { messages: [], standing: [], floating: [], spent: [], spoken: [] }

type Shelves = { messages: Shelf<Message>; forNextPage: Shelf<AlertWords> }

const mostMessages = 50
const mostFloating = 2
const echo = 1000
const speechTime = 3000

/** What is told to the person in this visit, and where it is: each in one place at a time. */
export class AlertStore {
  #state: AlertState
  #path: string | undefined
  #isInSight = false
  #spoken = 0
  readonly #shelves: Shelves
  readonly #listeners = new Set<() => void>()
  readonly #floats = new Countdowns()
  readonly #stays = new Countdowns()

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
    const andOthers = (list: readonly Message[]) => [message, ...list.filter((one) => !areAlike(one, message))]
    this.#set({
      messages: [...messages, message].slice(-mostMessages),
      standing: andOthers(standing),
      floating: andOthers(floating).slice(0, mostFloating),
      spent: [],
    })
    this.#shelves.messages.write(this.#state.messages)
    this.#float(message, floatingTime(message) ?? (this.#isInSight ? usualTime : undefined))
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

  /** Whether the place where alerts stand is in sight: there, what has no time of its own floats for the usual one. */
  sight(isInSight: boolean): void {
    this.#isInSight = isInSight
    if (isInSight) for (const message of this.#state.floating) this.#float(message, usualTime)
  }

  /** Takes it off the page; the list of notices keeps it. */
  putAway(id: number): void {
    this.#floats.drop(id)
    this.#stays.drop(id)
    this.#set({ standing: without(this.#state.standing, id), floating: without(this.#state.floating, id) })
  }

  /** All that was told is forgotten: whoever leaves the device may have been told what is theirs alone. */
  forget(): void {
    this.#floats.clear()
    this.#stays.clear()
    this.#set(nothingSaid)
    this.#shelves.messages.write([])
    this.#shelves.forNextPage.write([])
  }

  /** While someone points at what floats or is in it, nothing of it goes. */
  wait(): void {
    this.#floats.hold()
    this.#stays.hold()
  }

  goOn(): void {
    this.#floats.go()
    this.#stays.go()
  }

  /**
   * The person is on a page. On another path than before all goes that was told there; of what has a time the least time goes
   * on, so that nobody misses it by following a link.
   */
  arrive(path: string): void {
    if (this.#path !== undefined && this.#path !== path) {
      const stays = (one: Message) => floatingTime(one) !== undefined && timeLeft(one) > 0
      const standing = this.#state.standing.filter(stays)
      this.#set({ standing, floating: this.#state.floating.filter(stays), spent: [] })
      for (const message of standing) this.#stays.start(message.id, timeLeft(message), () => this.#spend(message))
    }
    this.#path = path
    const carried = this.#shelves.forNextPage.read()
    if (carried.length) this.#shelves.forNextPage.write([])
    for (const alert of carried) this.show(alert)
  }

  #float(message: Message, time: number | undefined): void {
    if (time !== undefined) this.#floats.start(message.id, time, () => this.#rest(message))
  }

  /** Its seconds are over: it stands in its place. Whoever has scrolled away from there sees it for the least time. */
  #rest(message: Message): void {
    const left = this.#isInSight ? 0 : timeLeft(message)
    if (left > 0) this.#floats.start(message.id, left, () => this.#rest(message))
    else this.#set({ floating: without(this.#state.floating, message.id) })
  }

  /** What has gone meanwhile, as where the same was told again, leaves no room behind. */
  #spend(message: Message): void {
    if (!this.#state.standing.includes(message)) return
    this.putAway(message.id)
    this.#set({ spent: [...this.#state.spent, message] })
  }

  #say(speech: Omit<Speech, 'id'>): void {
    const id = ++this.#spoken
    this.#set({ spoken: [...this.#state.spoken, { ...speech, id }] })
    setTimeout(() => this.#set({ spoken: this.#state.spoken.filter((one) => one.id !== id) }), speechTime)
  }

  #set(change: Partial<AlertState>): void {
    this.#state = { ...this.#state, ...change }
    // What goes from under a pointer is never left by it.
    if (!this.#state.floating.length) this.goOn()
    for (const tell of this.#listeners) tell()
  }
}

const without = (list: readonly Message[], id: number) => list.filter((one) => one.id !== id)

const timeLeft = ({ at }: Message) => at + leastTime - Date.now()

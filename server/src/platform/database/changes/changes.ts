import type { Statements } from '../statements.ts'
import { type Reads, withoutRecording } from './reads.ts'

/** Milliseconds: a look this recent is as good as a new one; up to the second, the next one is begun and nobody waits for it. */
const recent = 400
const tooOld = 900

/** Milliseconds: a look that takes longer has failed; after it, no other is tried for as long as one is recent. */
const timeout = 250

/** After so many milliseconds without a look, rows may have been swept that it would have found. */
const forgotten = 10 * 60_000

const seen = 'pg_current_snapshot()::text as snapshot'

const look = `
  select ${seen},
    array(
      select distinct table_name from changes
      where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    ) as tables`

const firstLook = `select ${seen}, array[]::text[] as tables`

type Look = { snapshot: string; tables: string[] }

/**
 * Knows which tables were changed, by any program: it looks at what transactions noted (migration 0026), when somebody asks and
 * the last look is older than 0.4 s. Between two looks of its own no change is missed and none is seen twice, because each look
 * compares with the snapshot of the one before. While the database does not answer, nothing is known to hold.
 */
export class Changes {
  readonly #read: Statements
  readonly #now: () => number
  /** For each table, the look that found it changed. */
  readonly #changedAt = new Map<string, number>()
  #snapshot: string | undefined
  #look = 0
  /** Everything that was read before this look counts as changed. */
  #unknownBefore = 0
  #lookedAt = Number.NEGATIVE_INFINITY
  #triedAt = Number.NEGATIVE_INFINITY
  #looking: Promise<void> | undefined

  /** `now` is a clock in milliseconds that never goes back. */
  constructor(read: Statements, now = () => performance.now()) {
    this.#read = read
    this.#now = now
  }

  /** The number of the latest look: what is read from now on is at least as new. */
  get look(): number {
    return this.#look
  }

  /** True when nothing that an answer was made from had changed a second ago; false when that is not known. */
  isUnchanged({ look, tables }: Pick<Reads, 'look' | 'tables'>): boolean {
    if (!this.isCurrent() || look < this.#unknownBefore) return false
    for (const table of tables) if ((this.#changedAt.get(table) ?? 0) > look) return false
    return true
  }

  /**
   * What was read, as if it had been read at the latest look, where nothing of it has changed since; undefined where that is not known. Without
   * it an answer that is made from something old would count as old in all that it read.
   */
  asOfLatestLook(reads: Reads): Reads | undefined {
    return this.isUnchanged(reads) ? { ...reads, look: this.#look } : undefined
  }

  /** True when the latest look is not a second old; one that will soon be too old is renewed meanwhile. */
  isCurrent(): boolean {
    const now = this.#now()
    this.#startLook(now)
    return now - this.#lookedAt < tooOld
  }

  /** Waits, a quarter of a second at most, until it is known what has changed. Never throws. */
  async refresh(): Promise<void> {
    if (!this.isCurrent()) await this.#looking
  }

  /** Begins a look, unless one is under way or the last was begun a moment ago. */
  #startLook(now: number): void {
    if (this.#looking || now - this.#triedAt < recent) return
    this.#triedAt = now
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeout)
    })
    this.#looking = Promise.race([withoutRecording(() => this.#lookOnce(now)).catch(() => undefined), late]).finally(
      () => {
        clearTimeout(timer)
        this.#looking = undefined
      },
    )
  }

  async #lookOnce(now: number): Promise<void> {
    const [row] = this.#snapshot
      ? await this.#read<Look>('changes', look, [this.#snapshot])
      : await this.#read<Look>('first changes', firstLook, [])
    // A later look may have come back before this one.
    if (!row || now < this.#lookedAt) return
    this.#look += 1
    for (const table of row.tables) this.#changedAt.set(table, this.#look)
    if (now - this.#lookedAt > forgotten) this.#unknownBefore = this.#look
    this.#snapshot = row.snapshot
    this.#lookedAt = now
  }
}

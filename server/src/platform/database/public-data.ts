import { randomUUID } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import type { Log } from '#platform/log'
import { openClient } from './connection.ts'
import type { DB } from './tables-generated.ts'

const channel = 'public_data'

/** In milliseconds: after so long without a session, the next is tried. */
const retryAfter = 1_000

/** In milliseconds: whoever changed something waits no longer for what was changed to be known here. */
const longestWait = 250

/**
 * Counts the changes of what everybody may see, by this program or another: at each commit the database tells which tables were changed
 * (migration 0087). What was made from a table holds while its count stays. Nothing holds before `listen`, nor while its session is lost.
 */
export class PublicData {
  readonly #changes = new Map<string, number>()
  readonly #waiting = new Map<string, () => void>()
  /** Changes that nobody heard of. */
  #unheard = 0
  #client: Client | undefined
  #retry: NodeJS.Timeout | undefined
  #closed = false

  /** Listens in a session of its own, and in another one where that is lost. */
  async listen(connection: ClientConfig, log: Log): Promise<void> {
    try {
      const client = await openClient(connection)
      client.on('notification', ({ payload = '' }) => this.#hear(payload))
      client.on('end', () => this.#lose(client, connection, log))
      await client.query(`listen ${channel}`)
      this.#unheard++
      this.#client = client
    } catch (err) {
      log.warn({ err }, 'changes are not heard of: pages are made anew for everybody')
      this.#listenLater(connection, log)
    }
    if (this.#closed) await this.close()
  }

  #lose(client: Client, connection: ClientConfig, log: Log): void {
    if (this.#client !== client) return
    this.#client = undefined
    if (!this.#closed) this.#listenLater(connection, log)
  }

  #listenLater(connection: ClientConfig, log: Log): void {
    this.#retry = setTimeout(() => void this.listen(connection, log), retryAfter).unref()
  }

  #hear(payload: string): void {
    const waiting = this.#waiting.get(payload)
    if (waiting) waiting()
    else this.#changes.set(payload, (this.#changes.get(payload) ?? 0) + 1)
  }

  /** The number of changes so far of these tables, or of all; undefined while they are not heard of. */
  version(tables?: readonly (keyof DB)[]): number | undefined {
    if (!this.#client) return undefined
    const counts = tables ? tables.map((table) => this.#changes.get(table) ?? 0) : [...this.#changes.values()]
    return counts.reduce((sum, count) => sum + count, this.#unheard)
  }

  /** Waits until all that was committed before is known here: changes are told in the order of their commits. */
  async catchUp(): Promise<void> {
    if (!this.#client) return
    const mark = randomUUID()
    const heard = new Promise<boolean>((resolve) => {
      const late = setTimeout(resolve, longestWait, false)
      this.#waiting.set(mark, () => {
        clearTimeout(late)
        resolve(true)
      })
    })
    this.#client.query('select pg_notify($1, $2)', [channel, mark]).catch(() => {})
    if (!(await heard)) this.#unheard++
    this.#waiting.delete(mark)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }
}

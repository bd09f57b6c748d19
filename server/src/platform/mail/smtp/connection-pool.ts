import type { PooledConnection } from './pooled-connection.ts'

const maxIdle = 8
/** In milliseconds: a run of mails uses the same connections, which are closed soon after it. */
const idleTimeout = 1_000
/** The most mails over one connection: some servers limit them. */
const maxMails = 100

/** Idle connections that sent a mail and may send the next one. Each is used by one mail at a time. */
export class ConnectionPool {
  readonly #idle = new Map<PooledConnection, NodeJS.Timeout>()

  /** Returns the latest one, which is the least likely to be stale. */
  acquire(): PooledConnection | undefined {
    const pooled = [...this.#idle.keys()].at(-1)
    if (pooled) this.#remove(pooled)
    return pooled
  }

  /** Returns a connection to the pool after it sent a mail, or closes it when the pool is full or the connection used up. */
  release(pooled: PooledConnection): void {
    pooled.mailCount += 1
    const end = () => {
      this.#remove(pooled)
      pooled.connection.quit()
    }
    if (pooled.mailCount >= maxMails || this.#idle.size >= maxIdle) end()
    else this.#idle.set(pooled, setTimeout(end, idleTimeout))
    pooled.broken.catch(() => this.#remove(pooled))
  }

  #remove(pooled: PooledConnection): void {
    clearTimeout(this.#idle.get(pooled))
    this.#idle.delete(pooled)
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { freePort } from '../../program/free-port.ts'

/** A store that speaks S3 and can go away: whoever calls it reaches nobody then. */
export type Store = {
  settings: Record<string, string>
  goAway(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

const bucket = 'photos'

/** Starts a store with one empty bucket behind a line that can be cut, which begins on 127.0.0.1 or at the host that others come by. */
export async function startStore(host = '127.0.0.1'): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'store-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It may be reached by a name of its own, which is no bucket's.
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port: behind } = await store.run()
  const port = await freePort()
  const ends = new Set<Socket>()
  let line = await openLine(host, port, behind, ends)
  const cut = async () => {
    const closed = new Promise((done) => line.close(done))
    for (const end of ends) end.destroy()
    await closed
  }
  return {
    settings: {
      ...{ S3_ENDPOINT: `http://${host}:${port}`, S3_BUCKET: bucket, S3_REGION: 'us-east-1' },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    },
    goAway: cut,
    comeBack: async () => {
      line = await openLine(host, port, behind, ends)
    },
    stop: async () => {
      await cut()
      const closing = store.close()
      store.httpServer.closeAllConnections()
      await closing
      await rm(directory, { recursive: true })
    },
  }
}

function openLine(host: string, port: number, behind: number, ends: Set<Socket>): Promise<Server> {
  const line = createServer((near) => {
    const far = connect(behind, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy()).on('close', () => ends.delete(one))
    }
  })
  return new Promise((done) => line.listen(port, host, () => done(line)))
}

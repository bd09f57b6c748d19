import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../measurement.ts'
import { benchData } from '../program/root.ts'
import { certificateFor, makeAuthority } from './compose/certificates.ts'
import { Engine } from './compose/engine.ts'
import { type Front, openFront } from './compose/front.ts'
import { machine, names, writePlace } from './compose/place.ts'
import { makeStandIns } from './compose/stand-ins.ts'
import { buildImage } from './container/build-image.ts'
import { findAgain, walkMainJob } from './container/main-job.ts'
import { startMailReceiver } from './incoming/mail-receiver.ts'
import { startStore } from './outages/store.ts'

const timeout = 60_000

/**
 * Starts compose.yaml's profile "several" as docs/running.md says: two that serve, one that works the queue, PostgreSQL, a store, and Caddy
 * with certificates. It needs root, what `container` needs, and podman, docker-compose and openssl of the distribution.
 */
export const compose: Measurement = {
  name: 'compose',
  description:
    'compose.yaml with two that serve, a queue, PostgreSQL, a store and Caddy: the main job, and kill -9 of each',
  onlyWhenNamed: true,
  async run() {
    const folder = join(benchData, 'container')
    await mkdir(folder, { recursive: true })
    const place = join(benchData, 'compose')
    const authority = await makeAuthority(folder)
    const built = await buildImage(folder)
    const store = await startStore('0.0.0.0')
    const storeAddress = `${machine}:${new URL(store.settings.S3_ENDPOINT ?? '').port}`
    await makeStandIns(built, folder, storeAddress)
    const mails: string[] = []
    const tls = await certificateFor(machine, authority, folder)
    const receiver = await startMailReceiver((_mail, raw) => mails.push(raw), { host: machine, ...tls })
    const engine = new Engine(built, place)
    let front: Front | undefined
    try {
      await writePlace(place, { store, smtp: receiver.address, authority })
      await engine.start()
      for (const part of ['crt', 'key'] as const)
        await engine.putInto(
          'certificates',
          part === 'crt' ? authority.certificatePath : authority.keyPath,
          `caddy/pki/authorities/local/root.${part}`,
        )
      front = await openFront({ ...names, bucket: 'photos', authority: authority.certificate })
      return await putToTheProof(engine, front.address, mails)
    } finally {
      await front?.stop()
      await engine.remove()
      await receiver.stop()
      await store.stop()
    }
  },
}

async function putToTheProof(engine: Engine, address: string, mails: readonly string[]): Promise<Figure[]> {
  const begun = performance.now()
  await engine.compose('up', '-d', 'caddy')
  await untilReady(address)
  const ready = performance.now() - begun
  const made = await walkMainJob(address, mails)
  const roles = await engine.exec('database', 'psql', '-h', '/tmp', '-U', 'postgres', '-At', '-c', superusers)
  const written = await engine.exec('web-2', 'touch', '/app/build/server/written').then(
    () => 1,
    () => 0,
  )
  const known = await engine.exec('web-2', 'sh', '-c', 'printf %s "$POSTGRES_PASSWORD"')
  await engine.kill('web-1')
  const oneAway = await refusedOf(address, 200)
  await engine.kill()
  await engine.compose('up', '-d', 'caddy')
  await untilReady(address)
  const broken = await findAgain(address, made)
  for (const sentence of broken) process.stdout.write(`  broken: ${sentence}\n`)
  const must = (name: string, value: number): Figure => ({ name, value, unit: '', target: { most: 0 } })
  return [
    { name: 'all began, to the first answer through Caddy', value: ready / 1_000, unit: 's' },
    must('promises broken after kill -9 of all', broken.length),
    must('requests that failed while one that serves was gone', oneAway),
    must('programs that could write their own files', written),
    must('letters of the administrator’s password that a program knows', known.length),
    must('superusers but the server’s administrator', Number(roles)),
  ]
}

const superusers = `select count(*) from pg_roles where rolsuper and rolname <> 'postgres'`

async function untilReady(address: string): Promise<void> {
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const answer = await fetch(`${address}/v1/ready`).catch(() => undefined)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error('Nothing answers through Caddy: data/bench/compose.log says why.')
}

/** How many of so many requests, one after the other, are not answered with 200. */
async function refusedOf(address: string, count: number): Promise<number> {
  let refused = 0
  for (let at = 0; at < count; at++) {
    const answer = await fetch(`${address}/?page=${1 + (at % 4)}`).catch(() => undefined)
    if (!answer?.ok) refused++
    await answer?.text()
  }
  return refused
}

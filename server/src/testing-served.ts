import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type Session, type Transport } from '@reable/contract/client'
import { openClient } from '#platform/database'
import { startJobs } from '#platform/jobs'
import { testProgram } from './testing.ts'
import { jobTable } from './worker/job-table.ts'

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const overFetch: Transport = async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, body: body ?? null })
  return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) }
}

/** The whole program on a port of its own, with its jobs, as a browser and a mail program see it. `env` may depend on its address. */
export async function servedProgram(env: (origin: string) => Promise<Record<string, string>> = async () => ({})) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const program = await testProgram({ PUBLIC_URL: origin, ...(await env(origin)) })
  const { app, ctx, database } = program
  await app.listen({ host: '127.0.0.1', port })
  const connect = () => openClient(database.connection)
  return {
    ...program,
    origin,
    /** The contract client as a browser has it, on behalf of whoever is signed in there. */
    browser: (session?: Session) => createClient(`${origin}/v1`, overFetch, () => session),
    /** Runs the jobs until nothing waits but the learning of words, which is meant for later. */
    async drainQueue() {
      const jobs = await startJobs({ ctx, pool: database.pool, connect, table: jobTable, schedule: [] })
      const waiting = "select from graphile_worker.jobs where task_identifier <> 'learn-words'"
      while ((await database.pool.query(waiting)).rowCount) await wait(20)
      await jobs.stop()
    },
    /** The e-mails in the outbox for an address, the oldest first: their subjects, and their links by their texts. */
    emailsTo: (email: string) => readOutbox(origin, email),
  }
}

async function readOutbox(origin: string, email: string) {
  const page = async (path: string) => (await fetch(origin + path)).text()
  const names = [...(await page('/dev/outbox')).matchAll(/href="\/dev\/outbox\/([^"]+)"/g)].map(([, name]) => name)
  const emails: { subject: string; links: Record<string, URL> }[] = []
  for (const name of names.reverse()) {
    const html = await page(`/dev/outbox/${name}`)
    if (!html.includes(`<dd>${email}</dd>`)) continue
    const subject = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
    emails.push({ subject, links: linksIn(await page(`/dev/outbox/${name}/letter`)) })
  }
  return emails
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const linksIn = (html: string): Record<string, URL> =>
  Object.fromEntries(
    [...html.matchAll(/<a\s[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, address = '', words = '']) => [
      unescaped(words.replace(/<!--.*?-->|<[^>]*>/gs, '')).trim(),
      new URL(unescaped(address)),
    ]),
  )

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config'
import { StartError } from '#platform/database'
import { quietLog, temporaryFolder } from './platform/database/testing.ts'
import { openBucket } from './platform/storage/testing.ts'
import { type Running, startServices, stop } from './program.ts'
import { serveClientFiles } from './serve/client-files.ts'
import { Stopped, stopSignal } from './stop-signal.ts'
import { testProgram } from './testing.ts'

const bucket = await openBucket()
afterAll(() => bucket.close())

const start = (env: Record<string, string>, options = {}) =>
  startServices(
    readConfig({ APP_ENV: 'test', DATA_DIR: join(tmpdir(), 'never-made'), ...bucket.env, ...env }),
    quietLog,
    options,
  )

test.each([
  [{ S3_SECRET_ACCESS_KEY: 'wrong' }, '403 (SignatureDoesNotMatch)'],
  [{ S3_ACCESS_KEY_ID: 'nobody' }, '403 (InvalidAccessKeyId)'],
  [{ S3_BUCKET: 'elsewhere' }, '404 (NoSuchBucket)'],
])('a store that refuses us ends the start before anything is opened: %j', async (env, message) => {
  let released = 0
  const reaching = Promise.resolve({ release: async () => void released++ })
  const failing = start(env, { reaching })
  await expect(failing).rejects.toThrow(StartError)
  await expect(failing).rejects.toThrow(`answered ${message}. Look at S3_ENDPOINT and its neighbours.`)
  expect(released).toBe(1)
})

test('whatever fails while the program stops, all of it is stopped, its database after what works with it', async () => {
  const steps: string[] = []
  const part = (name: string, failure?: Error) => async () => {
    steps.push(name)
    if (failure) throw failure
  }
  const running = {
    mailIn: { stop: part('mail', new Error('the mail hangs')) },
    jobs: { stop: part('jobs', new Error('a job hangs')) },
    services: { database: { close: part('database') } },
  } as unknown as Running
  await expect(stop(running)).rejects.toThrow('the mail hangs')
  expect(steps).toEqual(['mail', 'jobs', 'database'])
})

test('a signal that is not named does not stop the program, and does not end its process either', () => {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)))
  const stopping = stopSignal(['SIGTERM'])
  const added = signals.map((signal) => process.listeners(signal).filter((listener) => !before.has(listener)))
  signals.forEach((signal, at) => {
    for (const listener of added[at] ?? []) process.off(signal, listener)
  })
  expect(added.map(({ length }) => length)).toEqual([1, 1, 1])
  const send = (at: number) => added[at]?.[0]?.(signals[at] as 'SIGTERM')
  send(1)
  send(2)
  expect(stopping.aborted).toBe(false)
  send(0)
  expect(stopping.reason).toEqual(new Stopped('SIGTERM'))
  expect(stopping.reason.signal).toBe('SIGTERM')
})

test('files of the browser are kept for a year where their names change with them, else for a day; no others are given out', async () => {
  const [program, root] = [await testProgram(), await temporaryFolder('reable-client-')]
  onTestFinished(async () => {
    await program.close()
    await rm(root, { recursive: true })
  })
  for (const folder of ['assets', 'icons', 'content', 'kinds']) {
    await mkdir(join(root, folder))
    for (const name of ['a.svg', 'a.svg.br', 'index.html']) await writeFile(join(root, folder, name), name)
  }
  for (const name of ['favicon.svg', 'favicon.svg.br', 'other.svg']) await writeFile(join(root, name), name)
  await serveClientFiles(program.app, root)
  const given = async (url: string, accepted = 'br') => {
    const { statusCode, headers } = await program.app.inject({ url, headers: { 'accept-encoding': accepted } })
    return [statusCode, headers['cache-control'], headers['content-encoding'], headers['cross-origin-resource-policy']]
  }
  const [year, day] = ['public, max-age=31536000, immutable', 'public, max-age=86400']
  expect(await given('/assets/a.svg')).toEqual([200, year, 'br', 'same-origin'])
  expect([(await given('/assets/a.svg', '*'))[2], (await given('/assets/a.svg', 'br;q=0, *'))[2]]).toEqual([
    ...['br', undefined],
  ])
  for (const folder of ['icons', 'content', 'kinds']) {
    expect(await given(`/${folder}/a.svg`)).toEqual([200, day, 'br', 'cross-origin'])
    expect((await given(`/${folder}/`))[0]).toBe(404)
  }
  expect(await given('/favicon.svg')).toEqual([200, day, 'br', 'same-origin'])
  for (const url of ['/assets/', '/other.svg']) expect([url, (await given(url))[0]]).toEqual([url, 404])
  const manifest = await program.app.inject('/site.webmanifest')
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest.headers['cache-control']).toBe(day)
  expect(manifest.json().icons).toEqual([
    { src: '/icons/mark-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/mark-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/mark-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
})

import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demonstrationNotice } from '@reable/contract/demonstration'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from './platform/database/testing.ts'
import { endBuilt, startBuilt } from './testing-built.ts'

const folder = await temporaryFolder('reable-demonstration-')
const dataFolder = join(folder, 'data')
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts a demonstration and answers where it listens. */
async function demonstrate(env: Record<string, string>) {
  const program = startBuilt(dataFolder, { APP_ENV: 'demo', ...env })
  const [address = ''] = (await program.said('Server listening at')).match(/http:[^"]+/) ?? []
  await program.said('"started"')
  return { program, html: async (path: string) => (await fetch(address + path)).text() }
}

const pages = [
  '/',
  '/?category=Walking%20Aids',
  '/auth',
  '/aboutus',
  '/account/listings',
  '/policies/privacy',
  '/nowhere',
]

test('a demonstration in public says above everything on every page that nothing is real; one for this machine does not', {
  timeout: 60_000,
}, async () => {
  const here = await demonstrate({})
  for (const path of [...pages, '/dev/outbox']) expect(await here.html(path)).not.toContain(demonstrationNotice)
  expect(await endBuilt(here.program)).toBe(0)

  const open = await demonstrate({ DEMO_IN_PUBLIC: 'on', PUBLIC_URL: 'https://demo.example' })
  for (const path of pages) {
    const [before = '', after = ''] = (await open.html(path)).split(demonstrationNotice)
    expect([path, before]).toEqual([
      path,
      expect.stringMatching(/<aside [^>]*aria-label="Demonstration"[^>]*><p[^>]*>$/),
    ])
    expect([path, before.includes('<header'), after.includes('<header')]).toEqual([path, false, true])
  }
  expect(await open.html('/dev/outbox')).toContain(`<aside>${demonstrationNotice}</aside><main>`)
  expect(await endBuilt(open.program)).toBe(0)
})

test('what was a demonstration does not become production', { timeout: 60_000 }, async () => {
  const program = startBuilt(dataFolder)
  const over = once(program.child, 'exit')
  expect(await program.errors).toBe(
    `The data folder ${dataFolder} holds the demonstration, whose people have published passwords, and one of them is a volunteer. ` +
      'Begin production with an empty DATA_DIR; what is here opens with APP_ENV=demo.\n',
  )
  expect((await over)[0]).toBe(1)
  const again = startBuilt(dataFolder, { APP_ENV: 'demo' })
  await again.said('"started"')
  expect(await endBuilt(again)).toBe(0)
})

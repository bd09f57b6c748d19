import { once } from 'node:events'
import { join } from 'node:path'
import { demonstrationNotice } from '@reable/contract/demonstration'
import { expect, test } from 'vitest'
import { openVillage } from '#seeds/village'
import { addressOf } from './commands/testing.ts'
import { endBuilt, productionSettings, startBuilt } from './testing-built.ts'
import { programOfFile } from './testing-file.ts'

const program = await programOfFile()

/** Starts the production build without its jobs, so that no village is built meanwhile. */
const start = (env: Record<string, string>) =>
  startBuilt(join(program.config.dataFolder, 'data'), {
    ROLE: 'web',
    DATABASE_URL: addressOf(program.database.name),
    ...env,
  })

/** Starts a demonstration and returns its process and a reader of its pages. */
async function demonstrate(env: Record<string, string>) {
  const built = start({ APP_ENV: 'demo', ...env })
  const [address = ''] = (await built.waitForOutput('Server listening at')).match(/http:[^"]+/) ?? []
  return { program: built, html: async (path: string) => (await fetch(address + path)).text() }
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

test('a demonstration in public says above everything on every page that nothing is real; one for this machine does not', async () => {
  const local = await demonstrate({})
  for (const path of [...pages, '/dev/outbox']) expect(await local.html(path)).not.toContain(demonstrationNotice)
  expect(await endBuilt(local.program)).toBe(0)

  const publicDemo = await demonstrate({ DEMO_IN_PUBLIC: 'on', PUBLIC_URL: 'https://demo.example' })
  for (const path of pages) {
    const [before = '', after = ''] = (await publicDemo.html(path)).split(demonstrationNotice)
    expect([path, before.slice(-200)]).toEqual([
      path,
      expect.stringMatching(/<aside [^>]*aria-label="Demonstration"[^>]*><p[^>]*>$/),
    ])
    expect([path, before.includes('<header'), after.includes('<header')]).toEqual([path, false, true])
  }
  expect(await publicDemo.html('/dev/outbox')).toContain(`<aside>${demonstrationNotice}</aside><main>`)
  expect(await endBuilt(publicDemo.program)).toBe(0)
})

test('where the village was opened production does not begin', async () => {
  await openVillage(program.ctx)
  const built = start(productionSettings)
  const exited = once(built.child, 'exit')
  expect(await built.errors).toBe(
    'The database of DATABASE_URL holds the demonstration, whose people have published passwords, and one of them is a volunteer. ' +
      'Begin production with an empty database; what is here opens with APP_ENV=demo.\n',
  )
  expect((await exited)[0]).toBe(1)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { testProgram } from '../../../../testing.ts'

const script = fileURLToPath(new URL('../../../../../../deploy/post-mail.mjs', import.meta.url))
const secret = 'q8Zr2LkV0sYp4WnXc7TfBd9HjMg3Ua5E'
const raw = Buffer.from('From: rosa@village.example\r\n\r\nHello \xe9\r\n', 'latin1')
const to = ['r-a@reply.reable.example', 'r-b@reply.reable.example']

async function settingsFile(publicUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reable-post-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'settings'), `PUBLIC_URL=${publicUrl}\nMAIL_IN_WEBHOOK_SECRET=${secret}\n`)
  return join(folder, 'settings')
}

/** Runs the script as Postfix does, and returns its exit code with what it said. */
async function pipe(...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(raw)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, said }
}

test('a mail that Postfix hands over is stored for each of its recipients; one that is not, Postfix tries again', async () => {
  const program = await testProgram({ MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_WEBHOOK_SECRET: secret })
  onTestFinished(program.close)
  // The script has a clock of its own.
  program.ctx.clock = { now: () => new Date(performance.timeOrigin + performance.now()) }
  const settings = await settingsFile(await program.app.listen({ host: '127.0.0.1', port: 0 }))
  expect(await pipe(settings, 'rosa@village.example', '192.0.2.1', 'mx.village.example', ...to)).toEqual({
    code: 0,
    said: '',
  })
  const origin = { way: 'webhook', from: 'rosa@village.example', ip: '192.0.2.1', helo: 'mx.village.example' }
  const mails = program.ctx.db.selectFrom('incoming_mails').select(['recipient', 'origin', 'raw']).orderBy('recipient')
  expect(await mails.execute()).toEqual(to.map((recipient) => ({ recipient, origin, raw })))
  // A bounce has no sender.
  expect(await pipe(settings, '', '192.0.2.1', '', 'r-c@reply.reable.example')).toEqual({ code: 0, said: '' })
  expect((await mails.execute()).at(-1)).toMatchObject({ origin: { from: '' } })
  await program.app.close()
  expect(await pipe(settings, '', '', '', ...to)).toMatchObject({
    code: 75,
    said: expect.stringMatching(/^Reable did not take the mail: /),
  })
  expect(await pipe('/nowhere', '', '', '', ...to)).toMatchObject({ code: 75 })
})

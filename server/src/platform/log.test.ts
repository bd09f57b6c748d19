import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

/** What a program of its own does with its log. */
const program = `const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))})
  const log = createLog({ log: { level: 'info' } })
  const secrets = { password: 's3cret', password_confirmation: 's3cret', auth_token: 's3cret', token: 's3cret',
    email: 's3cret', body: 's3cret', authorization: 's3cret', cookie: 's3cret' }
  log.debug('not asked for')
  log.info({ ...secrets, status: 200 }, 'answered')
  log.warn({ headers: secrets, mail_id: 7 }, 'a mail did not go')
  log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', table: 'people', constraint: 'one_email',
    detail: 'Key (email)=(rosa@village.example) already exists.' }) })
  log.error({ err: Object.assign(new Error('m'.repeat(501)), { stack: 's'.repeat(4001) }) })
  log.error({ err: { message: 7 } })`

type Line = Record<string, unknown>
const lines: Line[] = []

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  lines.push(
    ...stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  )
})

test('a line of the log says when in UTC, and nothing that is secret or of a person, whatever it is given', () => {
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(lines.slice(0, 2)).toEqual([
    { level: 30, time, status: 200, msg: 'answered' },
    { level: 40, time, headers: {}, mail_id: 7, msg: 'a mail did not go' },
  ])
})

import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { solvedTask } from './accounts/captcha/testing.ts'
import { call, readyUpload, walkerForm } from './listings/testing.ts'
import { makeVolunteer } from './moderation/testing.ts'
import { tablesWith } from './privacy/testing.ts'
import { get, signedIn, someListing, someone } from './testing.ts'
import { programOfFile } from './testing-file.ts'

const program = await programOfFile()
let volunteer: Person
let other: number
let headers: Record<string, string>

beforeAll(async () => {
  volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  headers = await signedIn(program.ctx, volunteer)
  other = await someListing(program.ctx, await someone(program.ctx))
})

const unwanted = ['\u0001', '\u001b', '\u007f', '\u0085', '\u202a', '\u202e', '\u2066', '\u2069']
const typed = (words: string) => unwanted.map((mark) => `${words}${mark}`).join(' ')
const clean = (words: string) => unwanted.map(() => words).join(' ')

const listing = async () => ({
  ...{
    ...walkerForm,
    title: typed('Quokka'),
    description: typed('Nice'),
    images: [await readyUpload(program.ctx, volunteer)],
  },
  properties: { ...walkerForm.properties, serial_private: typed('SN') },
})

/** Every operation that takes somebody’s text, called with such text. */
const inputs: [string, () => Promise<{ status: number }>][] = [
  ['a listing', async () => call(program, 'POST', '/posts', headers, { post: await listing() })],
  [
    'a message',
    () => call(program, 'POST', '/messages', headers, { post_id: other, body: typed('Hello'), termsOfUse: true }),
  ],
  [
    'the contact form',
    async () =>
      call(
        program,
        'POST',
        '/contact_us',
        {},
        {
          ...{ sender_name: typed('Nora'), sender_email: 'nora@example.org', body: typed('Hi'), termsOfUse: true },
          recaptcha: await solvedTask(program.ctx),
        },
      ),
  ],
  [
    'a page',
    async () => {
      const path = '/console/content/page/Additional%20Services'
      const { version, fields } = (await get(program, path, headers)).body.data
      return call(program, 'PUT', path, headers, { version, fields: { ...fields, heading: typed('Help') } })
    },
  ],
]

test.each(inputs)(
  'of %s nothing is stored that changes the direction of text or controls a terminal',
  async (_input, send) => {
    expect((await send()).status).toBe(200)
    expect(await tablesWith(program, unwanted)).toEqual([])
  },
)

test('what was sent with such marks is stored without them, and an edit too', async () => {
  const { body } = await call(program, 'POST', '/posts', headers, { post: await listing() })
  const { id } = body.data.post
  const post = { ...(await listing()), title: typed('Wombat') }
  const edited = (await call(program, 'PUT', `/posts/${id}`, headers, { post })).body.data.post
  expect([edited.title, edited.description]).toEqual([clean('Wombat'), clean('Nice')])
  expect(await tablesWith(program, unwanted)).toEqual([])
})

test('no address holds such a mark', async () => {
  const user = { email: 'nora\u202e@example.org', password: 'Sunny-Day-2026!' }
  const { body } = await call(program, 'POST', '/auth/login', {}, { user })
  expect(body.errors.email).toEqual(['Invalid email address'])
})

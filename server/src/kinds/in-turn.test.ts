import { afterAll, expect, test } from 'vitest'
import { call } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { signedIn, someone, testProgram } from '../testing.ts'
import { inTurn } from '../versions/testing.ts'
import { newKind, newQuestion } from './testing.ts'

const program = await testProgram()
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
afterAll(() => program.close())

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object) =>
  call(program, method, `/console/kinds${url}`, steward, body)
const makeKind = async (name: string): Promise<number> => (await send('POST', '', newKind({ name }))).body.data.id

const acts: [string, () => Promise<() => ReturnType<typeof send>>][] = [
  ['a new kind', async () => () => send('POST', '', newKind({ name: 'Stair chair' }))],
  [
    'a changed kind',
    async () => {
      const id = await makeKind('Bath step')
      const { category_id: _, ...changed } = newKind({ name: 'Step for a bath' })
      return () => send('PUT', `/${id}`, { ...changed, version: 1 })
    },
  ],
  [
    'a kind that is removed',
    async () => {
      const id = await makeKind('Kind by mistake')
      return () => send('DELETE', `/${id}`, { version: 1 })
    },
  ],
  ['a new question', async () => () => send('POST', '/questions', newQuestion({ label: 'Tilt' }))],
  [
    'a changed question',
    async () => {
      const { kind_id, ...question } = newQuestion({ label: 'Slope' })
      const { field_name } = (await send('POST', '/questions', { ...question, kind_id })).body.data
      return () => send('PUT', `/questions/${field_name}`, { ...question, max: '80', version: 1 })
    },
  ],
  [
    'a changed condition',
    async () => () => send('PUT', '/conditions/4', { name: 'Worn', tooltip: 'It works.', version: 1 }),
  ],
  [
    'a changed category',
    async () => () => send('PUT', '/categories/5', { name: 'Beds', tooltip: 'For sleep.', rank: 1, version: 1 }),
  ],
]

test.each(acts)('%s waits for whoever changes kinds at the same time', async (_what, prepare) => {
  expect(await inTurn(program, await prepare())).toEqual(['waited', 200])
})

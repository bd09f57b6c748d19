import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { bind } from './api/bind.ts'
import { checkInput } from './api/check-input.ts'
import { registerErrorHandlers } from './api/errors.ts'

/** What happened, in its order. */
const happened: string[] = []
const turn = () => new Promise(setImmediate)
const app = fastify().decorate('operations', new Map())

/** Notes that it was asked, and refuses some time later whoever brings this header. */
const guard = (name: string, code: 'too_many' | 'signed_out') => async (request: { headers: object }) => {
  happened.push(name)
  await turn()
  if (name in request.headers) throw new Refusal(code, `Refused by ${name}.`)
}
const answered = async (what: string) => {
  happened.push(what)
  return { data: null }
}

beforeAll(async () => {
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(() => JSON.stringify)
  registerErrorHandlers(app)
  const guards = { limit: guard('limit', 'too_many'), authorize: guard('authorize', 'signed_out') }
  bind(app, 'setSavedMails', ({ body }) => answered(`wanted: ${body.wanted}`), guards)
  bind(app, 'getCaptcha', async () => ({ data: { task: (await answered('captcha')).data } }))
  bind(app, 'getUser', async () => (await answered('user')) as never)
  await app.ready()
})
beforeEach(() => {
  happened.length = 0
})
afterAll(() => app.close())

const setMails = (headers: Record<string, string>, payload: object) =>
  app.inject({ method: 'PUT', url: '/api/saved_mails', headers, payload })

test('who is beyond a limit, or may not, learns nothing of what they sent: the limit first', async () => {
  const wrong = { wanted: 'perhaps' }
  const limited = await setMails({ limit: '', authorize: '' }, wrong)
  expect([limited.statusCode, limited.json().code, happened]).toEqual([429, 'too_many', ['limit']])
  happened.length = 0
  const unknown = await setMails({ authorize: '' }, wrong)
  expect([unknown.statusCode, unknown.json().code, happened]).toEqual([401, 'signed_out', ['limit', 'authorize']])
  expect((await setMails({}, wrong)).json()).toMatchObject({
    code: 'invalid',
    errors: { wanted: [expect.any(String)] },
  })
})

test('whoever asks for the head alone gets it, except where that would change something', async () => {
  const statusOf = async (url: string) => (await app.inject({ method: 'HEAD', url })).statusCode
  expect([await statusOf('/auth/captcha'), await statusOf('/api/user')]).toEqual([200, 404])
  expect(happened).toEqual(['captcha'])
})

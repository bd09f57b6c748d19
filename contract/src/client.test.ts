import { expect, test } from 'vitest'
import { createClient, type Request } from './client.ts'

function recordingTransport(status: number, body: object, headers: Record<string, string> = {}) {
  const requests: Request[] = []
  const transport = async (request: Request) => {
    requests.push(request)
    return { status, text: JSON.stringify(body), header: (name: string) => headers[name] }
  }
  return { requests, transport }
}

test('[GEN-14] calls go to the API base and accept JSON; lists repeat their key', async () => {
  const { requests, transport } = recordingTransport(200, { data: [] }, { 'x-pagination': '{"current_page":2}' })
  const reply = await createClient('/v1', transport)('browseListings', {
    query: { page: '2', 'categories[]': ['Walking Aids', 'Cane'] },
  })
  expect(requests[0]?.url).toBe('/v1/posts?page=2&categories%5B%5D=Walking+Aids&categories%5B%5D=Cane')
  expect(requests[0]?.headers).toEqual({ accept: 'application/json' })
  expect(reply).toMatchObject({ ok: true, data: [], pagination: { current_page: 2 } })
})

test('[GEN-14] a signed-in person is named by X-User-Token and X-User-Email', async () => {
  const { requests, transport } = recordingTransport(200, { data: { post: {} } })
  await createClient('/v1', transport, () => ({ token: 't', email: 'rosa@village.example' }))('getListing', {
    params: { id: 'a/b' },
  })
  expect(requests[0]?.url).toBe('/v1/posts/a%2Fb')
  expect(requests[0]?.headers).toMatchObject({ 'x-user-token': 't', 'x-user-email': 'rosa@village.example' })
})

test('[WIZ-09] a call that is to have one effect carries its idempotency key', async () => {
  const { requests, transport } = recordingTransport(200, { data: { post: {} } })
  await createClient('/v1', transport)('renewListing', { params: { id: '3' }, idempotencyKey: 'a1' })
  expect(requests[0]?.headers).toEqual({ accept: 'application/json', 'idempotency-key': 'a1' })
})

test('a failure is a value with its status and flow id; so is a service that cannot be reached', async () => {
  const refused = recordingTransport(404, {
    error: 'There is no such listing.',
    code: 'not_found',
    flow_id: 'ABCD-2345',
  })
  expect(await createClient('/v1', refused.transport)('getListing', { params: { id: '9' } })).toMatchObject({
    ok: false,
    status: 404,
    failure: { flow_id: 'ABCD-2345' },
  })
  const proxy = await createClient('/v1', recordingTransport(503, {}).transport)('listCategories', {})
  expect(proxy).toMatchObject({ ok: false, status: 503, failure: { error: expect.stringContaining('try again') } })
  const unreachable = async () => Promise.reject(new TypeError('network'))
  expect(await createClient('/v1', unreachable)('listCategories', {})).toMatchObject({ ok: false, status: 0 })
})

import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Profile = { id: string; email?: string }

type ProviderState = {
  who: Profile
  denies: boolean
  mode: 'up' | 'broken' | 'hangs' | 'nonsense'
  codes: Map<string, { profile: Profile; redirect: string }>
  tokens: Map<string, Profile>
}

const [appId, appSecret] = ['4711', 'facebook secret']

/**
 * Facebook's dialog, token exchange and Graph API, as its documentation describes them, to be set by `FACEBOOK_…`. Whoever logs in
 * is `state.who`, or denies. A code is accepted once, with our secret and the address it was issued for.
 */
export async function facebookServer() {
  const state: ProviderState = { who: { id: '1' }, denies: false, mode: 'up', codes: new Map(), tokens: new Map() }
  const server = createServer((request, response) => answer(state, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`
  return {
    env: {
      FACEBOOK_DIALOG_ADDRESS: `${address}/dialog/oauth`,
      FACEBOOK_GRAPH_ADDRESS: address,
      FACEBOOK_APP_ID: appId,
      FACEBOOK_APP_SECRET: appSecret,
    },
    state,
    close: () => server.close().closeAllConnections(),
  }
}

async function answer(state: ProviderState, request: IncomingMessage, response: ServerResponse) {
  if (state.mode === 'hangs') return
  if (state.mode === 'broken') return response.writeHead(500).end('{}')
  if (state.mode === 'nonsense') return response.end('<html>')
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://facebook')
  if (pathname === '/v24.0/dialog/oauth') return dialog(state, searchParams, response)
  if (pathname === '/v24.0/me') return me(state, request, searchParams, response)
  if (pathname !== '/v24.0/oauth/access_token') return response.writeHead(404).end()
  return exchange(state, new URLSearchParams((await Array.fromAsync(request)).join('')), response)
}

function dialog({ codes, who, denies }: ProviderState, query: URLSearchParams, response: ServerResponse) {
  const redirect = query.get('redirect_uri') ?? ''
  const back = new URL(redirect)
  const code = randomUUID()
  codes.set(code, { profile: who, redirect })
  back.search = new URLSearchParams(
    denies ? { error: 'access_denied', error_reason: 'user_denied' } : { code },
  ).toString()
  back.searchParams.set('state', query.get('state') ?? '')
  response.writeHead(302, { location: `${back}#_=_` }).end()
}

function exchange({ codes, tokens }: ProviderState, form: URLSearchParams, response: ServerResponse) {
  const code = codes.get(form.get('code') ?? '')
  codes.delete(form.get('code') ?? '')
  const ours = form.get('client_id') === appId && form.get('client_secret') === appSecret
  if (!code || !ours || code.redirect !== form.get('redirect_uri')) return refuse(response)
  const access_token = randomUUID()
  tokens.set(access_token, code.profile)
  return json(response, 200, { access_token, token_type: 'bearer', expires_in: 5_183_944 })
}

function me({ tokens }: ProviderState, request: IncomingMessage, query: URLSearchParams, response: ServerResponse) {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const profile = tokens.get(token)
  if (!profile || query.get('appsecret_proof') !== proof) return refuse(response)
  return json(response, 200, query.get('fields') === 'id,email' ? profile : { id: profile.id })
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const refuse = (response: ServerResponse) => json(response, 400, { error: { type: 'OAuthException', code: 100 } })

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Challenge } from 'altcha-lib/types'
import type { Context } from '#platform/context'
import { makeTask } from './embedded-task.ts'

/** Solves a task as the widget does, and returns the value of its form field. */
export async function solve(challenge: Challenge): Promise<string> {
  const { solveChallenge } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/web/pbkdf2')
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

export const solvedTask = async (ctx: Context): Promise<string> => solve(await makeTask(ctx))

/**
 * Google's side of reCAPTCHA v2, to be set by `RECAPTCHA_ADDRESS`: tokens that begin with "good" pass, once each. `mode` makes it
 * hang, fail, or reject our secret.
 */
export async function recaptchaServer() {
  const usedTokens = new Set<string>()
  const state = { mode: 'up' as 'up' | 'hangs' | 'broken' | 'wrong secret', requestCount: 0 }
  const server = createServer(async (request, response) => {
    state.requestCount += 1
    const form = new URLSearchParams((await Array.fromAsync(request)).join(''))
    const token = form.get('response') ?? ''
    if (state.mode === 'hangs') return
    if (state.mode === 'broken') return response.writeHead(503).end('busy')
    const wrong = state.mode === 'wrong secret' || form.get('secret') !== 'secret' || request.method !== 'POST'
    const success = !wrong && token.startsWith('good') && !usedTokens.has(token)
    usedTokens.add(token)
    const codes = [wrong ? 'invalid-input-secret' : 'invalid-input-response']
    return response.end(
      JSON.stringify(success ? { success, hostname: 'localhost' } : { success, 'error-codes': codes }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  return {
    env: { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret', RECAPTCHA_ADDRESS: address },
    state,
    forgetUsedTokens: () => usedTokens.clear(),
    close: () => server.close().closeAllConnections(),
  }
}

import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { User } from '@reable/contract/accounts/operations'
import { signWithVillagePasskey } from '../../server/seeds/village/passkey.ts'
import { address } from '../address.ts'
import { solveCaptcha } from './solve-captcha.ts'

export const password = 'Village-2026!'

export type SignedInUser = User & { auth_token: string }

/** Signs up a person of this visit alone, whose address is not confirmed. */
export async function createUnconfirmedUser(request: APIRequestContext, name: string): Promise<SignedInUser> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@visit.example`
  const task = (await (await request.get('/v1/auth/captcha')).json()).data
  const recaptcha = solveCaptcha(task.challenge ?? task)
  const user = { email, password, password_confirmation: password, termsOfUse: true, recaptcha }
  const reply = await request.post('/v1/auth', { data: { user } })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()).data
}

/** The same, confirmed by the link that was mailed, in the browser that signed up. */
export async function createConfirmedUser(request: APIRequestContext, name: string): Promise<SignedInUser> {
  const user = await createUnconfirmedUser(request, name)
  const token = new URL(await linkMailedTo(request, user.email, '/confirmation?')).searchParams.get(
    'confirmation_token',
  )
  const link = `/v1/auth/confirmation?confirmation_token=${token}`
  return (await (await request.get(link, { headers: headersOf(user) })).json()).data
}

/** Logs in by the API, as on another device. */
export async function logIn(request: APIRequestContext, email: string, secret = password): Promise<SignedInUser> {
  const reply = await request.post('/v1/auth/login', { data: { user: { email, password: secret } } })
  const user: SignedInUser = (await reply.json()).data
  return user?.factor_asked ? proveByPasskey(request, user) : user
}

/** Proves the second factor of the village's volunteer, by the passkey that its tests have. */
async function proveByPasskey(request: APIRequestContext, user: SignedInUser): Promise<SignedInUser> {
  const headers = headersOf(user)
  // Whom a busy machine asks to try again does so, with a new challenge: one is used up by each try.
  for (let tries = 1; ; tries++) {
    const { options } = (await (await request.post('/v1/auth/factor/challenge', { headers })).json()).data
    const passkey = signWithVillagePasskey({ challenge: options.challenge, origin: address, email: user.email })
    const reply = await request.post('/v1/auth/factor/proof', { headers, data: { passkey } })
    if (reply.status() === 503 && tries < 5) continue
    expect(reply.status(), await reply.text()).toBe(200)
    return (await reply.json()).data
  }
}

export const headersOf = ({ auth_token, email }: SignedInUser) => ({
  'x-user-token': auth_token,
  'x-user-email': email,
})

/** Stores a user in this browser, as logging in does. */
export async function signIn(page: Page, user: object): Promise<void> {
  await page.goto('/v1/health')
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), user)
}

/** Returns the user that this browser stores, or null. */
export const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))

/** Waits for the newest mailed link to an address that contains `part`; `skip` leaves out links that were seen before. */
export async function linkMailedTo(
  request: APIRequestContext,
  email: string,
  part: string,
  skip: readonly string[] = [],
): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    link = (await mailsTo(request, email)).flatMap(linksIn).find((one) => one.includes(part) && !skip.includes(one))
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

/** Waits for the newest mail to an address whose text contains `part`, however many were sent since. */
export async function mailWith(request: APIRequestContext, email: string, part: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    let before: string | undefined = ''
    for (found = undefined; found === undefined && before !== undefined; ) {
      found = (await mailsTo(request, email, before)).find((one) => one.includes(part))
      const page = await (await request.get(`/dev/outbox${before && `?before=${before}`}`)).text()
      before = /\/dev\/outbox\?before=(\d+)/.exec(page)?.[1]
    }
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}

/** The plain text of the newest mails to an address, newest first; of those `before` a mail, to go further back. */
export async function mailsTo(request: APIRequestContext, email: string, before = ''): Promise<string[]> {
  const list = await (await request.get(`/dev/outbox${before && `?before=${before}`}`)).text()
  const items = [...list.matchAll(/<a href="(\/dev\/outbox\/[^"]+)">[^<]*<\/a><br>To ([^<]*)</g)]
  const own = items.filter(([, , to]) => to === email).map(([, address = '']) => address)
  return Promise.all(own.map(async (address) => unescaped(await (await request.get(address)).text())))
}

const linksIn = (text: string) => text.match(/https?:\/\/[^\s"<>]+/g) ?? []

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

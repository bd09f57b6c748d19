import { setTimeout as delay } from 'node:timers/promises'
import { createClient, type Session, type Transport } from '@reable/contract/client'
import { solveCaptcha } from '../../../e2e/accounts/solve-captcha.ts'
import { overbedTable } from '../../selling/post.ts'
import { photoOf, sendAlone } from '../../selling/send-photo.ts'
import { endlessPhotos } from '../kill/small-photos.ts'

/** What was acknowledged, and must be there from then on. */
export type Made = { owner: Session; buyer: Session; title: string; id: number; words: string; picture: string }

const password = 'Quiet-Harbour-2026!'
const words = 'Is the table still there? I can come on Saturday.'
const title = 'Overbed table that must be found again'

/** An address of the place as people know it, where the container is reached. */
function hereAt(address: string, url: string): string {
  const { pathname, search } = new URL(url, address)
  return address + pathname + search
}

/** The browser of somebody at an address. */
function browserAt(address: string, session?: Session) {
  const transport: Transport = async ({ method, url, headers, body }) => {
    const answer = await fetch(address + url, { method, headers, body: body ?? null })
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) }
  }
  const api = createClient('/v1', transport, () => session)
  const putBytes = async ({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Buffer) =>
    (
      await fetch(hereAt(address, url), {
        method: 'PUT',
        headers,
        body: new Uint8Array(bytes),
      })
    ).status
  return { api, putBytes, session: session ?? { token: '', email: '' } }
}

/**
 * Two people sign up at the mail host `of` and confirm; one lists a thing with a photo, the other finds it and writes. A photo of the same
 * number looks the same, and would be held for a volunteer.
 */
export async function walkMainJob(
  address: string,
  mails: readonly string[],
  { of = 'example.org', photo = 0 } = {},
): Promise<Made> {
  const owner = await signUp(address, `owner@${of}`, mails)
  const buyer = await signUp(address, `buyer@${of}`, mails)
  const seller = browserAt(address, owner)
  const nextPhoto = await endlessPhotos()
  for (let passed = 0; passed < photo; passed++) nextPhoto()
  const { signed_id } = await sendAlone(seller, photoOf(nextPhoto()))
  const post = { ...overbedTable, title, images: [{ signed_id }] }
  const published = answerOf(await seller.api('publishListing', { body: { post } }))
  const { id, images } = published.post
  const found = answerOf(await browserAt(address).api('browseListings', { query: { search_query: title } }))
  if (!found?.some((listing) => listing.id === id)) throw new Error('The listing was not found.')
  const body = { post_id: id, body: words, termsOfUse: true as const }
  answerOf(await browserAt(address, buyer).api('sendMessage', { body }))
  return { owner, buyer, title, id, words, picture: images[0]?.small ?? '' }
}

/** Looks for all of it after a kill; returns a sentence for each thing that is not there. */
export async function findAgain(address: string, made: Made): Promise<string[]> {
  const [page, picture, mine] = await Promise.all([
    fetch(`${address}/posts/${made.id}`).then((answer) => answer.text()),
    fetch(hereAt(address, made.picture)),
    browserAt(address, made.owner).api('listConversations', { query: { page: 1 } }),
  ])
  const broken: string[] = []
  if (!page.includes(made.title)) broken.push('the page of the listing is gone')
  if (!picture.ok || !(await picture.arrayBuffer()).byteLength) broken.push('the photo is gone')
  if (!mine.ok || !JSON.stringify(mine.data).includes(made.words)) broken.push('the message is gone')
  const again = await browserAt(address).api('logIn', { body: { user: { email: made.buyer.email, password } } })
  if (!again.ok) broken.push('the buyer cannot log in')
  return broken
}

async function signUp(address: string, email: string, mails: readonly string[]): Promise<Session> {
  const { api } = browserAt(address)
  const task = answerOf(await api('getCaptcha', {})) as unknown as Parameters<typeof solveCaptcha>[0]
  const user = {
    email,
    password,
    password_confirmation: password,
    termsOfUse: true as const,
    recaptcha: solveCaptcha(task),
  }
  const { auth_token: token } = answerOf(await api('signUp', { body: { user } })) as { auth_token: string }
  const session = { token, email }
  const confirmation_token = await mailedToken(email, mails)
  answerOf(await browserAt(address, session).api('confirm', { query: { confirmation_token } }))
  return session
}

/** The token of the link that was mailed, as soon as that has come. */
async function mailedToken(email: string, mails: readonly string[]): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const mail = mails.find((raw) => raw.includes(`To: ${email}`) || raw.includes(`<${email}>`))
    const plain = mail?.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    const token = plain && /confirmation_token=([\w-]+)/.exec(plain)?.[1]
    if (token) return token
    await delay(100)
  }
  throw new Error(`No mail to ${email} came.`)
}

function answerOf<Data>(
  reply: { ok: true; data: Data } | { ok: false; status: number; failure: { error: string } },
): Data {
  if (reply.ok) return reply.data
  throw new Error(`It was answered ${reply.status}: ${reply.failure.error}`)
}

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Session } from '@reable/contract/client'
import { describePhoto, hereAt, overbedTable, personAt, photoMaker } from './client.ts'
import { password, signUp } from './everything/newcomers.ts'
import { dataOf } from './everything/writer.ts'
import { type MailReceiver, startMailReceiver } from './mail-receiver.ts'
import { benchData, emptyFolder, root, run, startProgram } from './program.ts'
import { type Figure, none } from './table.ts'

/** As for real people: there is no demo data. */
const production = {
  APP_ENV: 'production',
  LIMITS: 'on',
  PUBLIC_URL: 'https://reable.example',
  SECRET: randomBytes(32).toString('base64'),
  MAIL_FROM: 'us@reable.example',
}

/**
 * The previous release works on tables that this one has migrated: people sign up, list with a photo, find and write. Then this one finds all
 * of it. Needs the clone's history, and no network.
 */
export async function upgrade(): Promise<Figure[]> {
  const commit = await previousRelease()
  process.stdout.write(`  from ${commit}\n`)
  const previous = await buildRelease(commit)
  const dataFolder = await emptyFolder('upgrade')
  const receiver = await startMailReceiver()
  const settings = { ...production, SMTP_URL: receiver.url }
  try {
    await (await startProgram(dataFolder, settings)).stop()
    const older = await startProgram(dataFolder, settings, previous)
    const made = await useMarketplace(older.url, receiver).finally(older.stop)
    const newer = await startProgram(dataFolder, settings)
    const broken = await findAgain(newer.url, made).finally(newer.stop)
    for (const sentence of broken) process.stdout.write(`  broken: ${sentence}\n`)
    return [none('lost by going back and forth', broken.length)]
  } finally {
    await receiver.stop()
  }
}

const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()

/** The newest tag; where there is none, the commit before the newest migration landed. */
async function previousRelease(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD~1').catch(() => '')
  if (tag) return tag
  const log = 'log -1 --first-parent -m --format=%H --diff-filter=A -- server/migrations'
  return git('rev-parse', '--verify', `${await git(...log.split(' '))}~1`)
}

/** Builds a commit in a folder of its own with the packages of this one, unless it was built before. */
async function buildRelease(commit: string): Promise<string> {
  const folder = join(benchData, 'previous-release')
  const note = `${folder}.made`
  if ((await readFile(note, 'utf8').catch(() => '')) === commit) return folder
  await rm(note, { force: true })
  await mkdir(await emptyFolder('previous-release'), { recursive: true })
  const archive = `${folder}.tar`
  await git('archive', '--output', archive, commit)
  await run('tar', ['-xf', archive, '-C', folder])
  for (const packages of ['node_modules', 'server/node_modules', 'web/node_modules'])
    if (existsSync(join(root, packages))) await run('cp', ['-al', join(root, packages), join(folder, packages)])
  const env = { ...process.env, NODE_ENV: 'production' }
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, env, maxBuffer: 2 ** 26 })
  await writeFile(note, commit)
  return folder
}

type Made = { owner: Session; buyer: Session; id: number; picture: string }

const title = 'Overbed table that must be found again'
const question = 'Is the table still there? I can come on Saturday.'

/** Two people sign up and confirm; one lists something with a photo, the other finds it and writes. */
async function useMarketplace(url: string, receiver: MailReceiver): Promise<Made> {
  const personFor = (session?: Session) => personAt(() => url, session)
  const owner = await signUpAndConfirm(url, 'owner@example.org', receiver)
  const buyer = await signUpAndConfirm(url, 'buyer@example.org', receiver)
  const { api, putBytes } = personFor(owner)
  const bytes = (await photoMaker())()
  const { signed_id, direct_upload } = dataOf(await api('startUpload', { body: { blob: describePhoto(bytes) } }))
  await putBytes(direct_upload, bytes)
  dataOf(await api('finishUpload', { params: { signed_id } }))
  const body = { post: { ...overbedTable, title, images: [{ signed_id }] } }
  const { id, images } = dataOf(await api('publishListing', { body })).post
  const found = dataOf(await personFor().api('browseListings', { query: { search_query: title } }))
  if (!found.some((listing) => listing.id === id)) throw new Error('The listing was not found.')
  const message = { post_id: id, body: question, termsOfUse: true as const }
  dataOf(await personFor(buyer).api('sendMessage', { body: message }))
  return { owner, buyer, id, picture: images[0]?.small ?? '' }
}

async function signUpAndConfirm(url: string, email: string, { taken }: MailReceiver): Promise<Session> {
  const session = await signUp(() => url, email)
  for (let tries = 0; tries < 300; tries++) {
    const plain = taken.map(({ raw }) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    const token = plain
      .filter((mail) => mail.includes(email))
      .join()
      .match(/confirmation_token=([\w-]+)/)?.[1]
    if (token) {
      dataOf(await personAt(() => url, session).api('confirm', { query: { confirmation_token: token } }))
      return session
    }
    await delay(100)
  }
  throw new Error(`No mail to ${email} came.`)
}

/** Returns a sentence for each thing that is not there any more. */
async function findAgain(url: string, { owner, buyer, id, picture }: Made): Promise<string[]> {
  const page = await (await fetch(`${url}/posts/${id}`)).text()
  const photo = await fetch(hereAt(url, picture))
  const mine = await personAt(() => url, owner).api('listConversations', { query: { page: 1 } })
  const again = await personAt(() => url).api('logIn', { body: { user: { email: buyer.email, password } } })
  const missing = {
    'the page of the listing is gone': page.includes(title),
    'the photo is gone': photo.ok && (await photo.arrayBuffer()).byteLength > 0,
    'the message is gone': mine.ok && JSON.stringify(mine.data).includes(question),
    'the buyer cannot log in': again.ok,
  }
  return Object.entries(missing).flatMap(([sentence, isThere]) => (isThere ? [] : [sentence]))
}

import { createHash } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { normalizeLookAlikes } from '@reable/contract/messages/find-words'
import { pendingFrom, type SignalKind, warnedFrom } from '@reable/contract/messages/worry-rules'
import { findTogether, WrittenText } from '@reable/contract/messages/written-text'
import { findMemberSince } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import type { MessageFacts, Outcome, Signal, Worry } from './signal.ts'
import { selectActiveSignals } from './signal-queries.ts'
import { hasWrittenIn, selectReceiversOf } from './weighing-queries.ts'

/** A message on its way to somebody. */
type Written = { conversationId: number; writerId: number; receiverId: number; body: string }

export type Weighed = {
  worry: Worry
  /** By which the same text is known again; null for one that many write by chance. */
  textDigest: Buffer | null
}

const week = 7 * day
/** In letters and digits: shorter texts, such as whether it is still there, are the same by chance. */
const ownTextFrom = 60

/** Judges a message in the transaction that stores it, by its text and what its writer wrote before. */
export async function weighMessage(ctx: Context, message: Written): Promise<Weighed> {
  const { writerId, receiverId, body } = message
  const since = new Date(ctx.clock.now().getTime() - week)
  const textDigest = digestOf(body)
  const receivers = textDigest ? await selectReceiversOf(ctx, { writerId, textDigest, since }) : []
  const memberSince = await findMemberSince(ctx, writerId)
  const worry = judgeMessage({
    text: body,
    signals: await selectActiveSignals(ctx),
    ownHost: new URL(ctx.config.http.publicUrl).hostname,
    newAccount: memberSince !== undefined && memberSince > since,
    first: !(await hasWrittenIn(ctx, message)),
    sameTextTo: new Set([...receivers, receiverId]).size,
  })
  return { worry, textDigest }
}

function digestOf(body: string): Buffer | null {
  const letters = normalizeLookAlikes(body).replace(/[^\p{L}\p{N}]/gu, '')
  return letters.length < ownTextFrom ? null : createHash('sha256').update(letters).digest()
}

/** To so many people somebody sends the same text before it counts. */
const manyPeople = 5

type Judged = MessageFacts & { text: string; signals: readonly Signal[]; ownHost: string }

type Reading = { written: WrittenText; links: Set<LinkKind>; text: string; facts: MessageFacts }

/** What a signal of each kind has found: words, or that it applies. */
const finders: Record<SignalKind, (signal: Signal, reading: Reading) => string[] | boolean> = {
  words: ({ words }, { written }) => written.find(words).map(({ phrase }) => phrase),
  words_together: ({ words, nearWords }, { written }) =>
    findTogether(written.find(words), written.find(nearWords)).map(({ phrase }) => phrase),
  short_links: (_, { links }) => links.has('short'),
  false_links: (_, { links }) => links.has('false'),
  other_links: (_, { links }) => links.has('other'),
  moved_contact: (_, { text, facts }) => facts.first && hasContact(text),
  same_text: (_, { facts }) => facts.sameTextTo >= manyPeople,
  new_account: (_, { facts }) => facts.newAccount,
}

/** Judges a message by what is set: the weights of the signals that apply, their ids, and the words that were found. */
export function judgeMessage({ text, signals, ownHost, ...facts }: Judged): Worry {
  const hostsOf = (kind: SignalKind) => signals.filter((one) => one.kind === kind).flatMap(({ words }) => words)
  const hosts = { short: hostsOf('short_links'), sites: hostsOf('false_links'), own: ownHost }
  const reading = { written: new WrittenText(text), links: linkKindsIn(text, hosts), text, facts }
  const found = signals.flatMap((signal) => {
    const words = finders[signal.kind](signal, reading)
    return words === true || (words !== false && words.length) ? [{ signal, words: words === true ? [] : words }] : []
  })
  const sum = found.reduce((total, { signal }) => total + signal.weight, 0)
  return {
    sum,
    outcome: outcomeOf(sum),
    signalIds: found.map(({ signal }) => signal.id),
    words: [...new Set(found.filter(({ signal }) => signal.weight > 1).flatMap(({ words }) => words))].slice(
      0,
      maxWords,
    ),
  }
}

/** So many words are named to the receiver at most. */
const maxWords = 5

const outcomeOf = (sum: number): Outcome => (sum >= pendingFrom ? 'held' : sum >= warnedFrom ? 'warned' : 'nothing')

/** A telephone number of ten digits, however it is set apart, or an e-mail address. */
const hasContact = (text: string): boolean =>
  /(?<!\d)(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/.test(text) ||
  /[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]{2}/.test(text)

type LinkKind = 'short' | 'false' | 'other'

/** The hosts of services that make links short, the true hosts of known sites, and our own. */
type KnownHosts = { short: readonly string[]; sites: readonly string[]; own: string }

/** No message has more than a few links; what follows changes nothing. */
const maxLinks = 50

/** With a scheme or www; or a bare host of a usual ending, which people and mail programs take for a link. */
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>"]{1,500}|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|net|org|info|biz|ca|co|io|me|ly|gl|gd|cc|ru|cn|tk|ml|ga|cf|gq|xyz|top|site|online|shop|live|click|link|app|page|support|help|pro|vip|win|at|id|ae|us|uk)(?![\p{L}\p{N}-])(?:\/[^\s<>"]{0,500})?/giu

type Link = { host: string; hasUser: boolean }

function readLink(written: string): Link | undefined {
  const address = /^https?:\/\//i.test(written) ? written : `http://${written}`
  // Node's own parser brings every way of writing a host into one.
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && { host: url.hostname.replace(/^www\./, '').replace(/\.$/, ''), hasUser: url.username !== '' }
}

const isOf = (host: string, site: string) => host === site || host.endsWith(`.${site}`)

/** A host as it looks at a glance: look-alike letters, digits for letters, and without hyphens. */
const glanceOf = (host: string): string =>
  normalizeLookAlikes(domainToUnicode(host) || host)
    .replace(/[1l|!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/3/g, 'e')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/-/g, '')

/** The name of a site without its ending. */
const nameOf = (site: string): string => site.split('.').slice(0, -1).join('.')

/** What people who imitate a site write beside its name, as it looks at a glance; "interactive" is no such host. */
const besideName =
  'ca canada com www e my etransfer transfer deposit payment pay secure security iogin signin verify verification refund ciaim deiivery track tracking parcei support heip oniine account biiiing bank banking maii post marketpiace fee aiert noreply mobiie web app'.split(
    ' ',
  )

/** Whether a text is nothing but such words, one directly behind the other. */
function isOfWordsBesideName(text: string): boolean {
  const wordEnds = new Set([0])
  for (let at = 0; at < text.length; at++)
    if (wordEnds.has(at)) for (const word of besideName) if (text.startsWith(word, at)) wordEnds.add(at + word.length)
  return wordEnds.has(text.length)
}

/** Names as short as these are part of too many words to be found within one. */
const shortName = 4

function looksLike(host: string, site: string): boolean {
  const name = glanceOf(nameOf(site))
  if (!name) return false
  if (host.split(/[.-]/).map(glanceOf).includes(name)) return true
  if (name.length <= shortName) return false
  return host.split('.').some((label) => {
    const [before = '', ...after] = glanceOf(label).split(name)
    return after.length > 0 && [before, after.join('')].every(isOfWordsBesideName)
  })
}

/** No site that people know has a host of more parts. */
const maxLabels = 8

const isNumbers = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[')
const isForeign = (host: string) => host.split('.').some((label) => label.startsWith('xn--'))

function kindOf({ host, hasUser }: Link, { short, sites, own }: KnownHosts): LinkKind | undefined {
  if (isOf(host, own) && !hasUser) return undefined
  if (hasUser || isNumbers(host) || isForeign(host) || host.split('.').length > maxLabels) return 'false'
  if (short.some((site) => isOf(host, site))) return 'short'
  if (sites.some((site) => isOf(host, site))) return 'other'
  return [...sites, own].some((site) => looksLike(host, site)) ? 'false' : 'other'
}

/** Returns which kinds of links a text has; those to our own pages are none. */
export function linkKindsIn(text: string, hosts: KnownHosts): Set<LinkKind> {
  const kinds = new Set<LinkKind>()
  let count = 0
  for (const { 0: written } of text.matchAll(linkPattern)) {
    if (++count > maxLinks) break
    const link = readLink(written)
    const kind = link && kindOf(link, hosts)
    if (kind) kinds.add(kind)
  }
  return kinds
}

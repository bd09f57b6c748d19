import { fold, isWritten, joinLines, type Lines, linesOf } from './lines.ts'
import { endsInColon, endsSentence, type OwnMail } from './own-mail.ts'
import { foldQuotes, quoteSigns, type Said } from './quotes.ts'

/** What somebody wrote in an answer by mail, and what else stood in it: quoted parts and signatures, kept for them alone. */
export type SplitReply = {
  body: string
  folded: string
  /** True where nothing would have been left: then `body` is all there was. */
  whole: boolean
}

/** What is known of an answer beside its text; `name` is the writer's full name, as the head of their email has it. */
export type KnownReply = OwnMail & Said & { name: string }

/**
 * Splits the text of an answer into what somebody wrote, and quotes and signatures. Hidden is only what is shown to be one: a quote by
 * what we know of our own emails, whatever its language and program. Takes time in proportion to the text.
 */
export function splitReply(text: string, known: KnownReply): SplitReply {
  const lines = linesOf(text)
  foldQuotes(lines, known)
  foldSignatures(lines, known)
  const body = joinLines(lines, false)
  const folded = foldedText(lines)
  if (body || withholdQuote(folded, known).folded) return { body, folded, whole: false }
  return { body: folded, folded: '', whole: true }
}

/** The last guard: keeps back a text from the first paragraph on in which something shows that one of our emails is quoted. */
export function withholdQuote(text: string, own: OwnMail): { remaining: string; folded: string } {
  const lines = linesOf(text)
  const isSign = quoteSigns(lines.bare, own)
  let begin = lines.bare.findIndex((_, index) => isSign(index))
  if (begin < 0 && !lines.beyond) return { remaining: text, folded: '' }
  if (begin < 0) begin = lines.bare.length
  while (begin < lines.bare.length && lines.bare[begin - 1]) begin--
  fold(lines, begin, lines.bare.length)
  return { remaining: joinLines(lines, false), folded: foldedText(lines) }
}

const foldedText = (lines: Lines) => [joinLines(lines, true), lines.beyond.trim()].filter(Boolean).join('\n')

/** Below a delimiter this many lines can be a signature; more are something that somebody wrote. */
const maxLines = 12

/** The full name and the addresses of whoever wrote. */
type Author = { name: string; addresses: string[] }

/** Folds what programs and people put below every email, in each stretch of lines that is not folded: in doubt it stays. */
function foldSignatures(lines: Lines, author: Author): void {
  let start = 0
  while (start < lines.text.length) {
    let end = start
    while (end < lines.text.length && !lines.folded[end]) end++
    foldSignature(lines, { start, end }, author)
    start = end + 1
  }
}

type Stretch = { start: number; end: number }

function foldSignature(lines: Lines, { start, end }: Stretch, author: Author): void {
  let last = lastWritten(lines, start, end)
  while (last >= start) {
    const begin = signatureBegin(lines, { start, end: last + 1 }, author)
    if (begin === undefined) return
    fold(lines, begin, last + 1)
    last = lastWritten(lines, start, begin)
  }
}

function lastWritten(lines: Lines, start: number, end: number): number {
  let index = end - 1
  while (index >= start && !isWritten(lines, index)) index--
  return index
}

/** Where a signature begins that ends these lines; undefined where none does. */
function signatureBegin({ bare }: Lines, { start, end }: Stretch, author: Author): number | undefined {
  const isFirst = (index: number) => index === start || !bare[index - 1]
  if (isProgramLine(bare[end - 1] ?? '') && isFirst(end - 1)) return end - 1
  const first = Math.max(start, end - 1 - maxLines)
  const delimiter = bare.slice(first, end).findLastIndex((line) => line.trim() === '--')
  if (delimiter >= 0 && isBusinessCard(bare.slice(first + delimiter + 1, end), author)) return first + delimiter
  let name = end - 1
  while (name > first && isContact(bare[name] ?? '', author)) name--
  const begin = isName(bare[name] ?? '', author) ? name : end - 1
  return isOwn(bare[begin] ?? '', author) && !endsInColon(bare[begin - 1]) ? begin : undefined
}

/** True below a delimiter for short lines that are no sentences, with the writer's name or address on one of its own. */
const isBusinessCard = (below: string[], author: Author): boolean =>
  below.some((line) => isOwn(line, author)) &&
  below.every((line) => line.length <= 60 && !endsInColon(line) && !(endsSentence(line) && line.split(' ').length > 3))

const isOwn = (line: string, author: Author) => isName(line, author) || isAddress(line, author)

/** True for a line that is the writer's full name; a first name alone is how people end what they write. */
function isName(line: string, { name }: Author): boolean {
  const full = wordsOf(name)
  const isFull = full.includes(' ') || /^\p{Script=Han}{2,4}$/u.test(full)
  return isFull && wordsOf(line) === full
}

const isAddress = (line: string, { addresses }: Author) =>
  addresses.some((address) => wordsOf(line) === wordsOf(address))

/** The words of a line of a card, without what stands between them. */
const wordsOf = (text: string) =>
  text
    .slice(0, 200)
    .toLowerCase()
    .split(/[\s,.*_<>]/)
    .filter(Boolean)
    .join(' ')

/** True for a line below a name that says how to reach somebody: their address or a telephone number. A place is an answer. */
function isContact(line: string, { addresses }: Author): boolean {
  if (line.length > 60) return false
  const letters = (line.match(/\p{L}/gu) ?? []).length
  const digits = (line.match(/\p{Nd}/gu) ?? []).length
  return addresses.some((own) => line.toLowerCase().includes(own)) || (digits >= 7 && letters <= 8)
}

/** How the programs' lines begin or end, and what they name; each in small letters. */
const sent = [
  ...['sent from', 'sent via', 'sent with', 'sent using', 'envoyé', 'expédié', 'enviado', 'enviada', 'mandado'],
  ...['gesendet', '发自', '從我的', '从我的', '發自', '來自', '来自', 'ਭੇਜਿਆ'],
]
const products = [
  ...['iphone', 'ipad', 'android', 'galaxy', 'samsung', 'huawei', 'xiaomi', 'pixel', 'blackberry', 'phone', 'mobile'],
  ...['outlook', 'windows', 'yahoo', 'gmail', 'proton', 'aol', 'gmx', 'bluemail', 'thunderbird', 'qq'],
]
/** Where the links of such lines lead. */
const vendors = ['aka.ms/', 'onelink.me/', 'mail.yahoo', 'mail.onelink', 'proton.me', 'mail.aol', 'google.com/gmail']

/** True for a line such as "Sent from my iPhone": it names a program in few words, or links to its maker. */
function isProgramLine(line: string): boolean {
  const lower = line.slice(0, 300).toLowerCase()
  const isShort = lower.split(' ').length <= 9
  if (isShort && lower.includes('http') && vendors.some((vendor) => lower.includes(vendor))) return true
  return isShort && sent.some((word) => lower.includes(word)) && products.some((product) => lower.includes(product))
}

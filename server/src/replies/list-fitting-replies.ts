import type { Answer } from '@reable/contract/client'
import { organisation } from '@reable/contract/organisation'
import {
  fillPlaceholders,
  type PlaceholderValues,
  placeholders,
  placeholdersIn,
} from '@reable/contract/replies/placeholders'
import { type ReplySubject, type ReplyUse, replyReasons } from '@reable/contract/replies/rules'
import type { ScreeningKind } from '@reable/contract/screening/rules'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import { requireCase, subjectOf } from '#cases'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireVolunteer } from '#volunteers'
import type { StoredReply } from './reply.ts'
import { selectReplies } from './reply-queries.ts'

/** Who will read a reply, about what, and what was reported: the most frequent first, of what waits before what was decided. */
type ReplyFacts = {
  first_name: string | null
  title: string | null
  reasons: string[]
  /** The kinds of what screening suspended a listing for, until a volunteer has decided. Nobody reported it. */
  found: ScreeningKind[]
}

const foundIn = (listingId: number) => sql<ScreeningKind[]>`
  array(select distinct f ->> 'kind' from screenings, jsonb_array_elements(findings) f
    where listing_id = ${listingId} and decided_at is null and (f ->> 'suspends')::boolean)`

const nothingFound = sql<ScreeningKind[]>`'{}'::text[]`.as('found')

const reasonsOf = (table: 'reports' | 'person_reports', column: 'listing_id' | 'reported_id', id: number) => sql<
  string[]
>`
  array(select reason from (
    select reasons, decided_at from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by id desc limit 200
  ) latest, unnest(reasons) reason
  group by reason order by count(*) filter (where decided_at is null) desc, count(*) desc, reason)`

const findFactsOfListing = ({ db }: Context, id: number): Promise<ReplyFacts | undefined> =>
  db
    .selectFrom('listings')
    .innerJoin('people', 'people.id', 'listings.owner_id')
    .select(['first_name', 'title', reasonsOf('reports', 'listing_id', id).as('reasons')])
    .select(foundIn(id).as('found'))
    .where('listings.id', '=', id)
    .executeTakeFirst()

/** Of a message its writer reads the reply. */
const findFactsOfMessage = ({ db }: Context, id: number): Promise<ReplyFacts | undefined> =>
  db
    .selectFrom('messages')
    .innerJoin('people', 'people.id', 'messages.sender_id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .leftJoin('listings', 'listings.id', 'conversations.listing_id')
    .select(['first_name', 'title', sql<string[]>`'{}'::text[]`.as('reasons'), nothingFound])
    .where('messages.id', '=', id)
    .executeTakeFirst()

const findFactsOfPerson = ({ db }: Context, id: number): Promise<ReplyFacts | undefined> =>
  db
    .selectFrom('people')
    .select(['first_name', sql<null>`null`.as('title')])
    .select([reasonsOf('person_reports', 'reported_id', id).as('reasons'), nothingFound])
    .where('people.id', '=', id)
    .executeTakeFirst()

type Input = { volunteer: Person | undefined; subject: ReplySubject; id: number; use: ReplyUse }

/**
 * Lists the standard replies for what a volunteer is about to do, with what their placeholders stand for; those about what
 * screening found come first, then those about what was reported, the most frequent before all others. Refuses as not found what is not there, and whoever is no volunteer.
 */
export async function listFittingReplies(
  ctx: Context,
  { volunteer, subject, id, use }: Input,
): Promise<Answer<'listFittingReplies'>> {
  requireVolunteer(volunteer)
  const [facts, stored] = [await findFacts(ctx, subject, id), await selectReplies(ctx)]
  const fitting = stored.filter(({ removed, fields }) => !removed && fields.uses.includes(use))
  const values = valuesOf(facts)
  // What was found fills no placeholder: no mail says that somebody told us of it.
  const found = facts.found.flatMap((kind) => foundReasonOf[kind] ?? [])
  return sortByReasons(fitting, [...found, ...facts.reasons]).map(({ id, fields: { label, text } }) => ({
    ...{ id, label, text: fillPlaceholders(text, values) },
    missing: placeholdersIn(text)
      .filter((name) => !values[name])
      .map((name) => `“{${name}}” is not filled in. ${placeholders[name].missing}`),
  }))
}

const finders = {
  listing: findFactsOfListing,
  message: findFactsOfMessage,
  person: findFactsOfPerson,
}

async function findFacts(ctx: Context, subject: ReplySubject, id: number): Promise<ReplyFacts> {
  const of = subject === 'case' ? subjectOf(await requireCase(ctx, id)) : { kind: subject, id }
  const facts = await finders[of.kind](ctx, of.id)
  if (!facts) throw new Refusal('not_found', 'It is not there any more.')
  return facts
}

function valuesOf({ first_name, title, reasons }: ReplyFacts): PlaceholderValues {
  const words = reasons.flatMap((said) => {
    const known = replyReasons.find((reason) => reason === said)
    return (known && reasonWords[known]) ?? []
  })
  return {
    ...{ 'first name': first_name, 'title of the listing': title, reason: words[0] ?? null },
    ...{ 'our name': organisation.name, 'our address': organisation.email },
  }
}

function sortByReasons(replies: readonly StoredReply[], reasons: readonly string[]): StoredReply[] {
  const rankOf = ({ fields: { reason } }: StoredReply) =>
    reason !== null && reasons.includes(reason) ? reasons.indexOf(reason) : reasons.length
  return [...replies].sort((one, other) => rankOf(one) - rankOf(other))
}

/** What replies are about by what screening found. Of the other kinds nothing is said to anybody: no reply goes first for them. */
const foundReasonOf: Partial<Record<ScreeningKind, (typeof replyReasons)[number]>> = {
  same_picture: 'Another person’s photo',
  similar_picture: 'Another person’s photo',
  recalled: 'Called back by its maker',
  contact_details: 'Contact details in the text',
  // The words that screening looks for are those of people who ask for money ahead.
  words: 'scam',
}

/** What was reported as its owner reads it, to go on from "Somebody told us that"; words of the reporter's own are left out. */
const reasonWords: Partial<Record<(typeof replyReasons)[number], string>> = {
  'item sold': 'it is sold already',
  'seller not responded in over 14 days': 'they got no answer',
  miscategorized: 'it stands in the wrong category',
  duplicate: 'it is listed twice',
  scam: 'this offer may not be safe',
  'prohibited item': 'this may be something that we do not take',
  'commercial advertisement': 'it is the ad of a shop',
  'offensive, obscene or malicious content': 'its words or photos may hurt people',
  'They want money before I have seen anything': 'you asked for money before they saw the thing',
  'They ask for a code, a card or my bank': 'you asked for a code, a card or bank details',
  'They sent a link or a cheque that I do not trust': 'they did not trust a link or a cheque of yours',
  'They are rude, or say hurtful things': 'some of your words were hurtful',
  'They do not stop writing': 'you did not stop writing',
  'They are not who they say they are': 'you are not who you say you are',
  'They did not come, or did not keep their word': 'you did not come, or did not keep your word',
}

import type { Answer } from '@reable/contract/client'
import { organisation } from '@reable/contract/organisation'
import {
  fillPlaceholders,
  type PlaceholderValues,
  placeholders,
  placeholdersIn,
} from '@reable/contract/replies/placeholders'
import { type ReplySubject, type ReplyUse, replyReasons } from '@reable/contract/replies/rules'
import type { Person } from '#accounts'
import { requireCase, subjectOf } from '#cases'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireVolunteer } from '#volunteers'
import { foundReasonOf } from './found-reasons.ts'
import { reasonWords } from './reason-words.ts'
import type { StoredReply } from './reply.ts'
import { selectReplies } from './reply-queries.ts'
import {
  findFactsOfListing,
  findFactsOfMessage,
  findFactsOfPerson,
  findFactsOfReported,
  type ReplyFacts,
} from './value-queries.ts'

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
  report: findFactsOfReported,
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

import type { Answer } from '@reable/contract/client'
import { answerLinkInvalid, answerLinkUsed, type QuickAnswer } from '@reable/contract/handovers/rules'
import { nameByRole } from '@reable/contract/messages/conversation-rules'
import { findPersonById, hashToken } from '#accounts'
import { markReadBefore, unsealAnswerLink } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { findFirstName } from '../handover-queries.ts'
import { findScope, lockScope, type Scope } from '../handover-scope.ts'
import { situationOf } from '../situation.ts'
import { answersThatFit } from './answers-that-fit.ts'
import { sendQuickAnswer } from './send-quick-answer.ts'

type LinkAnswer = Answer<'readAnswerLink'>

/** Says what the link of a mail is about. It changes nothing: scanners of mail follow links too. Refuses as invalid a token that is none. */
export async function readAnswerLink(ctx: Context, { token }: { token: string }): Promise<LinkAnswer> {
  const wanted = await wantedBy(ctx, token)
  const used = await isAnswerLinkUsed(ctx, hashToken(token))
  return describe(ctx, await findScope(ctx, wanted).catch(asInvalid), used)
}

/**
 * Answers by the link of a mail, once. Refuses as invalid a token that is none, as a conflict one that was used, and an answer that does not
 * fit, for which the link is not used up.
 */
export function answerByLink(
  ctx: Context,
  { token, answer }: { token: string; answer: QuickAnswer },
): Promise<LinkAnswer> {
  return inTransaction(ctx, async (ctx) => {
    const wanted = await wantedBy(ctx, token)
    const scope = await lockScope(ctx, wanted).catch(asInvalid)
    if (!(await claimAnswerLink(ctx, hashToken(token)))) throw new Refusal('conflict', answerLinkUsed)
    await sendQuickAnswer(ctx, scope, { writer: wanted.person, answer, origin: 'link' })
    await markReadBefore(ctx, { conversationId: wanted.id, personId: wanted.person.id, moment: wanted.mailedAt })
    return describe(ctx, scope, true)
  })
}

async function wantedBy(ctx: Context, token: string) {
  const target = unsealAnswerLink(ctx, await unlessRevoked(ctx, token))
  const person = target && (await findPersonById(ctx, target.personId))
  if (!(person && target.isFor(person.email))) throw asInvalidLink()
  return { id: target.conversationId, person, mailedAt: target.mailedAt }
}

const asInvalidLink = () => new Refusal('invalid', answerLinkInvalid, { errors: { token: [answerLinkInvalid] } })

/** A conversation that is there no more makes its links invalid ones. */
function asInvalid(error: unknown): never {
  throw error instanceof Refusal && error.code === 'not_found' ? asInvalidLink() : error
}

async function describe(ctx: Context, scope: Scope, used: boolean): Promise<LinkAnswer> {
  const { conversation, listing } = scope
  const { answers, whyNot } = answersThatFit(situationOf(ctx, scope))
  return {
    to: (scope.partnerId && (await findFirstName(ctx, scope.partnerId))) || nameByRole.buyer,
    title: listing?.title ?? '',
    conversation_id: conversation.id,
    ...{ used, answers, why_not: whyNot },
  }
}

const isAnswerLinkUsed = async ({ db }: Context, hash: Buffer): Promise<boolean> =>
  (await db.selectFrom('used_answer_links').select('used_at').where('token_hash', '=', hash).executeTakeFirst()) !==
  undefined

/** Marks a link as used. Returns whether it was not yet: of two at once, one. */
async function claimAnswerLink({ db, clock }: Context, hash: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_answer_links')
    .values({ token_hash: hash, used_at: clock.now() })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

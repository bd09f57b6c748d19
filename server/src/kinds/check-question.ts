import { isReadByChecks } from '@reable/contract/fit/fields'
import { breaks, questionErrors, type WrittenQuestion } from '@reable/contract/kinds/rules'
import type { Field } from '#catalogue'
import type { Context } from '#platform/context'
import { isDelivered, refuseWith } from '#versions'
import { questionFieldsOf } from './kind-fields.ts'
import { countAnswers, countChoice, countOutside } from './use-queries.ts'

/** Returns a question without what does not belong to how it is answered. */
export const trimmedQuestion = (question: WrittenQuestion): WrittenQuestion => ({
  ...question,
  ...(question.answer === 'number'
    ? { min: amount(question.min), max: amount(question.max) }
    : { min: '', max: '', unit: 'none' as const }),
  ...(question.answer !== 'choice' && { options: [], retired_options: [] }),
})

/** "08" and "8.0" are 8; what is no number stays for its error message. */
const amount = (typed: string) => (/^\d{1,5}(\.\d{1,2})?$/.test(typed.trim()) ? String(Number(typed)) : typed)

/** Refuses as invalid, by field, a question that is not as it should be, or that listings which answer it would not go with any more. */
export async function requireSoundQuestion(
  ctx: Context,
  { question, field }: { question: WrittenQuestion; field: Field | undefined },
): Promise<void> {
  refuseWith(questionErrors(question))
  if (field) refuseWith(await errorsInUse(ctx, { question, field, before: questionFieldsOf(field) }))
}

type Changed = { question: WrittenQuestion; field: Field; before: WrittenQuestion }

async function errorsInUse(ctx: Context, changed: Changed) {
  const { question, field, before } = changed
  const isOtherAnswer = question.answer !== before.answer
  const isOtherUnit = !isOtherAnswer && question.unit !== before.unit
  const isRead = isReadByChecks(field) && (isOtherAnswer || isOtherUnit)
  if (isRead && (await isDelivered(ctx, { kind: 'question', key: field.name })))
    return { [isOtherAnswer ? 'answer' : 'unit']: breaks.readByChecks }
  const isShown = before.private && !question.private
  const count = isOtherAnswer || isOtherUnit || isShown ? await countAnswers(ctx, field.name) : 0
  if (count && isOtherAnswer) return { answer: breaks.answer(count) }
  return {
    unit: count && isOtherUnit ? breaks.unit(count) : undefined,
    private: count && isShown ? breaks.shown(count) : undefined,
    options: await choiceError(ctx, changed),
    ...(await boundErrors(ctx, changed)),
  }
}

/** A choice that somebody gave cannot go; one that is retired stays with them. */
async function choiceError(ctx: Context, { question, field }: Changed): Promise<string | undefined> {
  const stays = [...question.options, ...question.retired_options]
  for (const choice of [...field.options, ...field.retiredOptions].filter((one) => !stays.includes(one))) {
    const count = await countChoice(ctx, field.name, choice)
    if (count) return breaks.choice(choice, count)
  }
  return undefined
}

async function boundErrors(ctx: Context, { question, field, before }: Changed) {
  const [min, max] = [Number(question.min), Number(question.max)]
  const isNarrower = question.answer === 'number' && (min > Number(before.min) || max < Number(before.max))
  // All listings are looked through for it.
  if (!isNarrower) return {}
  const { below, above } = await countOutside(ctx, field.name, { min, max })
  return {
    min: below && min > Number(before.min) ? breaks.least(below) : undefined,
    max: above && max < Number(before.max) ? breaks.most(above) : undefined,
  }
}

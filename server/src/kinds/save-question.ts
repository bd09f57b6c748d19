import { isReadByChecks } from '@reable/contract/fit/readings'
import {
  allQuestionsLimit,
  breaks,
  questionErrors,
  questionsFull,
  questionsLimit,
  tooManyQuestions,
  type WrittenQuestion,
} from '@reable/contract/kinds/rules'
import { normalizeText } from '@reable/contract/text/harmless-text'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import { type Catalogue, type Field, readCatalogue } from '#catalogue'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLatestVersion, isDelivered, lockDocuments, refuseWith, writeFirstVersion, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { kindFieldsOf, questionFieldsOf } from './kind-fields.ts'
import { upsertKind } from './kind-queries.ts'
import { countAnswers, countChoice, countOutside } from './use-queries.ts'

type NewQuestion = { volunteer: Person | undefined; kindId: number; question: WrittenQuestion }

/** A steward makes a new question, which a kind asks from then on as its last one. Returns its name. Refuses as `requireMay` and `requireSoundQuestion` do. */
export async function createQuestion(ctx: Context, { kindId, ...input }: NewQuestion): Promise<string> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  const question = trimmedQuestion(input.question)
  return inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const catalogue = await readCatalogue(ctx)
    const type = catalogue.types.get(kindId)
    if (!type) throw new Refusal('not_found', 'There is no such kind.')
    if (catalogue.fields.size >= allQuestionsLimit) throw new Refusal('conflict', questionsFull)
    if (type.fields.length >= questionsLimit) throw new Refusal('conflict', tooManyQuestions)
    await requireSoundQuestion(ctx, { question, field: undefined })
    const name = nameFor(question, catalogue)
    await insertQuestion(ctx, { name, question, places: [...question.options] })
    await writeFirstVersion(ctx, { volunteer, document: { kind: 'question', key: name }, fields: question })
    const before = kindFieldsOf(type)
    const after = { ...before, questions: [...before.questions, { field_name: name, field_required: false }] }
    const document = { kind: 'type', key: kindId } as const
    const seen = (await findLatestVersion(ctx, document))?.version ?? 1
    await writeVersion(ctx, { volunteer, document, seen, before, after })
    await upsertKind(ctx, kindId, after)
    return name
  })
}

/** "seat_angle_in": the words of the label, by which the words of a search find it too, and the unit. */
function nameFor({ label, unit, answer }: WrittenQuestion, { fields }: Catalogue): string {
  const plain = normalizeText(label, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = (plain.match(/[a-z0-9]+/g) ?? ['question']).join('_').slice(0, 60)
  const name = answer === 'number' && unit !== 'none' ? `${words}_${unit}` : words
  let number = 1
  while (fields.has(number === 1 ? name : `${name}_${number}`)) number += 1
  return number === 1 ? name : `${name}_${number}`
}

type ChangedQuestion = { volunteer: Person | undefined; name: string; seen: number; question: WrittenQuestion }

/**
 * A steward changes a question, for every kind that asks it. Refuses as `requireMay`, `requireSoundQuestion` and `writeVersion` do, and as
 * not found one that is not there.
 */
export async function changeQuestion(ctx: Context, { name, seen, ...input }: ChangedQuestion): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_kinds')
  const question = trimmedQuestion(input.question)
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const field = (await readCatalogue(ctx)).fields.get(name)
    if (!field) throw new Refusal('not_found', 'There is no such question.')
    const document = { kind: 'question', key: name } as const
    const before = questionFieldsOf(field)
    const isChanged = await writeVersion(ctx, { volunteer, document, seen, before, after: question })
    if (!isChanged) return
    await requireSoundQuestion(ctx, { question, field })
    await updateQuestion(ctx, { name, question, places: placesOf(field.places, question) })
  })
}

/** A choice stays at its place for good: by that, the measures of listings hold it. New ones come after all others. */
const placesOf = (before: string[], { options, retired_options: retired }: WrittenQuestion): string[] => [
  ...new Set([...before, ...options, ...retired]),
]

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
async function requireSoundQuestion(
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

/** A question as it is stored; `places` are its choices, each where it stays for good. */
type QuestionRow = { name: string; question: WrittenQuestion; places: string[] }

const columnsOf = ({ question, places }: QuestionRow) => {
  const { label, tooltip, reason, answer, unit, min, max, options, retired_options, filter } = question
  const isNumber = answer === 'number'
  return {
    ...{ label, tooltip, reason, private: question.private, options: places },
    field_type: answer === 'choice' ? 'drop_down' : 'unit_text_field',
    unit: isNumber && unit !== 'none' ? unit : null,
    numeric: isNumber,
    minimum: isNumber ? Number(min) : null,
    maximum: isNumber ? Number(max) : null,
    offered_options: answer === 'choice' ? [...options] : null,
    retired_options: answer === 'choice' ? [...retired_options] : [],
    ask: filter === 'none' ? null : filter,
  }
}

async function updateQuestion({ db }: Context, row: QuestionRow): Promise<void> {
  await db.updateTable('equipment_fields').set(columnsOf(row)).where('name', '=', row.name).execute()
}

/** Inserts a question with the next place among the measures of a listing. Wants the lock. */
async function insertQuestion({ db }: Context, row: QuestionRow): Promise<void> {
  await db
    .insertInto('equipment_fields')
    .values({
      ...columnsOf(row),
      name: row.name,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from equipment_fields)`,
    })
    .execute()
}

import {
  allQuestionsLimit,
  questionsFull,
  questionsLimit,
  tooManyQuestions,
  type WrittenQuestion,
} from '@reable/contract/kinds/rules'
import { normalizeText } from '@reable/contract/text/harmless-text'
import type { Person } from '#accounts'
import { type Catalogue, readCatalogue } from '#catalogue'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLatestVersion, lockDocuments, writeFirstVersion, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import { requireSoundQuestion, trimmedQuestion } from './check-question.ts'
import { kindFieldsOf, questionFieldsOf } from './kind-fields.ts'
import { upsertKind } from './kind-queries.ts'
import { insertQuestion, updateQuestion } from './question-queries.ts'

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

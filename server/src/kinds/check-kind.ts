import { breaks, questionsLimit, sharedName, tooManyQuestions } from '@reable/contract/kinds/rules'
import { looksSame } from '@reable/contract/messages/find-words'
import type { Catalogue, EquipmentType } from '#catalogue'
import type { Context } from '#platform/context'
import { refuseWith } from '#versions'
import type { KindFields } from './kind-queries.ts'
import { countAnswers } from './use-queries.ts'

type Checked = { id: number | undefined; fields: KindFields; catalogue: Catalogue }

/** Refuses as invalid, by field, a kind that would break what there is: a name of another, a question that listings answer taken off. */
export async function requireSoundKind(ctx: Context, checked: Checked): Promise<void> {
  const errors = { name: nameError(checked), questions: await questionsError(ctx, checked) }
  refuseWith(errors)
}

/** An address names kinds and categories alike. */
function nameError({ id, fields: { name }, catalogue: { types, categories } }: Checked): string | undefined {
  const others = [...[...types.values()].filter((type) => type.id !== id), ...categories.values()]
  return others.some((other) => looksSame(other.name, name)) ? breaks.name(name) : undefined
}

async function questionsError(ctx: Context, { id, fields, catalogue }: Checked): Promise<string | undefined> {
  const names = fields.questions.map(({ field_name }) => field_name)
  if (names.length > questionsLimit) return tooManyQuestions
  if (new Set(names).size < names.length) return breaks.twice
  const unknown = names.find((name) => !catalogue.fields.has(name))
  if (unknown !== undefined) return breaks.unknownQuestion(unknown)
  const removed = (catalogue.types.get(id ?? 0)?.fields ?? []).filter(({ name }) => !names.includes(name))
  for (const { name, label } of removed) {
    const count = await countAnswers(ctx, name, id)
    if (count) return breaks.question(label, count)
  }
  return undefined
}

/** What a kind may surprise with: other names that it shares with kinds beside it. */
export function noticesOf({ id, name, synonyms }: EquipmentType, { types }: Catalogue): string[] {
  const others = [...types.values()].filter((type) => type.id !== id)
  return [name, ...synonyms].flatMap((called) => {
    const sharing = others.filter((type) => [type.name, ...type.synonyms].some((one) => looksSame(one, called)))
    return sharing.length
      ? [
          sharedName(
            called,
            sharing.map((type) => type.name),
          ),
        ]
      : []
  })
}

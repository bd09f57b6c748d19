import type { Answer } from '@reable/contract/client'
import { readCatalogue } from '#catalogue'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLatestVersion, serializeChange } from '#versions'
import { kindsThatAsk, questionFieldsOf } from './kind-fields.ts'

/** Returns a question as volunteers edit it, and which kinds ask it. Refuses as not found one that is not there. */
export async function getQuestion(ctx: Context, name: string): Promise<Answer<'getQuestion'>> {
  const catalogue = await readCatalogue(ctx)
  const field = catalogue.fields.get(name)
  if (!field) throw new Refusal('not_found', 'There is no such question.')
  const { options, retired_options, ...question } = questionFieldsOf(field)
  return {
    ...{ field_name: name, ...question, options: [...options], retired_options: [...retired_options] },
    kinds: kindsThatAsk(catalogue, name).map((type) => ({ id: type.id, name: type.name })),
    ...serializeChange(await findLatestVersion(ctx, { kind: 'question', key: name })),
  }
}

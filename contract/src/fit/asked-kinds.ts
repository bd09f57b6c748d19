import type { KindName } from './kind-types.ts'
import { kindWords } from './kinds/kind-words.ts'
import { fitKinds } from './kinds.ts'
import type { AskedKind } from './types.ts'

/** Every kind of thing with its name in words and its questions, for the pages that ask them. */
export const askedKinds: readonly AskedKind[] = fitKinds.map((kind) => {
  const { label, asks } = kindWords[kind.name as KindName]
  return { ...kind, label, questions: asks }
})

import type { DocumentName } from '@reable/contract/content/documents'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { selectCurrentVersion } from '../versions/version-queries.ts'
import { fieldValuesOf } from './field-values-of.ts'
import type { FieldValues } from './serialize-fields.ts'

/** Returns a document's values, from memory until somebody writes it anew. Undefined: nobody has written it. */
export const embeddedDocument = (ctx: Context, { kind, name }: DocumentName): Promise<FieldValues | undefined> =>
  valuesOf(ctx, JSON.stringify({ kind, name }))

const valuesOf = remember(['versions'], async (ctx, key) => {
  const document: DocumentName = JSON.parse(key)
  const current = await selectCurrentVersion(ctx, document)
  return current && fieldValuesOf({ document, written: current.fields })
})

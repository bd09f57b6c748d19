import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { InvalidEntryError, readEntries } from '../contentful/read-entry.ts'
import { type FieldValues, serializeFields } from './serialize-fields.ts'

/** A page or list as volunteers wrote it, or its entries in Contentful with the address of their image host. */
export type FieldsToRead = { document: DocumentName } & ({ written: unknown } | { entries: unknown[]; images: string })

/** The name of a field that does not fit stands for its error, which loses its class on the way out of a thread. */
type ReadFields = { values: FieldValues } | { invalid: string }

/** Reads the fields of a page or list. */
export function readFields(given: FieldsToRead): ReadFields {
  if ('written' in given) return { values: serializeFields(documentFields(given.document), given.written) }
  try {
    return { values: readEntries(given.document, given.entries, given.images) }
  } catch (error) {
    if (error instanceof InvalidEntryError) return { invalid: error.message }
    throw error
  }
}

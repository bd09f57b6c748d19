import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import type { Previewed } from '../document/use-document.ts'
import { AnsweredFieldsShown } from '../editor/shown-fields.tsx'

/** A page or list as it is answered, to read below a heading of the first level. */
export function AnsweredDocument({ document, answered }: { document: DocumentName; answered: Previewed }) {
  const fields = 'fields' in answered ? answered.fields : { entries: answered.entries }
  return <AnsweredFieldsShown fields={documentFields(document)} answered={fields} under={1} />
}

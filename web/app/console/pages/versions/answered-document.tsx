import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import type { PreviewedContent } from '../document/use-document.ts'
import { AnsweredFieldsShown } from '../editor/shown-fields.tsx'

/** Renders a page or list as the API answers it, below a heading of the first level. */
export function AnsweredDocument({ document, answered }: { document: DocumentName; answered: PreviewedContent }) {
  const fields = 'fields' in answered ? answered.fields : { entries: answered.entries }
  return <AnsweredFieldsShown fields={documentFields(document)} answered={fields} under={1} />
}

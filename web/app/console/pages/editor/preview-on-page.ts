import type { DocumentName } from '@reable/contract/content/documents'
import { previewAt, setPreview } from '../../../content/pages/preview.ts'
import { documentAddress, documentLabels } from '../document/document-labels.ts'
import type { PreviewedContent } from '../document/use-document.ts'

const pathOf = (document: DocumentName) => documentLabels(document).shownAt.split('#', 1).join()

/** Makes this tab show the page with the previewed content from now on. Returns the page's address. */
export function previewOnPage(document: DocumentName, answered: PreviewedContent): string {
  setPreview({ answer: answered, path: pathOf(document), editedAt: documentAddress(document) })
  return documentLabels(document).shownAt
}

/** Whether the typed document is being previewed on its page, from where the person comes back to it. */
export const isPreviewed = (document: DocumentName): boolean => previewAt(pathOf(document)) !== undefined

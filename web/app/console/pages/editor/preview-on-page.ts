import type { DocumentName } from '@reable/contract/content/documents'
import { keepPreviewed, previewedAt } from '../../../content/pages/previewed.ts'
import { documentAddress, documentWords } from '../document/document-words.ts'
import type { Previewed } from '../document/use-document.ts'

const pathOf = (document: DocumentName) => documentWords(document).shownAt.split('#', 1).join()

/** From here on this tab shows the page so; where it is shown is answered. */
export function previewOnPage(document: DocumentName, answered: Previewed): string {
  keepPreviewed({ answered, path: pathOf(document), editedAt: documentAddress(document) })
  return documentWords(document).shownAt
}

/** Whether what is typed is on its way to its page, from where the person comes back to it. */
export const isPreviewed = (document: DocumentName): boolean => previewedAt(pathOf(document)) !== undefined

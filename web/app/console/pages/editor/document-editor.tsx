import type { DocumentName } from '@reable/contract/content/documents'
import { useEffect } from 'react'
import { setPreview } from '../../../content/pages/preview.ts'
import { useVersions } from '../../../editing/use-versions.ts'
import { findDraft } from '../document/document-drafts.ts'
import { DocumentForm } from '../document/document-form.tsx'
import { firstVersion, storedVersion } from '../document/document-versions.ts'
import type { WrittenDocument } from '../document/load-document.ts'

type Props = { document: DocumentName; written: WrittenDocument; personId: number }

/** The form of a page or list, which begins with the person's draft if there is one. */
export function DocumentEditor({ document, written, personId }: Props) {
  const { shown, aside, nth, takeTheirs, swap } = useVersions(() =>
    firstVersion(document, written, findDraft(personId, document)),
  )
  // Back from the preview on a page, every page is shown as it is stored.
  useEffect(() => setPreview(undefined), [])
  return (
    <DocumentForm
      key={nth}
      document={document}
      personId={personId}
      start={shown}
      stored={written}
      aside={aside}
      onTakeTheirs={(theirs, left) => takeTheirs(storedVersion(document, theirs), left)}
      onSwap={swap}
    />
  )
}

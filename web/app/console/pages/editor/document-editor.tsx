import type { DocumentName } from '@reable/contract/content/documents'
import { useEffect, useState } from 'react'
import { setPreview } from '../../../content/pages/preview.ts'
import { swapped, theirsTaken, type Versions } from '../../../editing/versions.ts'
import { findDraft } from '../document/document-drafts.ts'
import { DocumentForm } from '../document/document-form.tsx'
import type { WrittenDocument } from '../document/load-document.ts'
import { type DocumentVersion, firstVersion, storedVersion } from '../versions/document-versions.ts'

type Props = { document: DocumentName; written: WrittenDocument; personId: number }

/** Shows one version in the form and keeps the others beside it, so that nothing typed is lost. */
export function DocumentEditor({ document, written, personId }: Props) {
  const [versions, setVersions] = useState<Versions<DocumentVersion>>(() => ({
    shown: firstVersion(document, written, findDraft(personId, document)),
    aside: [],
    nth: 0,
  }))
  // Back from the preview on a page, every page is shown as it is stored.
  useEffect(() => setPreview(undefined), [])
  const takeTheirs = (theirs: WrittenDocument, left: DocumentVersion) =>
    setVersions(theirsTaken(versions, storedVersion(document, theirs), { ...left, base: theirs, isMine: true }))
  return (
    <DocumentForm
      key={versions.nth}
      document={document}
      personId={personId}
      start={versions.shown}
      stored={written}
      aside={versions.aside}
      onTakeTheirs={takeTheirs}
      onSwap={(left) => setVersions(swapped(versions, left))}
    />
  )
}

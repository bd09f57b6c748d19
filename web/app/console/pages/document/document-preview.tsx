import type { DocumentName } from '@reable/contract/content/documents'
import Eye from 'lucide-react/icons/eye'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { previewOnPage } from '../editor/preview-on-page.ts'
import styles from '../pages.module.css'
import { AnsweredDocument } from '../versions/answered-document.tsx'
import type { PreviewedContent } from './use-document.ts'

type Props = { document: DocumentName; previewed: PreviewedContent }

/** The written document as the API renders it, with the components of the pages; takes the focus when it appears. */
export function DocumentPreview({ document, previewed }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const navigate = useNavigate()
  return (
    <section ref={box} tabIndex={-1} aria-label="Preview" className={styles.preview}>
      <p className={styles.note}>
        This is how your words and pictures will read. On the page they stand in the page’s own order and frame. Nothing
        changes until you save.
      </p>
      <div>
        <Button icon={Eye} onClick={() => navigate(previewOnPage(document, previewed))}>
          See it on the page
        </Button>
      </div>
      <AnsweredDocument document={document} answered={previewed} />
    </section>
  )
}

import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import Eye from 'lucide-react/icons/eye'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Conflict } from '../../../editing/conflict.tsx'
import { LeaveQuestion } from '../../../editing/leave-question.tsx'
import { SaveBar } from '../../../editing/save-bar.tsx'
import { VersionAside } from '../../../editing/version-aside.tsx'
import { addresses } from '../../../shell/addresses.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary, type SummaryHandle } from '../../../ui/error-summary/error-summary.tsx'
import { useErrorTitle } from '../../../ui/form/use-error-title.ts'
import previewStyles from '../../preview.module.css'
import type { DocumentError } from '../editor/document-errors.ts'
import { DocumentFields } from '../editor/document-fields.tsx'
import { isPreviewed, previewOnPage } from '../editor/preview-on-page.ts'
import { AnsweredFieldsShown } from '../editor/shown-fields.tsx'
import styles from '../pages.module.css'
import { CurrentVersion } from './current-version.tsx'
import { differencesOf } from './differences.ts'
import { ActionsContext, type DocumentActions, ErrorsContext } from './document-context.ts'
import { documentLabels } from './document-labels.ts'
import { type DocumentVersion, hasChanges } from './document-versions.ts'
import type { WrittenDocument } from './load-document.ts'
import { type PreviewedContent, useDocument } from './use-document.ts'

type Props = {
  document: DocumentName
  personId: number
  start: DocumentVersion
  /** The stored document, where the form begins with an unsaved draft. */
  stored: WrittenDocument
  aside: readonly DocumentVersion[]
  onTakeTheirs: (theirs: WrittenDocument, left: DocumentVersion) => void
  onSwap: (left: DocumentVersion) => void
}

/** The form of a page or list, or its preview. */
export function DocumentForm({ personId, ...versions }: Props) {
  const { document, start, aside } = versions
  const summary = useRef<SummaryHandle>(null)
  const editing = useDocument({ document, start, personId, onInvalid: () => summary.current?.focus() })
  const { fields, typed, errors, previewed } = editing
  const { actions, goTo, uploads } = useDocumentActions(editing.change)
  useErrorTitle(errors.length > 0)
  const { title } = documentLabels(document)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editing.save()
  }
  return (
    <ActionsContext value={actions}>
      <ErrorsContext value={errors}>
        <form method="post" noValidate aria-label={`Edit ${title}`} onSubmit={submit} className="stack gap-fields">
          <ErrorSummary ref={summary} errors={summaryOf(errors)} idOf={actions.idOf} onChoose={goTo} generalId="" />
          <VersionNotices {...versions} editing={editing} />
          <div hidden={!!previewed} className="stack wide-column gap-fields">
            <DocumentFields fields={fields} typed={typed} />
          </div>
          {previewed && <DocumentPreview document={document} previewed={previewed} />}
          <DocumentFoot editing={editing} uploads={uploads} />
        </form>
        <LeaveQuestion
          isFormUnsaved={() => editing.hasUnsavedChanges() && !isPreviewed(document)}
          isAsideUnsaved={() => aside.some((one) => hasChanges(fields, one))}
        />
      </ErrorsContext>
    </ActionsContext>
  )
}

/** The errors by their place. Far from their fields, the sentences name the entry. */
const summaryOf = (errors: readonly DocumentError[]) =>
  Object.fromEntries(errors.map(({ place, sentence, where }) => [place, where ? `${sentence} (${where})` : sentence]))

type NoticesProps = Omit<Props, 'personId'> & { editing: ReturnType<typeof useDocument> }

/** The notices above the fields: the current version, a conflict with it, a version set aside, and an unsaved draft. */
function VersionNotices({ document, start, stored, aside, onTakeTheirs, onSwap, editing }: NoticesProps) {
  const { fields, typed, conflict, version, isChanged } = editing
  const next = aside.at(-1)
  return (
    <>
      <CurrentVersion document={document} base={editing.base} />
      {conflict && (
        <Conflict
          what={`“${documentLabels(document).title}”`}
          perhaps="By somebody else, or by you in another tab."
          differences={differencesOf(fields, typed, conflict)}
          onKeepMine={editing.keepMine}
          onTakeTheirs={() => onTakeTheirs(conflict, version)}
        />
      )}
      {next && <VersionAside shown={start} next={next} onSwap={() => onSwap(version)} />}
      {start.isMine && !next && isChanged && <DraftNotice onPutAside={() => onTakeTheirs(stored, version)} />}
    </>
  )
}

/** Says that the form contains an unsaved draft from this browser. */
function DraftNotice({ onPutAside }: { onPutAside: () => void }) {
  return (
    <Alert type="info" text="This is what you wrote here before and did not save.">
      <Button variant="plain" size="small" onClick={onPutAside}>
        Show the stored version
      </Button>
    </Alert>
  )
}

/** The actions of a form's parts, and how many pictures are being uploaded. */
function useDocumentActions(change: DocumentActions['change']) {
  const id = useId()
  const next = useRef<string>(undefined)
  const [uploads, setUploads] = useState<readonly string[]>([])
  useEffect(() => {
    if (next.current === undefined) return
    const target = document.getElementById(next.current)
    next.current = undefined
    target?.focus()
  })
  const actions = useMemo<DocumentActions>(
    () => ({
      change,
      idOf: (place) => `${id}${place}`,
      focusNext: (place) => {
        next.current = `${id}${place}`
      },
      noteUpload: (place, isUploading) =>
        setUploads((before) => [...before.filter((one) => one !== place), ...(isUploading ? [place] : [])]),
    }),
    [change, id],
  )
  /** Moves the focus to a place and opens what is folded around it. */
  const goTo = (place: string) => {
    const target = document.getElementById(actions.idOf(place))
    for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
    target?.focus()
  }
  return { actions, goTo, uploads: uploads.length }
}

type DocumentPreviewProps = { document: DocumentName; previewed: PreviewedContent }

/** The written document as the API renders it, with the components of the pages; takes the focus when it appears. */
function DocumentPreview({ document, previewed }: DocumentPreviewProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const navigate = useNavigate()
  return (
    <section ref={box} tabIndex={-1} aria-label="Preview" className={`stack gap-fields ${previewStyles.preview}`}>
      <p className={`quiet ${styles.note}`}>
        This is how your words and pictures will read. On the page they stand in the page’s own order and frame. Nothing
        changes until you save.
      </p>
      <div>
        <Button icon={Eye} onClick={() => navigate(previewOnPage(document, previewed))}>
          See it on the page
        </Button>
      </div>
      <AnsweredFieldsShown
        fields={documentFields(document)}
        answered={'fields' in previewed ? previewed.fields : { entries: previewed.entries }}
        under={1}
      />
    </section>
  )
}

type DocumentFootProps = { editing: ReturnType<typeof useDocument>; uploads: number }

/** The buttons to save, to preview and to leave. Nothing can be saved during the upload of a picture. */
function DocumentFoot({ editing: { busy, previewed, preview, closePreview }, uploads }: DocumentFootProps) {
  const disabledReason = uploads ? 'Your picture is still on the way.' : undefined
  const backToEdit = () => {
    closePreview()
    scrollTo(0, 0)
  }
  const previewButton = (
    <Button
      busy={busy === 'previewing'}
      busyLabel="Preparing…"
      disabledReason={previewed ? undefined : disabledReason}
      onClick={previewed ? backToEdit : preview}
    >
      {previewed ? 'Back to Edit' : 'Preview'}
    </Button>
  )
  return (
    <SaveBar cancelTo={addresses.contentPages} between={previewButton}>
      <Button
        type="submit"
        variant="next"
        wide
        busy={busy === 'saving'}
        busyLabel="Saving…"
        disabledReason={disabledReason}
      >
        Save
      </Button>
    </SaveBar>
  )
}

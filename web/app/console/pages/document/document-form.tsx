import type { DocumentName } from '@reable/contract/content/documents'
import { type FormEvent, useRef } from 'react'
import { Conflict } from '../../../listings/edit/conflict.tsx'
import { LeaveQuestion } from '../../../listings/edit/leave-question.tsx'
import { VersionAside } from '../../../listings/edit/version-aside.tsx'
import { ErrorSummary, type SummaryHandle } from '../../../ui/error-summary/error-summary.tsx'
import { useErrorTitle } from '../../../ui/form/use-error-title.ts'
import { FieldsOf } from '../editor/fields-of.tsx'
import { isPreviewed } from '../editor/preview-on-page.ts'
import type { TypedFault } from '../editor/typed-faults.ts'
import styles from '../pages.module.css'
import { differencesOf } from '../versions/differences.ts'
import { type DocumentVersion, holdsChanges } from '../versions/document-versions.ts'
import { StandingVersion } from '../versions/standing-version.tsx'
import { ActsContext, FaultsContext } from './document-context.ts'
import { DocumentFoot } from './document-foot.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { documentWords } from './document-words.ts'
import { DraftFound } from './draft-found.tsx'
import type { WrittenDocument } from './load-document.ts'
import { useDocumentActs } from './use-acts.ts'
import { useDocument } from './use-document.ts'

type Props = {
  document: DocumentName
  personId: number
  start: DocumentVersion
  /** As it is stored, where the form begins with what was left unsaved. */
  stored: WrittenDocument
  aside: readonly DocumentVersion[]
  onTakeTheirs: (theirs: WrittenDocument, left: DocumentVersion) => void
  onSwap: (left: DocumentVersion) => void
}

/** All of a page or list in one form, or as others will read it. */
export function DocumentForm({ document, personId, start, stored, aside, onTakeTheirs, onSwap }: Props) {
  const summary = useRef<SummaryHandle>(null)
  const editing = useDocument({ document, start, personId, onFault: () => summary.current?.focus() })
  const { fields, typed, faults, conflict, previewed, version, isToLose } = editing
  const { acts, goTo, uploads } = useDocumentActs(editing.change)
  useErrorTitle(faults.length > 0)
  const next = aside.at(-1)
  const { title } = documentWords(document)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editing.save()
  }
  return (
    <ActsContext value={acts}>
      <FaultsContext value={faults}>
        <form method="post" noValidate aria-label={`Edit ${title}`} onSubmit={submit} className={styles.form}>
          <ErrorSummary ref={summary} faults={summed(faults)} idOf={acts.idOf} onChoose={goTo} generalId="" />
          <StandingVersion document={document} base={editing.base} />
          {conflict && (
            <Conflict
              what={`“${title}”`}
              perhaps="By somebody else, or by you in another tab."
              differences={differencesOf(fields, typed, conflict)}
              onKeepMine={editing.keepMine}
              onTakeTheirs={() => onTakeTheirs(conflict, version)}
            />
          )}
          {next && <VersionAside shown={start} next={next} onSwap={() => onSwap(version)} />}
          {start.isMine && !next && isToLose && <DraftFound onPutAside={() => onTakeTheirs(stored, version)} />}
          <div hidden={!!previewed} className={styles.fields}>
            <FieldsOf fields={fields} typed={typed} />
          </div>
          {previewed && <DocumentPreview document={document} previewed={previewed} />}
          <DocumentFoot editing={editing} uploads={uploads} />
        </form>
        <LeaveQuestion
          isShownToLose={() => isToLose && !isPreviewed(document)}
          isAsideToLose={() => aside.some((one) => holdsChanges(fields, one))}
        />
      </FaultsContext>
    </ActsContext>
  )
}

/** Far from their fields, the sentences say in which entry they are. */
const summed = (faults: readonly TypedFault[]) =>
  Object.fromEntries(faults.map(({ place, sentence, where }) => [place, where ? `${sentence} (${where})` : sentence]))

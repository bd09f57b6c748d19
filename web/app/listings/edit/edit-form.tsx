import { Conflict } from '../../editing/conflict.tsx'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { VersionAside } from '../../editing/version-aside.tsx'
import { Form } from '../../ui/form/form.tsx'
import { ListingPreview } from '../detail/listing-preview.tsx'
import type { Listing } from '../detail/load-listing.ts'
import { previewedListing } from '../detail/previewed-listing.ts'
import { CheckedWords } from '../fields/checked-words.tsx'
import { labelsOf } from '../fields/field-rules.ts'
import { usePhotos } from '../photos/use-photos.ts'
import { differencesOf } from './differences.ts'
import styles from './edit.module.css'
import { EditFoot } from './edit-foot.tsx'
import { editRules } from './edit-rules.ts'
import { EditSections } from './edit-sections.tsx'
import { answersIn } from './edit-values.ts'
import { type EditLists, hasChanges, type ListingVersion } from './edit-version.ts'
import { OnErrors } from './on-errors.tsx'
import { useEditing } from './use-editing.ts'

type Props = {
  start: ListingVersion
  /** The versions put aside, the one that comes back next at the end. */
  aside: readonly ListingVersion[]
  lists: EditLists
  onTakeTheirs: (theirs: Listing, left: ListingVersion) => void
  /** Brings back the last one put aside, in place of this one as it stands. */
  onSwap: (left: ListingVersion) => void
}

/** All of a listing in one form, or as others will see it. (EDIT-01, EDIT-02) */
export function EditForm({ start, aside, lists, onTakeTheirs, onSwap }: Props) {
  const { photos } = usePhotos(start.photos)
  const editing = useEditing(start, lists)
  const { typed, conflict, previewing, setPreviewing } = editing
  const { listing } = start.base
  const type = { ...listing.equipment_type, category: listing.category.name }
  const properties = answersIn(typed, lists.fields)
  const next = aside.at(-1)
  const isAsideUnsaved = () => aside.some((version) => hasChanges(version, lists.fields))
  return (
    <Form rules={editRules(lists.fields)} send={editing.save} label="Edit listing" labels={labelsOf(lists.fields)}>
      <RememberTyped onTyped={editing.remember} />
      <OnErrors run={() => setPreviewing(false)} />
      {conflict && (
        <Conflict
          what="This listing"
          perhaps="Perhaps in another tab, or on another device."
          differences={differencesOf({ values: typed, photos }, conflict.listing, lists)}
          onKeepMine={editing.keepMine}
          onTakeTheirs={() => onTakeTheirs(conflict.listing, editing.version())}
        />
      )}
      {next && <VersionAside shown={start} next={next} onSwap={() => onSwap(editing.version())} />}
      <CheckedWords value={start.typed.checked_words} />
      <div hidden={previewing} className={styles.sections}>
        <EditSections values={start.typed} photos={start.photos} lists={lists} type={type} />
      </div>
      {previewing && (
        <section className={styles.preview} aria-label="Preview">
          <p>This is how others will see your listing. Nothing changes until you save it.</p>
          <ListingPreview listing={previewedListing({ ...typed, properties, type }, photos, lists)} />
        </section>
      )}
      <EditFoot photos={photos} {...{ previewing, setPreviewing }} listingId={listing.id} />
      <LeaveQuestion isFormUnsaved={editing.hasUnsavedChanges} isAsideUnsaved={isAsideUnsaved} />
    </Form>
  )
}

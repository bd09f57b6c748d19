import { withUnits } from '@reable/contract/catalogue/properties-rules'
import { priceLabel } from '@reable/contract/listings/rules'
import { href, redirect, replace } from 'react-router'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { signInFor } from '../../accounts/session/guarded-paths.ts'
import { useIsOtherUser } from '../../accounts/use-is-other-user.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { Conflict } from '../../editing/conflict.tsx'
import type { Difference } from '../../editing/difference.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { useVersions } from '../../editing/use-versions.ts'
import { VersionAside } from '../../editing/version-aside.tsx'
import { MissingMeasures, useMissingMeasures } from '../../fit/reasons/missing-measures.ts'
import { SuspendedBanner } from '../../moderation/suspended-banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { FormValues } from '../../ui/form/form-context.ts'
import { anyValue, type Rules } from '../../ui/form/rules.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { ListingPreview } from '../detail/listing-preview.tsx'
import type { Listing } from '../detail/load-listing.ts'
import { previewedListing } from '../detail/previewed-listing.ts'
import type { BasicValues } from '../fields/basic-fields.tsx'
import { CheckedWords } from '../fields/checked-words.tsx'
import { basicRules, detailRules, labelsOf, normalizeAnswer } from '../fields/field-rules.ts'
import { ListLoading } from '../fields/list-loading.tsx'
import { type BasicLists, type EquipmentField, useBasicLists, useEquipmentFields } from '../fields/listing-lists.ts'
import { listingAddress } from '../listing-address.ts'
import { newPhotoStore } from '../photos/new-photo-store.ts'
import { type Photo, photoOfImage } from '../photos/photo.ts'
import { usePhotos } from '../photos/use-photos.ts'
import type { Route } from './+types/edit-page'
import { BackToListing } from './back-to-listing.tsx'
import styles from './edit.module.css'
import { EditFoot } from './edit-foot.tsx'
import { EditSections } from './edit-sections.tsx'
import { answersIn, arePhotosChanged, type EditValues, valuesOf } from './edit-values.ts'
import { type EditLists, hasChanges, type ListingVersion } from './edit-version.ts'
import { loadEditable } from './load-editable.ts'
import { markRemovedPhotos } from './mark-removed-photos.ts'
import { OnErrors } from './on-errors.tsx'
import { baseOf } from './save-edit.ts'
import { useEditing } from './use-editing.ts'

export const loader = () => null

/** For its owner alone, whose browser loads it; anyone else gets the not-found page. (EDIT-01) */
export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  const user = storedUser()
  if (!user) throw redirect(signInFor(new URL(request.url).pathname))
  const found = await loadEditable(browserApi, id, user.user_id)
  if (found.kind === 'notFound') throw replace(href('/404'))
  if (found.kind === 'deleted') throw replace(listingAddress(id))
  return found
}

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Edit listing')

export default function EditPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const isAnothers = useIsOtherUser(loaderData && 'listing' in loaderData ? loaderData.listing.user.id : undefined)
  const found = isAnothers ? undefined : loaderData
  return (
    <div className={`stack page gap-24 above-12 ${styles.page}`}>
      <BackToListing id={id} />
      <h1>Edit listing</h1>
      {found?.kind === 'open' && <Open key={id} listing={found.listing} />}
      {found?.kind === 'sold' && <Sold id={id} />}
      {found?.kind === 'failed' && <TryAgain message={found.failure.error} />}
      {!found && <Arriving />}
    </div>
  )
}

function Open({ listing }: { listing: Listing }) {
  return (
    <>
      {listing.held && <SuspendedBanner listing={{ ...listing, held: listing.held }} />}
      <Editor listing={listing} />
    </>
  )
}

function Arriving() {
  return (
    <>
      <p className="late">Opening your listing…</p>
      <noscript>
        <p>Editing needs JavaScript. Please turn it on in your browser and load the page again.</p>
      </noscript>
    </>
  )
}

function Sold({ id }: { id: string }) {
  return (
    <EmptyState title="This listing is sold." text="What is sold or donated can no longer be edited.">
      <Button variant="next" to={listingAddress(id)}>
        See the listing
      </Button>
    </EmptyState>
  )
}

/** The form of a listing, once the lists that it offers are loaded. */
function Editor({ listing }: { listing: Listing }) {
  const lists = useBasicLists()
  const fields = useEquipmentFields(listing.equipment_type_id)
  const missing = useMissingMeasures(listing.equipment_type_id)
  if (lists.data && fields.data && missing)
    return (
      <MissingMeasures value={missing}>
        <VersionInForm listing={listing} lists={{ ...lists.data, fields: withOwnChoices(fields.data, listing) }} />
      </MissingMeasures>
    )
  return <ListLoading list={lists.data ? fields : lists} />
}

/** A choice that is retired stays among those of a listing that says it. */
const withOwnChoices = (fields: readonly EquipmentField[], { properties }: Listing): EquipmentField[] =>
  fields.map((field) => {
    const own = field.retired_options.filter(({ name }) => properties[field.field_name] === name)
    return own.length ? { ...field, options: [...field.options, ...own] } : field
  })

function VersionInForm({ listing, lists }: { listing: Listing; lists: EditLists }) {
  const storedVersion = (listing: Listing): ListingVersion => ({
    base: baseOf(listing),
    typed: valuesOf(listing, lists.fields),
    photos: newPhotoStore(listing.images.map(photoOfImage)),
    isMine: false,
  })
  const { shown, aside, nth, takeTheirs, swap } = useVersions(() => storedVersion(listing))
  const putAside = (theirs: Listing, left: ListingVersion) => {
    markRemovedPhotos(left.photos, theirs)
    takeTheirs(storedVersion(theirs), left)
  }
  return <EditForm key={nth} start={shown} aside={aside} lists={lists} onTakeTheirs={putAside} onSwap={swap} />
}

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
function EditForm({ start, aside, lists, onTakeTheirs, onSwap }: Props) {
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
      <div hidden={previewing} className="stack wide-column gap-24">
        <EditSections values={start.typed} photos={start.photos} lists={lists} type={type} />
      </div>
      {previewing && (
        <section className="stack gap-24" aria-label="Preview">
          <p>This is how others will see your listing. Nothing changes until you save it.</p>
          <ListingPreview listing={previewedListing({ ...typed, properties, type }, photos, lists)} />
        </section>
      )}
      <EditFoot photos={photos} {...{ previewing, setPreviewing }} listingId={listing.id} />
      <LeaveQuestion isFormUnsaved={editing.hasUnsavedChanges} isAsideUnsaved={isAsideUnsaved} />
    </Form>
  )
}

type Mine = { values: EditValues; photos: readonly Photo[] }
type DifferenceLists = BasicLists & { fields: readonly EquipmentField[] }

/** The differences between the typed version and the stored one, as text, in the order of the page. */
export function differencesOf(mine: Mine, theirs: Listing, lists: DifferenceLists): Difference[] {
  const [own, stored] = [textsOf(mine.values, lists), textsOf(valuesOf(theirs, lists.fields), lists)]
  const rows = own.map(({ label, text }, at) => ({ label, mine: text, theirs: stored[at]?.text ?? '' }))
  const photos = photoDifference(
    mine.photos,
    theirs.images.map(({ image_id }) => image_id),
  )
  return [...rows.filter((row) => row.mine !== row.theirs), ...photos]
}

function textsOf(values: EditValues, { conditions, locations, fields }: DifferenceLists) {
  const nameIn = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((one) => String(one.id) === id)?.name ?? notFilledIn
  return [
    { label: 'Title', text: values.title.trim() || notFilledIn },
    { label: 'Price', text: values.free ? 'FREE' : priceLabel(Number(values.price)) },
    { label: 'Condition', text: nameIn(conditions, values.condition_id) },
    { label: 'Location', text: nameIn(locations, values.location_id) },
    { label: 'Description', text: values.description.trim() || notFilledIn },
    ...fields.map((field) => {
      const value = normalizeAnswer(field, String(values[field.field_name] ?? ''))
      return { label: field.label, text: value ? withUnits(field, value) : notFilledIn }
    }),
  ]
}

const notFilledIn = 'Not filled in'

function photoDifference(photos: readonly Photo[], storedIds: readonly number[]): Difference[] {
  if (!arePhotosChanged(photos, storedIds)) return []
  const [mine, theirs] = [photoCount(photos.length), photoCount(storedIds.length)]
  return [{ label: 'Photos', mine: mine === theirs ? `${mine}, chosen, ordered or turned otherwise` : mine, theirs }]
}

const photoCount = (photos: number) => `${photos} ${photos === 1 ? 'photo' : 'photos'}`

/** Of the whole form, in the order of its fields. (RULE-01 to RULE-06) */
export function editRules(fields: readonly EquipmentField[]): Rules<FormValues> {
  const details = Object.entries(detailRules(fields)).map(
    ([name, rule]) =>
      [
        name,
        (typed: FormValues[string], all: FormValues) =>
          rule(String(typed), { checked_words: String(all.checked_words) }),
      ] as const,
  )
  return {
    title: basic('title'),
    price: basic('price'),
    free: anyValue,
    condition_id: basic('condition_id'),
    location_id: basic('location_id'),
    ...Object.fromEntries(details),
  }
}

const basic =
  (name: Exclude<keyof BasicValues, 'free' | 'checked_words'>) => (typed: FormValues[string], all: FormValues) =>
    basicRules[name](String(typed), basicsIn(all))

const basicsIn = ({ title, price, free, condition_id, location_id, checked_words }: FormValues): BasicValues => ({
  title: String(title),
  price: String(price),
  free: free === true,
  condition_id: String(condition_id),
  location_id: String(location_id),
  checked_words: String(checked_words),
})

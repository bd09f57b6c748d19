import { pictureMissing } from '@reable/contract/listings/rules'
import { SaveBar } from '../../editing/save-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { listingAddress } from '../listing-address.ts'
import type { Photo } from '../photos/photo.ts'
import { countPhotos } from '../photos/photo-texts.ts'

type Props = {
  photos: readonly Photo[]
  listingId: number
  previewing: boolean
  setPreviewing: (previewing: boolean) => void
}

/** Save, and the ways to and fro. Nothing is saved while photos are on their way, or without one. (EDIT-02, EDIT-03) */
export function EditFoot({ photos, listingId, previewing, setPreviewing }: Props) {
  const togglePreview = () => {
    setPreviewing(!previewing)
    scrollTo(0, 0)
  }
  return (
    <SaveBar
      cancelTo={listingAddress(listingId)}
      between={<Button onClick={togglePreview}>{previewing ? 'Back to Edit' : 'Preview'}</Button>}
    >
      <Submit busyLabel="Saving…" wide disabledReason={whyNotYet(photos)}>
        Save
      </Submit>
    </SaveBar>
  )
}

function whyNotYet(photos: readonly Photo[]): string | undefined {
  const { uploading, ready } = countPhotos(photos)
  if (uploading) return 'Your photos are still on the way.'
  return ready ? undefined : pictureMissing
}

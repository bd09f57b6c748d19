import { addresses } from '../../../shell/addresses.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ListingPreview } from '../../detail/listing-preview.tsx'
import { previewedListing } from '../../detail/previewed-listing.ts'
import { ListLoading } from '../../fields/list-loading.tsx'
import { type BasicLists, type EquipmentField, useBasicLists, useEquipmentFields } from '../../fields/listing-lists.ts'
import { countPhotos } from '../../photos/photo-texts.ts'
import { usePhotos } from '../../photos/use-photos.ts'
import { ProblemSummary } from '../draft/problem-summary.tsx'
import { useSaveStep } from '../draft/use-save-step.ts'
import { useSubmission } from '../draft/use-submission.ts'
import { StepFoot } from '../step-foot.tsx'
import { StepLayout } from '../step-layout.tsx'
import { stepMeta } from '../step-meta.ts'
import { useWizard } from '../wizard-context.ts'

export const meta = () => stepMeta(4)

/** Step 5: the listing as others will see it, and Submit Listing. (WIZ-07) */
export default function PreviewPage() {
  const { draft } = useWizard()
  const lists = useBasicLists()
  const fields = useEquipmentFields(draft.type?.id ?? 0)
  useSaveStep(4)
  if (lists.data && fields.data) return <Preview lists={lists.data} fields={fields.data} />
  return (
    <StepLayout title="Preview" foot={null}>
      <ListLoading list={lists.data ? fields : lists} />
    </StepLayout>
  )
}

function Preview({ lists, fields }: { lists: BasicLists; fields: readonly EquipmentField[] }) {
  const { draft, photos: store } = useWizard()
  const { photos } = usePhotos(store)
  const { problems, failure, isAlreadySubmitted, busy, submit } = useSubmission(fields)
  const { uploading, failed } = countPhotos(photos)
  return (
    <StepLayout
      title="Preview"
      wide
      summary={<ProblemSummary problems={problems} />}
      intro="This is how others will see your listing. Nothing is public until you submit it."
      foot={
        <StepFoot step={4} note={failed ? failedNote(failed) : undefined}>
          <Button
            variant="next"
            busy={busy}
            busyLabel="Submitting…"
            disabledReason={uploading ? 'Your photos are still on the way.' : undefined}
            onClick={submit}
          >
            Submit Listing
          </Button>
        </StepFoot>
      }
    >
      {isAlreadySubmitted && <AlreadySubmitted />}
      {failure && <Alert type="error" title={failure} />}
      <ListingPreview listing={previewedListing(draft, photos, { ...lists, fields })} />
    </StepLayout>
  )
}

/** Says that the listing exists already. Changes typed since are still in the draft, to be copied from here. */
function AlreadySubmitted() {
  return (
    <Alert
      type="warning"
      title="This listing was made already"
      text="It was made as you first submitted it. What you changed since then is not in it. Open it in My Listings and edit it."
    >
      <Button to={addresses.myListings}>My Listings</Button>
    </Alert>
  )
}

const failedNote = (count: number) =>
  count === 1 ? '1 photo was not uploaded and is left out.' : `${count} photos were not uploaded and are left out.`

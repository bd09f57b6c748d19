import { accountChecks, accountJobs } from '#accounts'
import { blogJobsWith } from '#blog'
import { contactJobs } from '#contact'
import { handoverChecks, handoverJobs } from '#handovers'
import { impactJobs } from '#impact'
import { listingChecks, listingJobs } from '#listings'
import { manualJobs } from '#manuals'
import { messageChecks, messageJobs } from '#messages'
import { moderationChecks, moderationJobs } from '#moderation'
import { notificationChecks, notificationJobs } from '#notifications'
import { peopleJobs } from '#people'
import { pictureJobs } from '#pictures'
import { idempotencyJobs } from '#platform/idempotency'
import type { JobTable } from '#platform/jobs'
import { mailJobsWith } from '#platform/mail'
import { privacyJobs } from '#privacy'
import { recallJobsWith } from '#recalls'
import { savedChecks, savedJobs } from '#saved'
import { shippedFeed } from '#seeds/blog/feed'
import { shippedRecalls } from '#seeds/recalls/shipped'
import { volunteerJobs } from '#volunteers'

const ownerChecks = { ...accountChecks, ...listingChecks, ...notificationChecks, ...savedChecks }

/** What each job does, but for those of the village. */
export const jobTable: JobTable = {
  ...mailJobsWith({ ...ownerChecks, ...messageChecks, ...handoverChecks, ...moderationChecks }),
  ...idempotencyJobs,
  ...pictureJobs,
  ...accountJobs,
  ...volunteerJobs,
  ...moderationJobs,
  ...recallJobsWith(shippedRecalls),
  ...manualJobs,
  ...listingJobs,
  ...notificationJobs,
  ...savedJobs,
  ...messageJobs,
  ...handoverJobs,
  ...peopleJobs,
  ...impactJobs,
  ...contactJobs,
  ...privacyJobs,
  ...blogJobsWith(shippedFeed),
}

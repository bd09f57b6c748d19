import { removeByPrefix } from '../../../state/storage.ts'

/** The common prefix of the storage keys of a person's drafts. */
export const draftsPrefix = (personId: number) => `content-drafts-${personId}-`

/** Removes a person's drafts from this browser, when they log out. */
export const forgetDocumentDrafts = (personId: number): void => removeByPrefix('localStorage', draftsPrefix(personId))

import type { Participant } from './posting-queries.ts'

/** What a mail tells somebody beside the notice, with a link of their own. */
export type NoticeExtra = { heading: string; text: string; lines: readonly string[]; label: string; href: string }

/**
 * How a notice is mailed: with a subject of its own, a calendar entry, to its author as well, with what each of them is told besides. `nameless`: it names nobody, so that it still
 * goes when one of the two has left.
 */
export type NoticeMail = {
  subject?: string
  ics?: string
  everyone?: boolean
  nameless?: boolean
  extra?: (to: Participant) => NoticeExtra
}

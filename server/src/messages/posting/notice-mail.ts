/**
 * How a notice is mailed: with a subject of its own, a calendar entry, to its author as well. `nameless`: it names nobody, so that it still
 * goes when one of the two has left.
 */
export type NoticeMail = { subject?: string; ics?: string; everyone?: boolean; nameless?: boolean }

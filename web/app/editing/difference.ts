/** A field that differs between two versions of what is edited, as text. */
export type Difference = { label: string; mine: string; theirs: string }

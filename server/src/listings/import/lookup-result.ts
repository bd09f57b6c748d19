/** The thing that a name in a file stands for, or the sentence that says why it stands for nothing. */
export type LookupResult<Thing> = { found: Thing } | { error: string }

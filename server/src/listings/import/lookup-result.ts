/** What a name in a file stands for, or the sentence that tells its reader why it stands for nothing. */
export type LookupResult<Thing> = { found: Thing } | { error: string }

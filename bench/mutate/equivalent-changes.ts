/**
 * A change with which the program does the same for everybody: `line` is the text of the line on which it begins, `change` what `npm run
 * mutate` says of it, and `because` why nobody could notice.
 */
type EquivalentChange = { file: string; line: string; change: string; because: string }

export const equivalentChanges: EquivalentChange[] = []

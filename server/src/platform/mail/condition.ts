/** Names a check that the module of the mail answers (see `mailJobsWith`), and the input of the check. */
export type Condition = { check: string; about: Record<string, number | string> }

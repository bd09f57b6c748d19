/**
 * Runs a named statement, prepared once per session and cached as long as that lasts: names are few, and one always means the same text.
 * Without a name it is planned anew each time.
 */
export type Statements = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>

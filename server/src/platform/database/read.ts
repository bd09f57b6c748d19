import type { RawBuilder } from 'kysely'
import type { Database } from './connect.ts'

/** Runs a statement that is written as SQL, and returns its rows. */
export const rowsOf = async <Row>({ db }: { db: Database }, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(db)).rows

/** Returns the row of a question that always has one, such as how many there are. Throws where there is none. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('a question that always has a row was answered with none')
  return row
}

type Rows<Row> = { limit(count: number): { executeTakeFirst(): Promise<Row | undefined> } }

/** Asks for the first row alone; `undefined` where there is none. */
export const firstRow = <Row>(query: Rows<Row>): Promise<Row | undefined> => query.limit(1).executeTakeFirst()

/** Whether a question has any row. */
export const isAny = async (query: Rows<unknown>): Promise<boolean> => (await firstRow(query)) !== undefined

import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { toLine } from './statements.ts'

// Loaded into the program before anything else: writes down every statement that it sends to its database, one a line, in the
// file that OVERHEARD names.

const file = process.env.OVERHEARD ?? ''
const { query } = pg.Client.prototype

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const line = toLine(args)
  if (line) appendFileSync(file, line)
  return Reflect.apply(query, this, args)
}

import { generate, PostgresDialect } from 'kysely-codegen'
import type { Database } from './connect.ts'

/** Generates the text of tables-generated.ts from the schema of this database: the types of rows, names as in SQL. */
export function generateTables(db: Database): Promise<string> {
  return generate({
    // The generator's types come with its own copy of the query builder's.
    db: db as never,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    excludePattern: '{public.pgmigrations,graphile_worker.*}',
    typeMapping: { int8: 'number' },
    outFile: null,
  })
}

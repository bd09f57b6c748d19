import { createServer } from 'node:http'
import pg from 'pg'
import { databaseOf } from '../program/database.ts'
import { type Statement, toDriverValue } from '../recording/statements.ts'
import type { BareAnswers } from './start-bare.ts'

// The least that answers the same questions from the same database: what a measurement of the program is held against.
// node bench/bare/server.ts <data folder> <port> <total>, then a message with the program's own statements.

const [dataFolder = '', port, total] = process.argv.slice(2)
const size = 24
const pool = new pg.Pool({ ...databaseOf(dataFolder), max: 10 })

process.once('message', ({ listing, paths }: BareAnswers) => {
  const ofPath = new Map(paths.map(([path, statements]) => [path, statements.map(ready)]))
  const template = listing && ready(listing)
  serve((path, id) => ofPath.get(path) ?? [fill(template, id)])
})

const ready = (statement: Statement) => ({ ...statement, values: statement.values.map(toDriverValue) })

/** A listing's only value is its id. */
function fill(template: Statement | undefined, id: string | undefined): Statement {
  if (!template || !id) throw new Error('The bare server was asked for what it has no statement of.')
  return { ...template, values: [id] }
}

function serve(statementsOf: (path: string, id: string | undefined) => Statement[]): void {
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/'
    const { pathname, searchParams } = new URL(path, 'http://bare')
    const id = pathname.split('/')[3]
    const number = Number(searchParams.get('page') ?? 1)
    const rows = await rowsOf(statementsOf(path, id))
    const body = Buffer.from(JSON.stringify(id ? rows[0] : rows))
    reply.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      ...(!id && { 'x-pagination': paginationOf(number) }),
    })
    reply.end(body)
  })
  server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
}

async function rowsOf(statements: Statement[]): Promise<object[]> {
  let rows: object[] = []
  for (const statement of statements) rows = (await pool.query(statement)).rows
  return rows
}

function paginationOf(number: number): string {
  const pages = Math.ceil(Number(total) / size)
  return JSON.stringify({ current_page: number, last_page: pages, total_pages: pages, total_posts: Number(total) })
}

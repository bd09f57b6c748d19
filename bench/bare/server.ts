import { createServer } from 'node:http'
import pg from 'pg'
import { databaseOf } from '../program/database.ts'
import type { Question } from './start-bare.ts'
import { listingStatement, pageStatement, type Statement, searchStatements } from './statements.ts'

// The least that answers the same questions from the same database: what a measurement of the program is held against.
// node bench/bare/server.ts <data folder> <port> <total>, then a message with the searches it will be asked.

const [dataFolder = '', port, total] = process.argv.slice(2)
const size = 24
const page = await pageStatement(size)
const listing = await listingStatement()
const pool = new pg.Pool({ ...databaseOf(dataFolder), max: 10 })
const searches = new Map<string, Statement[]>()

process.once('message', async (questions: Question[]) => {
  const answer = async (statement: Statement) => (await pool.query(statement)).rows
  for (const { path, search } of questions) {
    if (search) searches.set(path, await searchStatements(search, size, answer))
  }
  server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
})

const server = createServer(async (request, reply) => {
  const path = request.url ?? '/'
  const { pathname, searchParams } = new URL(path, 'http://bare')
  const id = pathname.split('/')[3]
  const number = Number(searchParams.get('page') ?? 1)
  const rows = await rowsOf(searches.get(path) ?? [statementOf(id, number)])
  const body = Buffer.from(JSON.stringify(id ? rows[0] : rows))
  reply.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(!id && { 'x-pagination': paginationOf(number) }),
  })
  reply.end(body)
})

const statementOf = (id: string | undefined, number: number): Statement =>
  id ? { ...listing, values: [id] } : { ...page, values: [...page.values.slice(0, -1), (number - 1) * size] }

async function rowsOf(statements: Statement[]): Promise<object[]> {
  let rows: object[] = []
  for (const statement of statements) rows = (await pool.query(statement)).rows
  return rows
}

function paginationOf(number: number): string {
  const pages = Math.ceil(Number(total) / size)
  return JSON.stringify({ current_page: number, last_page: pages, total_pages: pages, total_posts: Number(total) })
}

import { createServer } from 'node:http'
import pg from 'pg'
import { databaseOf } from '../program/database.ts'
import { listingStatement, pageStatement } from './statements.ts'

// The least that answers the same questions from the same database: what a measurement of the program is held against.
// node bench/bare/server.ts <data folder> <port> <total>

const [dataFolder = '', port, total] = process.argv.slice(2)
const size = 24
const page = await pageStatement(size)
const listing = await listingStatement()
const pool = new pg.Pool({ ...databaseOf(dataFolder), max: 10 })

const server = createServer(async (request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare')
  const id = pathname.split('/')[3]
  const number = Number(searchParams.get('page') ?? 1)
  const values: unknown[] = id ? [id] : [...page.values.slice(0, -1), (number - 1) * size]
  const { rows } = await pool.query({ ...(id ? listing : page), values })
  const body = Buffer.from(JSON.stringify(id ? rows[0] : rows))
  reply.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(!id && { 'x-pagination': paginationOf(number) }),
  })
  reply.end(body)
})
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))

function paginationOf(number: number): string {
  const pages = Math.ceil(Number(total) / size)
  return JSON.stringify({ current_page: number, last_page: pages, total_pages: pages, total_posts: Number(total) })
}

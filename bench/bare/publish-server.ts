import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { databaseOf } from '../program/database.ts'
import { type Marks, type Published, statementFor } from '../publish/publication.ts'
import type { RecordedPublication } from '../publish/record-publication.ts'
import { type Statement, toDriverValue } from '../recording/statements.ts'

// The least that publishes a listing: the program's own statements, one after the other on one connection.
// node bench/bare/publish-server.ts <data folder> <port>, then a message with the recorded publication.

const [dataFolder = '', port] = process.argv.slice(2)
const client = new pg.Client(databaseOf(dataFolder))
await client.connect()

process.once('message', ({ statements, published }: RecordedPublication) => {
  const server = createServer(async (request, reply) => {
    const { marks } = (await json(request)) as { marks: Marks }
    const rows = await publish(statements, published, marks)
    const body = Buffer.from(JSON.stringify(rows[0]))
    reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    reply.end(body)
  })
  server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
})

/** Answers the rows of the last statement. */
async function publish(statements: Statement[], from: Published, marks: Marks): Promise<object[]> {
  const to = { marks, listingId: 0 }
  let rows: { id?: string }[] = []
  for (const statement of statements) {
    const { values, ...rest } = statementFor(statement, from, to)
    rows = (await client.query({ ...rest, values: values.map(toDriverValue) })).rows
    if (statement.text.startsWith('insert into "listings"')) to.listingId = Number(rows[0]?.id)
  }
  return rows
}

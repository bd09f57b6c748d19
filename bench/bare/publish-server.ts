import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { databaseOf } from '../program/database.ts'
import type { Overheard } from '../publish/overhear-publication.ts'
import { isBytes, type Said } from '../publish/overheard.ts'
import { type Marks, type Published, saidOf } from '../publish/publication.ts'

// The least that publishes a listing: the program's own statements, one after the other on one connection.
// node bench/bare/publish-server.ts <data folder> <port>, then a message with what was overheard.

const [dataFolder = '', port] = process.argv.slice(2)
const client = new pg.Client(databaseOf(dataFolder))
await client.connect()

process.once('message', ({ said, published }: Overheard) => {
  const server = createServer(async (request, reply) => {
    const { marks } = (await json(request)) as { marks: Marks }
    const rows = await publish(said, published, marks)
    const body = Buffer.from(JSON.stringify(rows[0]))
    reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    reply.end(body)
  })
  server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
})

/** Answers the rows of the last statement. */
async function publish(said: Said[], from: Published, marks: Marks): Promise<object[]> {
  const to = { marks, listingId: 0 }
  let rows: { id?: string }[] = []
  for (const statement of said) {
    const { values, ...rest } = saidOf(statement, from, to)
    rows = (await client.query({ ...rest, values: values.map(sendable) })).rows
    if (statement.text.startsWith('insert into "listings"')) to.listingId = Number(rows[0]?.id)
  }
  return rows
}

const sendable = (value: unknown) => (isBytes(value) ? Buffer.from(value.hex, 'hex') : value)

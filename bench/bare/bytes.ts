import { createServer } from 'node:http'

// Node's own work alone: the same compressed bytes for each request, from memory.
// node bench/bare/bytes.ts <port>, then a message with the bytes in base64.

process.once('message', ({ bytes }: { bytes: string }) => {
  const body = Buffer.from(bytes, 'base64')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  }
  const server = createServer((_request, reply) => {
    reply.writeHead(200, headers).end(body)
  })
  server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))
})

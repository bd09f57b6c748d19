import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PlainCard } from './plain-cards.ts'

// React's own work alone: the page of a listing with its texts and pictures, and the cards below it, rendered for each request.
// node bench/bare/listing.ts <port>, then a message with the listing.

/** What a listing's page says, one line each. */
export type PlainListing = {
  title: string
  pictures: { address: string; alt: string }[]
  lines: string[]
  cards: PlainCard[]
}

process.once('message', (listing: PlainListing) => {
  const server = createServer((_request, reply) => {
    const body = Buffer.from(`<!doctype html><html lang="en">${renderToString(createElement(Page, listing))}</html>`)
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    reply.end(body)
  })
  server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))
})

function Page({ title, pictures, lines, cards }: PlainListing) {
  return createElement(
    'body',
    null,
    createElement('h1', null, title),
    pictures.map(({ address, alt }) => createElement('img', { key: address, src: address, alt })),
    lines.map((line) => createElement('p', { key: line }, line)),
    createElement(
      'ul',
      null,
      cards.map(({ address, title, picture, alt }) =>
        createElement(
          'li',
          { key: address },
          createElement('img', { src: picture, alt }),
          createElement('a', { href: address }, title),
        ),
      ),
    ),
  )
}

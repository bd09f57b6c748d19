import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PlainCard } from './plain-cards.ts'

// React's own work alone: a page of plain cards, rendered for each request.
// node bench/bare/cards.ts <port>, then a message with the cards.

process.once('message', (cards: PlainCard[]) => {
  const server = createServer((_request, reply) => {
    const body = Buffer.from(`<!doctype html><html lang="en">${renderToString(createElement(Page, { cards }))}</html>`)
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    reply.end(body)
  })
  server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))
})

function Page({ cards }: { cards: PlainCard[] }) {
  const items = cards.map((card) => createElement('li', { key: card.address }, createElement(Card, card)))
  return createElement('body', null, createElement('ul', null, items))
}

function Card({ address, title, picture, alt, lines }: PlainCard) {
  return createElement(
    'article',
    null,
    createElement('img', { src: picture, alt }),
    createElement('h3', null, createElement('a', { href: address }, title)),
    lines.map((line) => createElement('p', { key: line }, line)),
  )
}

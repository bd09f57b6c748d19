import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { MessageCopy, SentMessagesData } from './load-sent-messages.ts'
import { SentMessages } from './sent-messages-page.tsx'

const copy: MessageCopy = {
  id: 1,
  conversation_id: 8,
  post: { id: 5, title: 'Blue rollator' },
  body: 'Is it there?\nSee https://example.org',
  sent: 'Friday, 20 November',
  sent_at: '2026-11-20T09:00:00-07:00',
  sent_at_utc: '2026-11-20T16:00:00.000Z',
}

function markup(data: SentMessagesData) {
  const router = createMemoryRouter([{ path: '*', element: <SentMessages data={data} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

test('[MSG-03] a copy shows its listing, its day and its words, in which a link is text, and leads to its conversation', () => {
  const html = markup({ messages: [copy], page: 1, pages: 1 })
  expect(html).toContain('Sent Friday, 20 November')
  expect(html).toContain('See https://example.org</p>')
  expect(linksOf(html)).toEqual(['/posts/5', '/account/messages/8'])
})

test('[MSG-03] of a listing that was removed it says so, and leads to the conversation alone', () => {
  const html = markup({ messages: [{ ...copy, post: null }], page: 1, pages: 1 })
  expect(html).toContain('A listing that is there no more')
  expect(linksOf(html)).toEqual(['/account/messages/8'])
})

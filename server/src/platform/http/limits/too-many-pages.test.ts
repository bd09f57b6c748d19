import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { sendTooMany } from '../pages/too-many-pages.ts'

test.each([
  [1, 'an hour'],
  [3600, 'an hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])(
  '[INFO-17] who has to wait %i seconds can go on in about %s, and reads how many pages were too many',
  async (seconds, time) => {
    const app = fastify()
    app.get('/', (_request, reply) => sendTooMany(reply, { seconds, max: 20_000, where: 'from your network' }))
    const { statusCode, headers, body } = await app.inject('/')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, `${seconds}`, 'no-store'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('More than 20,000 pages in 24 hours were opened from your network.')
    expect(body).toContain(`You can go on in about ${time}.`)
    await app.close()
  },
)

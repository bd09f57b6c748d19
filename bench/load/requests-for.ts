import type { Load } from './load.ts'

/** The requests as bytes, made before the measurement; each call gives the next. */
export function requestsFor({ paths, order, headers = {} }: Pick<Load, 'paths' | 'order' | 'headers'>): () => Buffer {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`))
  let at = 0
  const index = () => (order === 'in turn' ? at++ % requests.length : Math.floor(Math.random() * requests.length))
  return () => requests[index()] as Buffer
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'

type Names = { domain: string; storeDomain: string; bucket: string; authority: string }

/** A door on this machine to the two names that Caddy serves: what lies below the bucket's path is the store's. */
export type Front = { address: string; stop(): Promise<void> }

export async function openFront({ domain, storeDomain, bucket, authority }: Names): Promise<Front> {
  const agent = new Agent({ keepAlive: true, ca: authority })
  const server = createServer((asked, answer) => {
    const host = asked.url?.startsWith(`/${bucket}/`) ? storeDomain : domain
    const { method, url: path } = asked
    const forward = request(
      { agent, method, path, host: '127.0.0.1', port: 443, servername: host, headers: { ...asked.headers, host } },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      },
    )
    forward.on('error', () => answer.writeHead(502).end())
    asked.pipe(forward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

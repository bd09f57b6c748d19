import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startProvider } from './accounts/start-provider.ts'
import { address } from './address.ts'

/** Starts the other sites that the village uses, played by this process. `env` configures the program to use them. */
export async function startOutsideSites() {
  const provider = await startProvider(`${address}/v1/auth/google/callback`)
  const site = createServer((request, response) => {
    if (request.url === '/events') return response.writeHead(204).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(pages[request.url ?? ''] ?? '')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const outside = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  return {
    env: {
      ...provider.env,
      ANALYTICS_ADDRESS: `${outside}/events`,
      DONATION_FORM: `${outside}/donation-form`,
      HOW_TO_VIDEO: `${outside}/video`,
    },
    async close() {
      await provider.close()
      site.close().closeAllConnections()
    },
  }
}

const page = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title><body>${body}`

const pages: Record<string, string> = {
  '/donation-form': page('Gifts', '<h1>Give what you can</h1><button>Give $20</button>'),
  '/video': page('Video', '<h1>Making a listing, step by step</h1><button>Play</button>'),
}

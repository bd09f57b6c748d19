import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const rows = 34_000
const kinds = [
  'Rollator',
  'Wheelchair',
  'Car seat',
  'Soft cheese',
  'Baby monitor',
  'Patient lift',
  'Ladder',
  'Insulin pen',
]

/** As many rows and bytes as the file had in November 2026: 34,000 rows in 16 MB, a quarter of them about what is passed on here. */
export function recallsFile(): Buffer {
  const texts = 'Stop using the recalled product at once, and ask the company for a refund or for a free repair. '
  const file = Array.from({ length: rows }, (_, at) => ({
    NID: String(at + 1),
    Title: `${kinds[at % kinds.length]} no. ${at} recalled due to a hazard`,
    URL: `https://recalls-rappels.canada.ca/en/alert-recall/example-${at}`,
    Organization: at % 2 ? 'Medical devices' : 'Consumer product safety',
    Product: `${kinds[at % kinds.length]}, model X-${at}&nbsp;\u200b`,
    Issue: at % 3 ? 'Fall hazard' : null,
    'What you should do': texts,
    Category: 'General hospital and personal use',
    'Recall class': 'Type II',
    'Last updated': at % 12 ? '2026-11-12' : null,
    Archived: String(at % 2),
  }))
  return Buffer.from(JSON.stringify(file))
}

/** A server that answers with a file from when it is `offered`, for as long as `work` takes. */
export async function withServer<Result>(
  file: Buffer,
  work: (server: { address: string; offer: () => void }) => Promise<Result>,
): Promise<Result> {
  let isOffered = false
  const server = createServer((_request, response) => {
    if (isOffered) response.end(file)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/HCRSAMOpenData.json`
  const offer = () => {
    isOffered = true
  }
  try {
    return await work({ address, offer })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const components = (name: string) => [
  { long_name: 'V5A', short_name: 'V5A', types: ['postal_code', 'postal_code_prefix'] },
  { long_name: 'A quarter', short_name: 'A quarter', types: ['neighborhood', 'political'] },
  { long_name: 'A post office', short_name: 'A post office', types: ['locality', 'establishment'] },
  { long_name: name, short_name: name, types: ['locality', 'political'] },
  { long_name: 'Canada', short_name: 'CA', types: ['country', 'political'] },
]

/** Google's Geocoding, to be set by `GOOGLE_GEOCODING_ADDRESS`; what it answers is what `state` says. */
export async function googleServer() {
  const state = {
    mood: 'up' as 'up' | 'hangs' | 'broken' | 'denies' | 'nothing' | 'no town',
    requests: [] as URLSearchParams[],
  }
  const server = createServer((request, response) => {
    const params = new URL(request.url ?? '', 'http://localhost').searchParams
    state.requests.push(params)
    if (state.mood === 'hangs') return
    if (state.mood === 'broken') return response.writeHead(502).end()
    if (state.mood === 'denies' || params.get('key') !== 'key')
      return response.end(JSON.stringify({ status: 'REQUEST_DENIED', results: [], error_message: 'no' }))
    if (state.mood === 'nothing') return response.end(JSON.stringify({ status: 'ZERO_RESULTS', results: [] }))
    const location = { lat: 49.27654, lng: -122.91234 }
    const parts = components('Simon Fraser')
    const isTown = ({ types }: { types: string[] }) => types.includes('locality')
    const address_components = parts.filter((part) => state.mood !== 'no town' || !isTown(part))
    const result = { geometry: { location }, address_components }
    return response.end(JSON.stringify({ status: 'OK', results: [result] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode/json`
  return {
    env: { GOOGLE_GEOCODING_KEY: 'key', GOOGLE_GEOCODING_ADDRESS: address },
    state,
    close: () => server.close().closeAllConnections(),
  }
}

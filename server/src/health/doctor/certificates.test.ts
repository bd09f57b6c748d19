import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, second } from '#platform/clock'
import { readConfig } from '#platform/config'
import { checkAddress } from './check-address.ts'
import { ownCertificate } from './testing-certificate.ts'

const tenDaysBefore = new Date(ownCertificate.ends.getTime() - 10 * day)
const known = getCACertificates()
const place = createServer(ownCertificate, (_request, response) => {
  response.writeHead(200, { date: new Date(tenDaysBefore.getTime() + 2 * second).toUTCString() }).end()
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((done) => place.listen(0, '127.0.0.1', done))
  origin = `https://127.0.0.1:${(place.address() as AddressInfo).port}`
})
afterAll(() => {
  setDefaultCACertificates(known)
  place.close()
})

const check = () => checkAddress(readConfig({ APP_ENV: 'test', PUBLIC_URL: origin }), () => tenDaysBefore)

test('a certificate that browsers do not trust is what is wrong with the place, not its program', async () => {
  expect(await check()).toEqual([
    {
      ...{ about: 'certificate', level: 'broken' },
      sentence: `Browsers do not trust the certificate of ${origin} (DEPTH_ZERO_SELF_SIGNED_CERT).`,
      advice: 'Get one for this name: docs/running.md says how.',
    },
  ])
})

test('a place that answers over https is asked until when its certificate is good', async () => {
  setDefaultCACertificates([...known, ownCertificate.cert])
  const found = await check()
  expect(found.map(({ level, sentence }) => `${level}: ${sentence}`)).toEqual([
    `good: ${origin} answers.`,
    `weak: The certificate of ${origin} is good for 10 days.`,
    'good: The proxy has the same time as this machine.',
  ])
})

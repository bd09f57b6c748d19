import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { day, second } from '#platform/clock'
import type { Config } from '#platform/config'
import { broken, type Finding, good, weak } from '../finding.ts'

type Answer = { status: number; date: Date | undefined; certificateEnds: Date | undefined }

/** In milliseconds. */
const timeout = 10 * second
const [brokenDays, weakDays] = [3, 14]

/** Asks the place at its own address, as people do: whether it answers, until when its certificate is good, and what time it is there. */
export async function checkAddress({ http }: Config, now: () => Date): Promise<Finding[]> {
  try {
    const { status, date, certificateEnds } = await ask(new URL('/v1/ready', http.publicUrl))
    const answers =
      status === 200
        ? good('settings', `${http.publicUrl} answers.`)
        : broken(
            'settings',
            `${http.publicUrl} answers with ${status}.`,
            'Start the program, and look at the proxy’s settings.',
          )
    const certificate = certificateEnds && judgeCertificate(http.publicUrl, certificateEnds, now())
    return [answers, ...(certificate ? [certificate] : []), ...(date ? [judgeClock(date, now(), 'The proxy')] : [])]
  } catch (error) {
    return [unreachable(http.publicUrl, error as NodeJS.ErrnoException)]
  }
}

export function judgeCertificate(of: string, ends: Date, now: Date): Finding {
  const days = Math.floor((ends.getTime() - now.getTime()) / day)
  const advice = 'Renew it, and see that it is renewed by itself (Caddy and certbot do).'
  if (days < 0) return broken('certificate', `The certificate of ${of} has ended.`, advice)
  const sentence = `The certificate of ${of} is good for ${days} ${days === 1 ? 'day' : 'days'}.`
  if (days < brokenDays) return broken('certificate', sentence, advice)
  return days < weakDays ? weak('certificate', sentence, advice) : good('certificate', sentence)
}

/** Compares two clocks; an answer takes a second or two, and its time is in whole seconds. */
export function judgeClock(there: Date, here: Date, whose: string): Finding {
  const apart = Math.round(Math.abs(there.getTime() - here.getTime()) / second)
  const advice = 'Let both machines set their clocks by the network: timedatectl set-ntp true.'
  const sentence = `${whose} and this machine differ by ${apart} seconds.`
  if (apart > 300) return broken('clock', sentence, advice)
  return apart > 5 ? weak('clock', sentence, advice) : good('clock', `${whose} has the same time as this machine.`)
}

function ask(address: URL): Promise<Answer> {
  const get = address.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    const request = get(address, { timeout, agent: false }, (response) => {
      const certificate = (response.socket as Partial<TLSSocket>).getPeerCertificate?.()
      const { date } = response.headers
      response.resume()
      resolve({
        status: response.statusCode as number,
        date: date ? new Date(date) : undefined,
        certificateEnds: certificate?.valid_to ? new Date(certificate.valid_to) : undefined,
      })
    })
    request.once('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    request.once('error', reject)
  })
}

function unreachable(address: string, { code = '' }: NodeJS.ErrnoException): Finding {
  if (/CERT|SELF_SIGNED|ALTNAME|SSL|UNABLE_TO/.test(code))
    return broken(
      'certificate',
      `Browsers do not trust the certificate of ${address} (${code}).`,
      'Get one for this name: docs/running.md says how.',
    )
  return broken(
    'settings',
    `Nobody answers at ${address} (${code}).`,
    'Start the program, and look at the proxy, the name’s DNS record and the firewall.',
  )
}

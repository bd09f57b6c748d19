/** Rules of manuals, with their exact texts: used by the server and the volunteers' room. */

/** In characters. */
export const manualLimits = { brand: 80, model: 80, title: 120, address: 500 } as const
export type ManualText = Exclude<keyof typeof manualLimits, 'address'>

export const manualLabels: Record<keyof typeof manualLimits, string> = {
  brand: 'Brand',
  model: 'Model',
  title: 'Title',
  address: 'Address',
}

/** How many manuals stand on a page of the room, and beside one thing. */
export const manualsPerPage = 50
export const shownManuals = 5

/** Hosts of makers in the list, and characters of one. */
export const manualHostList = 300
const longestHost = 100

const hasLetter = /[\p{L}\p{N}]/u

export function manualTextError(field: ManualText, text: string): string | undefined {
  const label = manualLabels[field]
  if (!hasLetter.test(text)) return `${label}: please write it with a letter or a digit`
  return [...text].length > manualLimits[field] ? `${label}: use at most ${manualLimits[field]} characters` : undefined
}

/** Whether an address leads to one of these hosts, or to a part of one: www.maker.example is of maker.example. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  const host = hostOf(address)
  return host !== undefined && hosts.some((one) => host === one || host.endsWith(`.${one}`))
}

/** The host of an address that can be a manual's; undefined for every other kind of address. */
export function hostOf(address: string): string | undefined {
  const url = URL.parse(address)
  const isPlain = url?.protocol === 'https:' && !url.username && !url.password && !url.port
  return isPlain ? url.hostname : undefined
}

export function manualAddressError(address: string, hosts: readonly string[]): string | undefined {
  if (address.length > manualLimits.address) return `Address: use at most ${manualLimits.address} characters`
  const host = hostOf(address)
  if (!host) return 'Address: please give the address of the manual, beginning with https://'
  return isOnHost(address, hosts)
    ? undefined
    : `Address: ${host} is not on the list of makers’ hosts. A steward can add it there`
}

const hostName = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** Hosts as they are stored: small letters, without what stands around them in an address. */
export const readManualHosts = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) =>
        line
          .trim()
          .toLowerCase()
          .replace(/^https?:\/\//, '')
          .replace(/\/.*/, ''),
      )
      .filter(Boolean),
  ),
]

export function manualHostsError(hosts: readonly string[]): string | undefined {
  if (hosts.length > manualHostList) return `Hosts: use at most ${manualHostList} lines`
  const wrong = hosts.find((host) => !hostName.test(host))
  if (wrong === undefined) return undefined
  return `Hosts: “${wrong.slice(0, longestHost)}” is no name of a host. In each line write one, such as www.maker.ca`
}

/** What a steward reads who takes a host out that manuals lead to. */
export const manualHostInUse = (host: string, count: number): string =>
  `Hosts: ${count === 1 ? 'one manual leads' : `${count} manuals lead`} to ${host}. Withdraw ${count === 1 ? 'it' : 'them'} first`

export const noManual = 'There is no such manual.'
export const manualChanged = 'Another volunteer has changed this manual since you opened it.'
export const manualHostsChanged = 'Another volunteer has changed the list of hosts since you opened it.'

import { hour } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per visitor. */
export const lookUpLimits: Limit[] = [{ name: 'places looked up', max: 60, milliseconds: hour }]

/** Per network: a browser without its cookie is a new visitor each time. */
export const networkLookUpLimits: Limit[] = [{ name: 'places looked up by a network', max: 300, milliseconds: hour }]

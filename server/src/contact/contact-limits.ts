import { hour } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per network: a browser without its cookie is a new visitor each time. */
export const contactLimits: Limit[] = [{ name: 'contact', max: 5, milliseconds: hour }]

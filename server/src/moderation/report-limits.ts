import { day } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person. */
export const reportLimits: Limit[] = [{ name: 'reports', max: 20, milliseconds: day }]

/** Per network: a browser without its cookie is a new visitor each time, and each report is a mail to the volunteers. */
export const networkReportLimits: Limit[] = [{ name: 'reports of a network', max: 60, milliseconds: day }]

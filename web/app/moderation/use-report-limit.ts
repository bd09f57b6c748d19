import { browserApi } from '../api.ts'
import { useLimit } from '../use-limit.ts'

/** Tells who opens a report that they can send no more for now. */
export const useReportLimit = (): string | undefined =>
  useLimit({ what: 'report', ask: () => browserApi('getReportLimit', {}), sent: 0 })

import type { FitVerdict } from '@reable/contract/fit/types'

export const verdictTitles: Record<FitVerdict, string> = {
  fits: 'Fits',
  may_fit: 'May fit',
  unknown: 'We don’t know',
  does_not_fit: 'Does not fit',
}

import type { FitUnits } from '@reable/contract/fit/types'
import { useUsualUnit } from '../../listings/fields/values/usual-units.ts'

/** The units that verdicts are told in: those in which measures were given last on this device. */
export const useUnits = (): FitUnits => (useUsualUnit('in') === 'cm' ? 'metric' : 'imperial')

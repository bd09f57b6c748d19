import { fitKinds } from '@reable/contract/fit/kinds'
import type { FitKind } from '@reable/contract/fit/types'

export const findKind = (name: string | undefined): FitKind | undefined => fitKinds.find((kind) => kind.name === name)

import { askedKinds } from '@reable/contract/fit/asked-kinds'
import type { AskedKind } from '@reable/contract/fit/types'

export const findKind = (name: string | undefined): AskedKind | undefined =>
  askedKinds.find((kind) => kind.name === name)
